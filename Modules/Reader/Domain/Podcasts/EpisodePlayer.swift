public import CoreDomain

/// A program that plays recordings and films.
public protocol EpisodePlayer: Sendable {
  /// Plays an episode from its place, and returns when the program has ended: the file that was downloaded, if it is still there, else its URL.
  /// - Parameters:
  ///   - queued: the episode.
  ///   - command: the command of the player.
  ///   - isPublic: whether the URL may lead to the public internet only. The player looks up names and follows redirects on its own.
  /// - Throws: `podcast`, `cancelled`.
  func play(_ queued: QueuedEpisode, with command: EpisodePlayerCommand, isPublic: Bool) async throws(ReaderError) -> EpisodeEnd
}

/// The command of a player, with placeholders.
public struct EpisodePlayerCommand: Hashable, Sendable {
  /// The name of the setting that has it.
  public let setting: String
  /// The words, the first of which is the program. No shell reads them.
  private let words: [String]

  /// The characters of the placeholders for the file, a folder and the time; `%%` is a percent sign everywhere.
  static let placeholders: [Character] = ["s", "p", "t"]

  /// - Throws: `configuration(.badValue)`.
  public init(_ text: String, of setting: SettingKey) throws(ReaderError) {
    guard let words = CommandWords(text), words.isCommand(with: Self.placeholders) else {
      throw .configuration(.badValue(setting, text, .notACommand(placeholders: Self.placeholders), .file))
    }
    (self.words, self.setting) = (words.words, setting.name)
  }

  public var program: String { words[0] }

  /// The arguments of the program. A command that names no file gets it as its last argument.
  public func arguments(file: String, folder: String, seconds: Int) -> [String] {
    let values: [Character: String] = ["s": file, "p": folder, "t": String(seconds), "%": "%"]
    let arguments = words.dropFirst().map { word in CommandWords.filled(word) { values[$0] } ?? word }
    return words.contains { $0.replacing("%%", with: "").contains("%s") } ? arguments : arguments + [file]
  }
}
