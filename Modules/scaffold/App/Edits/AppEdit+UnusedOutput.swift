extension AppEdit {
  /// The terminal without links and archives, and requests without what only feeds need: conditions, and servers that strangers chose.
  static let unusedOutput: [AppEdit] = archives + links + requests

  private static let archives: [AppEdit] = {
    let (output, device) = ("Modules/Terminal/TerminalOutput/TerminalOutput.swift", "Modules/Terminal/TerminalOutput/TerminalDevice.swift")
    return [
      .without("public var isOutputTerminal:", in: output),
      .without("public func write(archive", in: output),
      .without("extension TerminalOutput {", in: output),
      .without("func writeAll(_ bytes: [UInt8])", in: device),
      .without("let windowRows:", in: device),
      .replacing(", windowRows: @escaping @Sendable () -> Int? = { nil },", with: ",", in: device),
      .without("self.windowRows = windowRows", in: device),
      .replacing(",\n      windowRows: { sizeOfWindow(descriptor)?.rows }\n    ) {", with: "\n    ) {", in: device),
      .replacing("{ sizeOfWindow(descriptor)?.columns }", with: "{ columnsOfWindow(descriptor) }", in: device),
      .replacing(
        "sizeOfWindow(_ descriptor: Int32) -> (columns: Int, rows: Int?)? {", with: "columnsOfWindow(_ descriptor: Int32) -> Int? {",
        in: device),
      .replacing("return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : nil)", with: "return Int(size.ws_col)", in: device),
      .replacing(", windowRows: { self.rows }) {", with: ") {", in: "Tests/Support/TerminalDoubles/RecordingDevice.swift"),
      .without("public var jsonDocument:", in: "Modules/Terminal/Export/ExportedValue+JSON.swift"),
      .without("func documentForPrograms(", in: "Tests/TerminalTests/Export/JSONDisplayTests.swift"),
      .replacing("public import Scenes", with: "import Scenes", in: "Modules/Terminal/Export/ExportedValue+JSON.swift"),
    ]
  }()

  private static let links: [AppEdit] = {
    let (output, settings) = (
      "Modules/Terminal/TerminalOutput/TerminalOutput.swift", "Modules/Terminal/TerminalOutput/TerminalSettings.swift"
    )
    let (sequence, style) = ("Modules/Terminal/TerminalOutput/StyleSequence.swift", "Modules/Terminal/Text/Style.swift")
    return [
      .replacing(", withLinks: settings.takesLinks)", with: ")", in: output),
      .replacing(", withLinks: false)", with: ")", in: output),
      .replacing(
        "Styles and links are written when the stream supports them.", with: "Styles are written when the stream supports them.", in: output
      ),
      .without("public let takesLinks:", in: settings),
      .without("let canLink =", in: settings),
      .replacing(
        """
         ``HyperlinkSupport`` says which
          /// terminals show links. Links are written with styles only, so that `--no-color` leaves no
          /// escape sequence in a text, and never to a file or a pipe.
        """, with: "", in: settings),
      .replacing(", takesLinks: takesColour && isTerminal && canLink)", with: ")", in: settings),
      .replacing(
        " + [\"TERM\", \"TERM_PROGRAM\", \"TMUX\", \"STY\"] + HyperlinkSupport.variables {", with: " + [\"TERM\"] {", in: settings),
      .replacing(", withLinks: Bool) -> String {", with: ") -> String {", in: sequence),
      .replacing("text += withLinks ? linked(styled, span.style.link) : styled", with: "text += styled", in: sequence),
      .without("private static func linked(", in: sequence),
      .without("package static func beginning(of link", in: sequence),
      .replacing(" (ECMA-48, 8.3.117) and links (OSC 8). Only", with: " (ECMA-48, 8.3.117). Only", in: sequence),
      .replacing(
        "with or without styles and links. A reset sequence ends each styled span, and an empty link each link.",
        with: "with or without styles. A reset sequence ends each styled span.", in: sequence),
      .replacing(
        "\"TERM\", \"TERM_PROGRAM\", \"TMUX\", \"STY\"]", with: "\"TERM\"]",
        in: "Tests/TerminalTests/TerminalOutput/TerminalSettingsTests.swift"),
      .withoutLine("+ [\"VTE_VERSION\",", in: "Tests/TerminalTests/TerminalOutput/TerminalSettingsTests.swift"),
      .without("public var link:", in: style),
      .replacing(", link: Hyperlink? = nil) {", with: ") {", in: style),
      .without("self.link = link", in: style),
      .replacing("its emphasis, its colour and its link.", with: "its emphasis and its colour.", in: style),
    ]
  }()

  private static let requests: [AppEdit] = {
    let folder = "Modules/Drivers/Transfer"
    let (request, client) = ("\(folder)/Requests/TransferRequest.swift", "Modules/Data/Web/WebClient.swift")
    return [
      .without("public var conditions:", in: request),
      .replacing(" conditions: TransferConditions? = nil,", with: "", in: request),
      .without("self.conditions = conditions", in: request),
      .replacing(" + headers + (conditions?.fields(for: Origin(url)) ?? [])", with: " + headers", in: request),
      .replacing(
        """

        extension TransferRequest {
          /// The same request, but only to the public internet: no private network and not this computer, as after a redirect from the public internet.
          /// For a URL that a stranger chose, whose server nobody has named.
          public var onlyToPublicInternet: TransferRequest {
            var request = self
            request.way.hasBeenOut = true
            return request
          }
        }

        """, with: "", in: request),
      .withoutLine("/// - Parameter isPublic:", in: client),
      .replacing(", accept: String, isPublic: Bool = false) async", with: ", accept: String) async", in: client),
      .replacing(
        "try await loop.response(to: isPublic ? request.onlyToPublicInternet : request)", with: "try await loop.response(to: request)",
        in: client),
      .without("public func headerBytes(", in: "\(folder)/Responses/HTTPResponse.swift"),
      .without("func conditions()", in: "Tests/TransferTests/RequestTests.swift"),
      .withoutLine("#expect(response.headerBytes(\"x-latin\")", in: "Tests/TransferTests/ResponseTests.swift"),
      .withoutLine("#expect(response.headerBytes(\"X-UTF-8\")", in: "Tests/TransferTests/ResponseTests.swift"),
      .withoutLine("#expect(response.headerBytes(\"X-None\")", in: "Tests/TransferTests/ResponseTests.swift"),
    ]
  }()
}
