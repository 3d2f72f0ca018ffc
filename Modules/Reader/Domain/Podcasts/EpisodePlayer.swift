/// A program that plays recordings and films.
public protocol EpisodePlayer: Sendable {
  /// Plays an episode from its place, and returns when the program has ended: the file that was downloaded, if it is still there, else its URL.
  /// - Throws: `podcast`, `cancelled`.
  func play(_ queued: QueuedEpisode, with command: EpisodePlayerCommand) async throws(ReaderError) -> EpisodeEnd
}

/// The command of a player, with placeholders.
public struct EpisodePlayerCommand: Hashable, Sendable {
  /// The setting that has it.
  public let setting: String
  /// The words, the first of which is the program. No shell reads them.
  private let words: [String]

  private enum Placeholder: Character {
    case file = "s"
    case folder = "p"
    case time = "t"
    case percent = "%"
  }

  /// - Throws: `podcast(.badPlayer)`.
  public init(_ text: String, setting: String) throws(ReaderError) {
    guard let words = CommandWords(text)?.words, !words.isEmpty else { throw .podcast(.badPlayer(setting: setting)) }
    for word in words {
      guard Self.filled(word, { _ in "" }) != nil else { throw .podcast(.badPlayer(setting: setting)) }
    }
    (self.words, self.setting) = (words, setting)
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
