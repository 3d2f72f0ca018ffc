extension AppEdit {
  /// The program and its composition without other features and dialogues.
  static let program: [AppEdit] = strata + commandLine + composition

  private static let commandLine: [AppEdit] = {
    let parser = "Modules/strata/CommandLine/CommandLineParser.swift"
    return [
      .without("static func version(askedBy", in: parser),
      .without("let arguments = ArgumentRun.joined(arguments)", in: parser),
      .without("if arguments.first == \"help\"", in: parser),
      .replacing("ArgumentRun.separated(Strata.fullMessage(for: error))", with: "Strata.fullMessage(for: error)", in: parser),
      .without("if parsed is Strata, Application.hasFullScreen", in: parser),
      .without("let sentence = CommandNames", in: parser),
      .replacing("([\"strata: \" + sentence]", with: "([\"strata: \" + lines[0]]", in: parser),
      .without("static let withValues", in: "Modules/strata/Options/GlobalOptions.swift"),
    ]
  }()

  private static let strata: [AppEdit] = {
    let (root, main, options) = ("Modules/strata/Strata.swift", "Modules/strata/Main.swift", "Modules/strata/Options/GlobalOptions.swift")
    let command = "Modules/strata/Command.swift"
    let set = "Modules/strata/Commands/Configuration/ConfigSetCommand.swift"
    return [
      .replacing("A feed reader for the terminal: RSS, Atom and JSON Feed.", with: "Say here what strata does.", in: root),
      .replacing("strata add https://example.org/        follow the feed of a page", with: "strata config show --json", in: root),
      .without("strata refresh ", in: root),
      .without("strata list --unread ", in: root),
      .without("strata search ", in: root),
      .without("strata read ", in: root),
      .without("strata list --starred ", in: root),
      .replacing(
        """
        0 done, 1 failed, 2 wrong usage, 3 some feeds failed, 4 nothing matched, \\
              129, 130 and 143 ended by a closed terminal, Ctrl-C or kill.
        """, with: "0 done, 1 failed, 2 wrong usage.", in: root),
      .replacing("subcommands: reading + [", with: "subcommands: [", in: root),
      .without("private static let reading", in: root),
      .without("static var commandNames:", in: root),
      .without("if let version = CommandLineParser.version(askedBy", in: main),
      .without("guard await application.applyStorageOption()", in: main),
      .without("if command.remindsOfDamage", in: main),
      .replacing("let signal = try await perform(command, in: application)", with: "try await command.perform(in: application)", in: main),
      .without("await application.remindOfSync()", in: main),
      .replacing(
        """
              let code = application.finish()
              if let signal { SignalHandling.end(by: signal) }
              return code

        """, with: "      return application.finish()\n", in: main),
      .without("private static func perform(", in: main),
      .without("var handlesInterrupts: Bool { get }", in: command),
      .without("var remindsOfDamage: Bool { get }", in: command),
      .without("var handlesInterrupts: Bool { false }", in: command),
      .without("var remindsOfDamage: Bool { usesData }", in: command),
      .without("var isPaged: Bool { get }", in: command),
      .without("var isPaged: Bool { false }", in: command),
      .without("var isQuiet: Bool { get }", in: command),
      .without("var isQuiet: Bool { false }", in: command),
      .without("var launchOptions: LaunchOptions { get }", in: command),
      .without("var launchOptions: LaunchOptions {", in: command),
      .replacing("Application(command.launchOptions,", with: "Application(command.global.settings,", in: main),
      .without("@Flag(name: .customLong(\"no-pager\")", in: options),
      .without("var noPager", in: options),
      .replacing(",\n      usesPager: !noPager)", with: ")", in: options),
      .without("var store: StorageKind?", in: options),
      .without("@Option(help: ArgumentHelp(\"How a new data directory stores articles.\"", in: options),
      .replacing("directory: home, store: store, format:", with: "directory: home, format:", in: options),
      .replacing("import Domain\n", with: "", in: options),
      .without("@Flag(", in: set),
      .without("var isDryRun", in: set),
      .without("func validate() throws", in: set),
      .replacing(
        "guard isDryRun else { return await application.settingList().perform(.change(change)) }",
        with: "await application.settingList().perform(.change(change))", in: set),
      .without("await application.retentionCheck()", in: set),
      .without("application.endDryRun()", in: set),
      .replacing(" [--dry-run]", with: "", in: set),
    ]
  }()

  private static let composition: [AppEdit] = {
    let (application, options) = ("Modules/Composition/Application.swift", "Modules/Composition/LaunchOptions.swift")
    let version = "Modules/Composition/Version.swift"
    return [
      .without("let requests", in: application),
      .without("let reading", in: application),
      .without("let storage", in: application),
      .without("reading = ReadingFeature(", in: application),
      .without("storage = StorageFeature(", in: application),
      .without("public var usesPager:", in: options),
      .replacing(",\n    usesPager: Bool = true, isQuiet: Bool = false", with: "", in: options),
      .without("self.usesPager = usesPager", in: options),
      .without("public var isQuiet:", in: options),
      .without("self.isQuiet = isQuiet", in: options),
      .replacing("options.isQuiet ? QuietDisplay(terminal: terminal) : text", with: "text", in: application),
      .without("let pager: Pager?", in: "Modules/Composition/Platform.swift"),
      .without("pager = Pager(", in: "Modules/Composition/Platform.swift"),
      .without("public var store:", in: options),
      .replacing("directory: String? = nil, store: StorageKind? = nil, format:", with: "directory: String? = nil, format:", in: options),
      .without("self.store = store", in: options),
      .replacing("public import Domain\n\n", with: "", in: options),
      .replacing(" (terminal feed reader)\"", with: "\"", in: version),
      .without("static let sleep", in: "Modules/Composition/DataDirectory/SystemClock.swift"),
      .replacing(
        ", and a sleep function that uses it, for the use cases", with: "", in: "Modules/Composition/DataDirectory/SystemClock.swift"),
    ]
  }()
}
