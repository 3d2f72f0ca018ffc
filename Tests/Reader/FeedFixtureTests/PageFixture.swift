import ArticleText
import CoreDomain
@testable import FullTextExtraction
import Markup
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A web page in `Fixtures/pages/`, in which attributes say what its main text is: `data-keep` the text, `data-drop` clutter inside it, and
/// `data-either` what may be in a result or not, such as the title and the name of the author. The page is read without these attributes.
struct PageFixture: CustomTestStringConvertible, Sendable {
  /// How well a result matches the main text of a page.
  struct Score: Equatable, CustomStringConvertible {
    /// The number of words of the main text, and of those that are in the result.
    var expected = 0
    var kept = 0
    /// The number of words of the result, and of those that belong to neither the text nor what may be with it.
    var found = 0
    var clutter = 0

    var keptPercent: Double { expected == 0 ? 100 : 100 * Double(kept) / Double(expected) }
    var clutterPercent: Double { found == 0 ? 0 : 100 * Double(clutter) / Double(found) }

    mutating func add(_ other: Score) {
      expected += other.expected
      kept += other.kept
      found += other.found
      clutter += other.clutter
    }

    /// The percentages of words kept and of clutter, and the number of words of the main text.
    var description: String { "\(Self.column(keptPercent)) % \(Self.column(clutterPercent)) % \(expected)" }

    private static func column(_ percent: Double) -> String {
      let text = "\((percent * 10).rounded() / 10)"
      return String(repeating: " ", count: max(0, 5 - text.count)) + text
    }
  }

  private static let folder = FeedFixture.folder.appending(path: "pages", directoryHint: .isDirectory)
  private static let marks = ["data-keep", "data-drop", "data-either"]

  let name: String

  var testDescription: String { name }

  /// Whether the page has no main text, as its name says.
  var isWithoutText: Bool { name.hasPrefix("nothing-") }

  /// All pages, sorted by name.
  static func all() throws -> [PageFixture] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }.sorted().map {
      PageFixture(name: String($0.dropLast(5)))
    }
  }

  /// The page with its marks.
  func markedPage() throws -> [UInt8] { Array(try Data(contentsOf: Self.folder.appending(path: "\(name).html"))) }

  /// The page as its site would send it.
  func page() throws -> [UInt8] {
    var page = try markedPage()[...]
    var result: [UInt8] = []
    let marks = Self.marks.map { Array(" \($0)".utf8) }
    while let byte = page.first {
      if byte == 0x20, let mark = marks.first(where: { page.starts(with: $0) }) {
        page = page.dropFirst(mark.count)
      } else {
        result.append(byte)
        page = page.dropFirst()
      }
    }
    return result
  }

  /// What the extraction finds on the page.
  func extracted() throws -> String? {
    MainText.extract(from: try page(), contentType: "text/html", base: try WebURL("https://example.org/news/page.html"))
  }

  /// Whether the page has a main text.
  func hasText() throws -> Bool { try !words().keep.isEmpty }

  /// The words of the main text, and those that may be with it.
  private func words() throws -> (keep: [String: Int], either: [String: Int]) {
    let decoded = PageDecoding.html(of: try markedPage(), contentType: nil) ?? []
    let words = WordReader.words(of: String(decoding: decoded, as: UTF8.self), base: .drop)
    return (words[.keep] ?? [:], words[.either] ?? [:])
  }

  /// Compares a result with the main text.
  func score(of result: String?) throws -> Score {
    let expected = try words()
    let found = result.map { WordReader.words(of: $0, base: .keep)[.keep] ?? [:] } ?? [:]
    var score = Score()
    for (word, count) in expected.keep {
      score.expected += count
      score.kept += min(count, found[word] ?? 0)
    }
    for (word, count) in found {
      score.found += count
      score.clutter += max(0, count - (expected.keep[word] ?? 0) - (expected.either[word] ?? 0))
    }
    return score
  }
}

/// Counts the words that a page shows, by the marks of the elements around them.
private struct WordReader: MarkupSink {
  enum Mark: String {
    case keep = "data-keep"
    case drop = "data-drop"
    case either = "data-either"
  }

  private var counts: [Mark: [String: Int]] = [:]
  private var marks: [Mark]
  private var word = ""
  private var hidden = 0
  private var formula = 0

  /// - Parameter base: the mark of what is outside all marked elements.
  static func words(of html: String, base: Mark) -> [Mark: [String: Int]] {
    var reader = WordReader(marks: [base])
    HTMLReader.read("<whole>" + html, into: &reader)
    reader.endWord()
    return reader.counts
  }

  private init(marks: [Mark]) { self.marks = marks }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    startOrEnd(name.local)
    if name.local == "math" || formula > 0 { formula += 1 }
    let isUnseen = ["annotation", "button", "select", "svg", "textarea"].contains(name.local)
    if hidden > 0 || isUnseen || ElementDisplay.isHidden(name.local, attributes) { hidden += 1 }
    let own = [Mark.keep, .drop, .either].first { attributes[$0.rawValue] != nil }
    if own != nil { endWord() }
    marks.append(own ?? marks[marks.count - 1])
  }

  mutating func endElement(_ name: XMLName) {
    startOrEnd(name.local)
    if marks.count > 1, marks[marks.count - 1] != marks[marks.count - 2] { endWord() }
    marks.removeLast()
    if hidden > 0 { hidden -= 1 }
    if formula > 0 { formula -= 1 }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard hidden == 0 else { return }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      // Languages without spaces: each character is a word.
      let isAlone = scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      if isAlone || !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil) { endWord() }
      if isAlone || scalar.properties.isAlphabetic || scalar.properties.numericType != nil { word.unicodeScalars.append(scalar) }
      if isAlone { endWord() }
    }
  }

  /// Lines and the parts of formulas separate words.
  private mutating func startOrEnd(_ name: String) {
    if formula > 0 || name == "br" || ElementDisplay.blocks.contains(name) || name.contains("-") { endWord() }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    counts[marks[marks.count - 1], default: [:]][word.lowercased(), default: 0] += 1
    word = ""
  }
}
