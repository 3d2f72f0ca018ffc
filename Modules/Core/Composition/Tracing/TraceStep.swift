/// One step of a request: the called type and function, the input, and the result.
package struct TraceStep: Sendable {
  package enum Result: Sendable {
    case pending
    case gave(String)
    case threw(String)
  }

  /// The module of the called type.
  package let layer: String
  /// The called type, or the protocol through which it is called.
  package let type: String
  /// The called function.
  package let step: String
  /// The file of the type. In this project, files are named after their types.
  package let file: String
  /// A short description of the input.
  package let input: String
  /// The index of the step that made this call; nil for the first step.
  package var caller: Int?
  /// A short description of the result or the error.
  package var result = Result.pending
  /// The duration including all called steps, without the overhead of tracing.
  package var duration = Duration.zero

  /// - Parameter called: the protocol through which the type is called; nil for the type itself.
  package init(type: Any.Type, as called: Any.Type? = nil, step: String, input: String, caller: Int? = nil) {
    // "CoreDomain.ShowConfiguration", "CoreTerminal.JSONDisplay<CoreScenes.SettingList.ViewModel>"
    let qualified = String(reflecting: type)
    layer = String(qualified.prefix { $0 != "." })
    self.type = Self.name(of: called ?? type)
    self.step = step
    file = "\(Self.name(of: type)).swift"
    self.input = input
    self.caller = caller
  }

  /// The name of a type without its module and its generic arguments.
  private static func name(of type: Any.Type) -> String {
    let bare = String(reflecting: type).prefix { $0 != "<" }
    return String(bare.split(separator: ".").last ?? bare)
  }

  /// - Parameter fileID: the module and the file of the caller, as `#fileID` gives them. The type's name is read from the file's name, also
  ///   for an extension such as `DataDirectory+SetAside.swift`.
  package init(fileID: String, step: String, input: String, caller: Int?) {
    layer = String(fileID.prefix { $0 != "/" })
    file = String(fileID.split(separator: "/").last ?? "")
    type = String(file.prefix { $0 != "+" && $0 != "." })
    self.step = step
    self.input = input
    self.caller = caller
  }
}
