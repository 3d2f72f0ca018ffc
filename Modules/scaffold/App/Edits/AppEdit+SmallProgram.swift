extension AppEdit {
  /// The program without what many commands and long sessions need: traces that are written while it runs, commands without data, errors that only a run
  /// finds.
  static let smallProgram: [AppEdit] = traces + commands + smallProgramTests

  private static let traces: [AppEdit] = {
    let (trace, options) = ("Modules/Composition/Tracing/Trace.swift", "Modules/Composition/LaunchOptions.swift")
    let application = "Modules/Composition/Application.swift"
    return [
      .without("var roots:", in: trace),
      .without("let requests: AsyncStream", in: trace),
      .without("private let stream:", in: trace),
      .without("private let isStreamed", in: trace),
      .without("init(isStreamed", in: trace),
      .replacing(" With `isStreamed`, only those of the requests that are running.", with: "", in: trace),
      .without("func end()", in: trace),
      .without("private static func take(", in: trace),
      .without("state.roots[number] =", in: trace),
      .without("private static func numbered(", in: trace),
      .without("var next = 0", in: trace),
      .replacing(
        "  /// The steps by their numbers.\n    var steps: [Int: TraceStep] = [:]", with: "  var steps: [TraceStep] = []", in: trace),
      .replacing("state.withLock { Self.numbered($0.steps) }", with: "state.withLock { $0.steps }", in: trace),
      .replacing("let number = state.next\n", with: "let number = state.steps.count\n", in: trace),
      .withoutLine("state.next += 1", in: trace),
      .replacing("state.steps[number] = step", with: "state.steps.append(step)", in: trace),
      .replacing("state.steps[mark.index]?.result = result", with: "state.steps[mark.index].result = result", in: trace),
      .replacing("state.steps[mark.index]?.duration =", with: "state.steps[mark.index].duration =", in: trace),
      .without("if isStreamed", in: trace),
      .without("public var traceFile", in: options),
      .replacing("Trace(isStreamed: options.traceFile != nil)", with: "Trace()", in: application),
      .replacing("if options.traceFile == nil, let steps", with: "if let steps", in: application),
    ]
  }()

  private static let commands: [AppEdit] = {
    let (main, parser) = ("Modules/strata/Main.swift", "Modules/strata/CommandLine/CommandLineParser.swift")
    let (application, command) = ("Modules/Composition/Application.swift", "Modules/strata/Command.swift")
    return [
      .without("var running:", in: main),
      .without("running = type(of: command)", in: main),
      .withoutLines(from: "if let running, let text", through: "}", in: main),
      .without("extension CommandLineParser {", in: parser),
      .without("extension ParsableCommand {", in: parser),
      .withoutLines(from: "if let name = arguments.first", through: "}", in: parser),
      .replacing(
        """
          ///
          /// The first word names the command, whose own parser reads the rest: the parser of all commands takes most of the time of a start. What the
          /// own parser refuses, the parser of all commands reads again. So there is one form of help and of errors.

        """, with: "", in: parser),
      .replacing(
        "    let parsed = try Strata.parseAsRoot(arguments)\n    return parsed\n", with: "    try Strata.parseAsRoot(arguments)\n",
        in: parser),
      .without("var usesData: Bool { get }", in: command),
      .without("extension Command {", in: command),
      .replacing(", usesData: command.usesData)", with: ")", in: main),
      .withoutLine("/// - Parameter usesData:", in: application),
      .replacing(
        "_ options: LaunchOptions, usesData: Bool = true) throws(LaunchError) {", with: "_ options: LaunchOptions) throws(LaunchError) {",
        in: application),
      .replacing("usesData: usesData, terminal: TerminalOutput(", with: "terminal: TerminalOutput(", in: application),
      .replacing("usesData: Bool = true, terminal: TerminalOutput)", with: "terminal: TerminalOutput)", in: application),
      .replacing(
        "usesData ? try DataDirectoryPath.path(named: options.directory) : Self.nowhere,",
        with: "try DataDirectoryPath.path(named: options.directory),", in: application),
      .without("private static let nowhere", in: application),
    ]
  }()

  private static let smallProgramTests: [AppEdit] = [
    .without("func streams()", in: "Tests/CompositionTests/Tracing/TraceTests.swift")
  ]
}
