extension AppEdit {
  /// The layers without pictures in the terminal, dialogues and feeds.
  static let layers: [AppEdit] = scenes + terminal + data

  private static let scenes: [AppEdit] = {
    let common = "Modules/Presentation/Scenes/Wording/Message+Common.swift"
    let limits = "Modules/Domain/Values/TextLimits.swift"
    return [
      .without("public static let noFeeds", in: common),
      .without("public static let dryRun", in: common),
      .without("public static func notACommand(", in: common),
      .replacing(
        "Run the command again to go on. 'strata store repair' recovers what is readable in the damaged file.",
        with: "Run the command again to go on.", in: "Modules/Presentation/Scenes/Wording/StoreWording.swift"),
      .without("public struct SentencesViewModel", in: "Modules/Presentation/Scenes/SceneProtocols/SceneViewModel.swift"),
      .without("public enum ListWording", in: "Modules/Presentation/Scenes/Wording/CountWording.swift"),
      .without("public var withoutControls:", in: "Modules/Domain/Values/String+Whitespace.swift"),
      .without("public var isSecure:", in: "Modules/Domain/Values/WebURL.swift"),
      .without("public typealias SleepUntil", in: "Modules/Domain/Values/Timestamp.swift"),
      .without("public static let mostTags", in: limits),
      .without("public static let mostAuthors", in: limits),
      .without("public static let mostEnclosures", in: limits),
      .without("public static let mostBytesOfToken", in: limits),
      .without("extension String", in: "Modules/Domain/Values/UInt64+Hexadecimal.swift"),
      .without("public func setting(", in: "Modules/Domain/Configuration/Configuration.swift"),
    ]
  }()

  private static let terminal: [AppEdit] = {
    let (output, settings) = (
      "Modules/Terminal/TerminalOutput/TerminalOutput.swift", "Modules/Terminal/TerminalOutput/TerminalSettings.swift"
    )
    return [
      .without("package var window:", in: output),
      .without("package func redraw(", in: output),
      .without("private var held:", in: output),
      .without("public func hold()", in: output),
      .without("public func endHolding(", in: output),
      .replacing("if held == nil { send(text, to: end) } else { held?.append((text, end)) }", with: "send(text, to: end)", in: output),
      .without("public let isDumb: Bool", in: settings),
      .without("self.isDumb = isDumb", in: settings),
      .without("public let isInMultiplexer: Bool", in: settings),
      .without("isInMultiplexer = TerminalMultiplexer", in: settings),
    ]
  }()

  /// The terminal without images between lines.
  static let inlineImages: [AppEdit] = {
    let output = "Modules/Terminal/TerminalOutput/TerminalOutput.swift"
    return [
      .without("public func canShow(", in: output),
      .without("public func write(_ picture: InlineImage)", in: output),
    ]
  }()

  /// The terminal without the detection of what shows images.
  static let images: [AppEdit] = {
    let settings = "Modules/Terminal/TerminalOutput/TerminalSettings.swift"
    return [
      .without("public let pictures: ImageProtocol?", in: settings),
      .without("pictures = outputIsTerminal", in: settings),
      .replacing(
        "``ImageProtocol/detected(in:)`` says which\n  /// terminals show pictures, and ``HyperlinkSupport`` which show links. Links",
        with: "``HyperlinkSupport`` says which\n  /// terminals show links. Links", in: settings),
      .replacing(" + ImageProtocol.variables +", with: " + [\"TERM\", \"TERM_PROGRAM\", \"TMUX\", \"STY\"] +", in: settings),
      .replacing(
        "ImageProtocol.detected(in: environment) != nil || programs", with: "programs",
        in: "Modules/Terminal/TerminalOutput/HyperlinkSupport.swift"),
    ]
  }()

  private static let data: [AppEdit] = {
    let (directory, files) = ("Modules/Data/FileStorage/DataDirectory.swift", "Modules/Drivers/Files/FileSystem.swift")
    return [
      .without("private var condition:", in: directory),
      .without("try condition?(self)", in: directory),
      .without("package func changing(", in: directory),
      .without("package let refreshLock: StoreLock", in: directory),
      .without("refreshLock = StoreLock(", in: directory),
      .without("package var refreshLockPath", in: directory),
      .without("package func step(", in: "Modules/Data/Web/WebClient.swift"),
      .without("package static func removeTree(", in: files),
      .without("private static func unlinkTree(", in: files),
      .without("package static func statusOfName(", in: files),
      .without("package static func isRegular(", in: files),
      .without("package static func isFolder(", in: files),
      .without("package var isSettled", in: "Modules/Drivers/Files/FileIdentity.swift"),
      .without("package static func isUnfinished(", in: "Modules/Drivers/Files/AtomicFile.swift"),
      .without("package static func nameBeforeSettingAside(", in: "Modules/Data/FileStorage/StoredFile.swift"),
      .without("package mutating func clear()", in: "Modules/Drivers/RecordJSON/JSONWriter.swift"),
    ]
  }()
}
