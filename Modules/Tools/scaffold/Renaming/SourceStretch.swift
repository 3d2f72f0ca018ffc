import LayerRules

/// A part of a Swift file that is either code or text. Text is a comment, or a string without its interpolations.
struct SourceStretch: Hashable {
  let text: String
  let isCode: Bool

  /// Splits a Swift file into such parts. Joined, they give the file again.
  static func all(of source: String) -> [SourceStretch] {
    let source = SourceText(source)
    var stretches: [SourceStretch] = []
    var (start, isCode) = (0, true)
    func end(at place: Int) {
      guard start < place else { return }
      let text = String(decoding: source.original[start..<place], as: UTF8.self)
      stretches.append(SourceStretch(text: text, isCode: isCode))
      start = place
    }
    for (place, byte) in source.original.enumerated() {
      // Text is blanked. White space cannot be told apart, and belongs to what is before it.
      guard !byte.isSpace, (source.code[place] == byte) != isCode else { continue }
      end(at: place)
      isCode.toggle()
    }
    end(at: source.original.count)
    return stretches
  }

  /// The words of a Swift file that are neither in a comment nor in a string.
  static func words(ofCodeIn source: String) -> [String] {
    tokens(of: source).filter(\.isWord).map(\.text)
  }

  /// The number of the first line whose code contains a word; nil when there is none.
  static func line(of word: String, inCodeOf source: String) -> Int? {
    tokens(of: source).first { $0.text == word }?.line
  }

  /// The types that a Swift file declares.
  static func types(declaredIn source: String) -> [String] {
    Declaration.list(in: tokens(of: source)).filter(\.declaresType).map(\.name)
  }

  private static func tokens(of source: String) -> [Token] {
    Token.list(in: SourceText(source))
  }
}
