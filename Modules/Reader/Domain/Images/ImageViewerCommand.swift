public import CoreDomain

/// The command of a program that shows images, with placeholders.
public struct ImageViewerCommand: Hashable, Sendable {
  /// The words, the first of which is the program. No shell reads them.
  private let words: [String]

  /// The character of the placeholder for a file; `%%` is a percent sign everywhere.
  static let placeholders: [Character] = ["s"]

  /// - Throws: `badValue`.
  public init(_ text: String) throws(ConfigurationError) {
    guard let words = CommandWords(text), words.isCommand(with: Self.placeholders) else {
      throw .badValue(.imageViewer, text, .notACommand(placeholders: Self.placeholders), .file)
    }
    self.words = words.words
  }

  /// The path of the program, or a name that is searched for in PATH.
  public var program: String { words[0] }

  /// The arguments of the program. A word with `%s` is repeated for each file; a command without one gets the files as its last arguments.
  public func arguments(files: [String]) -> [String] {
    let arguments = words.dropFirst()
    let filled = arguments.flatMap { word in
      (Self.hasPlace(word) ? files : [""]).compactMap { Self.filled(word, file: $0) }
    }
    return arguments.contains(where: Self.hasPlace) ? filled : filled + files
  }

  private static func hasPlace(_ word: String) -> Bool { word.replacing("%%", with: "").contains("%s") }

  /// The word with the values of its placeholders; nil when one is unknown.
  private static func filled(_ word: String, file: String) -> String? {
    CommandWords.filled(word) { ["s": file, "%": "%"][$0] }
  }
}
