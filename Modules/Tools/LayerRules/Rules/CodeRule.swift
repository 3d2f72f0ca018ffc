/// Code that certain layers must not contain.
public struct CodeRule: Hashable, Sendable {
  /// A target, or one file of it, to which the rule does not apply.
  public struct Exception: Hashable, Sendable {
    public let target: String
    /// The file's name; nil for all files of the target.
    public let file: String?

    public init(target: String, file: String? = nil) {
      self.target = target
      self.file = file
    }
  }

  public let rule: Rule
  public let patterns: [CodePattern]
  /// The layers to which the rule applies; nil for all layers that are not for tests.
  public let layers: Set<String>?
  /// The layers to which the rule does not apply.
  public let outside: Set<String>
  public let exceptions: [Exception]
  /// A condition of `#if` under which the code is allowed, without spaces: `os(Linux)`.
  public let condition: String?
  /// The end of the sentence that a finding shows, for example "time arrives as a value".
  public let reason: String

  public init(
    rule: Rule = "code", patterns: [CodePattern], in layers: Set<String>? = nil, outside: Set<String> = [], exceptions: [Exception] = [],
    unless condition: String? = nil, reason: String
  ) {
    self.rule = rule
    self.patterns = patterns
    self.layers = layers
    self.outside = outside
    self.exceptions = exceptions
    self.condition = condition
    self.reason = reason
  }

  func concerns(_ layer: Layer) -> Bool {
    !outside.contains(layer.name) && (layers.map { $0.contains(layer.name) } ?? !layer.isForTests)
  }

  func allows(_ file: SourceFile, in module: Module) -> Bool {
    exceptions.contains { $0.target == module.name && ($0.file == nil || $0.file == file.name) }
  }
}
