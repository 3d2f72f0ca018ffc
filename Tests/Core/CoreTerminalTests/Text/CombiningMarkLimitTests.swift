import CoreScenes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@testable import CoreTerminal

@Suite("Limit of combining marks")
struct CombiningMarkLimitTests {
  private static let flood = String(repeating: "\u{301}", count: 10_000)

  @Test("ten thousand marks on one letter are cut to eleven")
  func boundsMarks() {
    let filtered = TerminalEscapeFilter.filtered("Za\(Self.flood)lgo", as: .line)
    #expect(filtered.unicodeScalars.count == "Zlgo".count + 12)
    #expect(filtered.hasPrefix("Z") && filtered.hasSuffix("lgo"))
  }

  @Test("a character of twelve scalars is unchanged, and every scalar beyond is cut or escaped", arguments: [(11, 12), (12, 12), (13, 12)])
  func exactLimit(marks: Int, kept: Int) {
    let text = "a" + String(repeating: "\u{301}", count: marks) + "b"
    #expect(TerminalEscapeFilter.filtered(text, as: .line).unicodeScalars.count == kept + 1)
    #expect(TerminalEscapeFilter.filtered(text, as: .json).utf8.contains(UInt8(ascii: "\\")) == (marks > 11))
  }

  @Test(
    "letters and emoji of real scripts are unchanged",
    arguments: ["👩🏽‍❤️‍💋‍👨🏽", "👨🏻‍👩🏼‍👧🏽‍👦🏾", "בְּרֵאשִׁ֖ית", "ཧཱུྃ", "स्त्री", "ก็ที่นี่"])
  func keepsRealCharacters(_ text: String) {
    #expect(TerminalEscapeFilter.filtered(text, as: .line) == text)
  }

  @Test(
    "other endless characters are cut to twelve scalars",
    arguments: ["👩\u{200D}", "\u{1112}", "\u{600}", "a\u{300}\u{200D}", "क\u{94D}", "\u{1112}\u{1161}\u{11AB}\u{301}"]
      + [String(repeating: "\u{1112}", count: 15) + "\u{1161}"])
  func boundsOtherFloods(_ part: String) {
    let filtered = TerminalEscapeFilter.filtered(String(repeating: part, count: 500), as: .line)
    #expect(filtered.allSatisfy { $0.unicodeScalars.count <= 12 })
    #expect(TerminalEscapeFilter.filtered(filtered, as: .line) == filtered)
  }

  @Test("invisible characters between marks do not raise the limit")
  func boundsAfterDropping() {
    let filtered = TerminalEscapeFilter.filtered("a" + String(repeating: "\u{301}\u{200B}", count: 100), as: .line)
    #expect(filtered.unicodeScalars.count == 12)
  }

  @Test("in JSON, the excess marks are escaped, and a reader gets all marks")
  func escapesInJSON() throws {
    let text = "a\(Self.flood)"
    let document = TerminalEscapeFilter.filtered(TerminalJSON.text(of: .texts([text]), for: "strata", pretty: false), as: .json)
    #expect(document.allSatisfy { $0.unicodeScalars.count <= 12 })
    let decoded = try #require(try JSONDecoder().decode([String].self, from: Data(document.utf8)).first)
    #expect(decoded.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("in XML, the excess marks are character references")
  func escapesInXML() {
    let filtered = TerminalEscapeFilter.filtered("<a>" + Self.flood + "</a>", as: .xml)
    #expect(filtered.allSatisfy { $0.unicodeScalars.count <= 12 })
    #expect(filtered.unicodeScalars.count { $0 == "\u{301}" || $0 == "&" } == 10_000)
    #expect(filtered.unicodeScalars.count { $0 == "&" } == filtered.unicodeScalars.split(separator: ";").count - 1)
  }
}
