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

  private enum Placeholder: Character, CaseIterable {
    case file = "s"
    case folder = "p"
    case time = "t"
    case percent = "%"
  }

  /// The characters of the placeholders; `%%` is a percent sign everywhere.
  static let placeholders = Placeholder.allCases.filter { $0 != .percent }.map(\.rawValue)

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
    let arguments = words.dropFirst().map { word in
      Self.filled(word) { placeholder in
        switch placeholder {
        case .file: file
        case .folder: folder
        case .time: String(seconds)
        case .percent: "%"
        }
      } ?? word
    }
    return words.contains { $0.replacing("%%", with: "").contains("%s") } ? arguments : arguments + [file]
  }

  /// The word with the values of its placeholders; nil when one is unknown.
  private static func filled(_ word: String, _ value: (Placeholder) -> String) -> String? {
    CommandWords.filled(word) { Placeholder(rawValue: $0).map(value) }
  }
}
