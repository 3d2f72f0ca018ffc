extension AppEdit {
  /// The tests of a terminal without images between lines.
  static let inlineImagesInTests: [AppEdit] = [
    .without("func showsPictures(", in: "Tests/TerminalTests/TerminalOutput/TerminalOutputTests.swift")
  ]

  /// The tests of a terminal without the detection of what shows images.
  static let imagesInTests: [AppEdit] = {
    let settings = "Tests/TerminalTests/TerminalOutput/TerminalSettingsTests.swift"
    return [
      .without("func settlesPictures(", in: settings),
      .replacing(
        "\"TERM_PROGRAM\", \"LC_TERMINAL\", \"KITTY_WINDOW_ID\", \"TMUX\"", with: "\"TERM_PROGRAM\", \"TMUX\"", in: settings),
    ]
  }()

  /// The tests without other features and dialogues.
  static let tests: [AppEdit] = [
    .without("func holds(", in: "Tests/TerminalTests/TerminalOutput/TerminalOutputTests.swift"),
    .without("func holdsWithoutPager(", in: "Tests/TerminalTests/TerminalOutput/TerminalOutputTests.swift"),
    .without("func holdsNothing(", in: "Tests/TerminalTests/TerminalOutput/TerminalOutputTests.swift"),
    .without("SettingRow(SettingSummary(key: .keepArticles", in: "Tests/TerminalTests/Configuration/SettingListTextDisplayTests.swift"),
    .replacing(
      "quote.url      https://example.org/random\n        keep.articles  all  (standard)",
      with: "quote.url  https://example.org/random", in: "Tests/TerminalTests/Configuration/SettingListTextDisplayTests.swift"),
    .without(
      "#expect(try await repository.configuration()[.keepDays]",
      in: "Tests/DataTests/Data/Configuration/StoredConfigurationRepositoryTests.swift"),
    .without("#expect(tracing.traced(JSONStatusStore", in: "Tests/CompositionTests/Tracing/TracingTests.swift"),
    .without("#expect(tracing.traced(FileRefreshLock", in: "Tests/CompositionTests/Tracing/TracingTests.swift"),
    .without("import ArticleStorage", in: "Tests/CompositionTests/Tracing/TracingTests.swift"),
    .without("let home = DataDirectory(", in: "Tests/CompositionTests/Tracing/TracingTests.swift"),
    .without("let files = FileExecutor(", in: "Tests/CompositionTests/Tracing/TracingTests.swift"),
    .replacing(
      "Run the command again to go on. 'strata store repair' recovers what is readable in the damaged file.",
      with: "Run the command again to go on.", in: "Tests/ScenesTests/Wording/StoreWordingTests.swift"),
    .without("static var faultyDisk", in: "Tests/EndToEndTests/Support/StrataProcess.swift"),
    .without("static var meetsFaults", in: "Tests/EndToEndTests/Support/StrataProcess.swift"),
  ]
}
