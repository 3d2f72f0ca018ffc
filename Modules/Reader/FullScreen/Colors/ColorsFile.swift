public import CoreScenes
internal import CoreTerminal

/// The user's file of colors: lines `part = style`, which may begin with `light` or `dark` for one background.
///
/// A line with a mistake is left out, and the others work.
public struct ColorsFile: Hashable, Sendable {
  /// A longer file is not read.
  public static let maximumBytes = 64 * 1024

  private struct Line: Hashable {
    /// Nil for every background.
    let isForLight: Bool?
    let part: Palette.Part
    let style: Style
  }

  private var lines: [Line] = []
  private(set) var mistakes: [FileMistake] = []

  /// - Parameter depth: how many colors the terminal shows. Others become the nearest of these.
  public init(_ content: some Collection<UInt8>, shownIn depth: ColorDepth = .full) {
    for (index, bytes) in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      read(bytes, number: index + 1, depth)
    }
  }

  /// A message for each mistake.
  public var messages: [Message] { FileMistake.messages(for: mistakes, in: "colours") }

  /// The styles for a background. A line for it overrides a line for every background, and a later line an earlier one.
  func styles(isOnLight: Bool) -> [Palette.Part: Style] {
    var styles: [Palette.Part: Style] = [:]
    for isForLight in [nil, isOnLight] {
      for line in lines where line.isForLight == isForLight { styles[line.part] = line.style }
    }
    return styles
  }

  private mutating func read(_ bytes: some Collection<UInt8>, number: Int, _ depth: ColorDepth) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return mistakes.append(FileMistake(line: number, sentence: "the line is not UTF-8."))
    }
    var words = text.drop { $0 == "\u{FEFF}" }.split(whereSeparator: \.isWhitespace)[...]
    // A color begins with the sign of a comment, too, but no line does.
    guard let first = words.first, !first.hasPrefix("#") else { return }
    let isForLight: Bool? = first == "light" ? true : first == "dark" ? false : nil
    if isForLight != nil { words = words.dropFirst() }
    guard words.count > 2, let name = words.first, words.dropFirst().first == "=" else {
      return mistakes.append(FileMistake(line: number, sentence: "this is not 'part = style'.", hint: "Example: unread = bold cyan"))
    }
    guard let part = Palette.Part(rawValue: String(name)) else {
      let names = Palette.Part.allCases.map(\.rawValue)
      return mistakes.append(
        FileMistake(
          line: number, sentence: "there is no part \(FileMistake.quoted(name)).",
          hint: SpellingSuggestion.of(String(name), among: names).map { "Did you mean '\($0)'?" } ?? "There are \(ListWording.text(names))."
        ))
    }
    do throws(WordMistake) {
      let style = try StyleParser.style(of: Array(words.dropFirst(2)), shownIn: depth)
      lines.append(Line(isForLight: isForLight, part: part, style: style))
    } catch {
      mistakes.append(FileMistake(line: number, sentence: error.sentence, hint: error.hint))
    }
  }
}
