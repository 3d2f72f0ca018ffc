import CoreDoubles
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Feed diagnostic messages")
struct DiagnosticWordingTests {
  /// Each finding, its kind, and the texts that its sentence must contain.
  static let table: [(FeedDiagnostic, kind: String, texts: [String])] = [
    (.malformed(line: 12, reason: "a tag is open"), "malformed", ["The document is not well-formed XML in line 12: a tag is open."]),
    (
      .wrongEncoding(named: "latin-9", used: "UTF-8"), "wrong_encoding",
      ["The document declares the encoding 'latin-9', which is unknown or wrong; it was decoded as UTF-8."]
    ),
    (
      .guessedEncoding(used: "Shift_JIS"), "guessed_encoding",
      ["The document declares no encoding and is not UTF-8; it was decoded as Shift_JIS."]
    ),
    (.replacedBytes(count: 3), "replaced_bytes", ["3 byte sequences are", "U+FFFD"]),
    (.escapedMarkup(count: 1000), "escaped_markup", ["1,000 unescaped characters were", "&", "<"]),
    (.repairedReferences(count: 2), "mended_references", ["2 character references were", "&#x41;"]),
    (.repairedJSON(count: 2), "mended_json", ["2 JSON syntax errors were"]),
    (.droppedControls(count: 2), "dropped_controls", ["2 control characters"]),
    (.ignoredDocumentType, "ignored_document_type", ["The document type and its declarations were ignored."]),
    (.expandedEntities(count: 2), "expanded_entities", ["2 references to entities"]),
    (.undeclaredEntities(count: 2), "undeclared_entities", ["2 references", "nobody declares"]),
    (.undeclaredPrefixes(count: 1), "undeclared_prefixes", ["1 name has", "xmlns"]),
    (.leadingSpace, "leading_space", ["XML declaration"]), (.unescapedElements(count: 1), "unescaped_elements", ["1 HTML element"]),
    (.windowsCharacters(count: 3), "windows_characters", ["3 control characters", "windows-1252"]),
    (.escapedSections(count: 2), "escaped_sections", ["2 texts have", "CDATA"]),
    (.leftOut(count: 1), "left_out", ["1 part was left out"]),
    (.repairedTags(count: 2), "mended_tags", ["2 tags"]),
    (.surroundings, "surroundings", ["The feed is inside other text, such as a page or a server's warning; only the feed was read."]),
    (
      .cutOff(line: 9, reason: "it ends early"), "cut_off",
      ["The document is damaged in line 9: it ends early; only the complete items before that were read."]
    ),
    (.repeatedItems(count: 2), "repeated_items", ["2 items repeat"]),
    (.sharedGUIDs(count: 2), "shared_guids", ["2 items have the guid"]),
    (.itemsWithoutIdentity(count: 2), "items_without_identity", ["2 items have neither"]),
    (.itemsWithoutDate(count: 2), "items_without_date", ["2 items have no readable date"]),
  ]

  @Test("every finding has a sentence with the error and its count, and a kind for programs", arguments: table)
  func sentences(finding: FeedDiagnostic, kind: String, texts: [String]) {
    let sentence = DiagnosticWording.sentence(for: finding)
    expectSentence(sentence)
    for text in texts { #expect(text.hasSuffix(".") ? sentence == text : sentence.contains(text)) }
    #expect(DiagnosticWording.kind(of: finding) == kind)
  }

  @Test("no two findings share a kind or a sentence")
  func distinct() {
    #expect(Set(Self.table.map(\.kind)).count == Self.table.count)
    #expect(Set(Self.table.map { DiagnosticWording.sentence(for: $0.0) }).count == Self.table.count)
  }

  @Test(
    "a count of one is singular",
    arguments: [
      (.replacedBytes(count: 1), "1 byte sequence is "), (.escapedMarkup(count: 1), "1 unescaped character was "),
      (.repairedReferences(count: 1), "1 character reference was "), (.repairedJSON(count: 1), "1 JSON syntax error was "),
      (.droppedControls(count: 1), "1 control character was "),
      (.expandedEntities(count: 1), "1 reference to "), (.repairedTags(count: 1), "1 tag was "),
      (.repeatedItems(count: 1), "1 item repeats "),
      (.sharedGUIDs(count: 1), "1 item has "), (.itemsWithoutIdentity(count: 1), "1 item has "),
      (.itemsWithoutDate(count: 1), "1 item has "),
    ] as [(FeedDiagnostic, String)])
  func one(finding: FeedDiagnostic, start: String) {
    let sentence = DiagnosticWording.sentence(for: finding)
    #expect(sentence.hasPrefix(start))
    expectSentence(sentence)
  }

  @Test("an unknown line is not named")
  func unknownLine() {
    #expect(DiagnosticWording.sentence(for: .malformed(line: 0, reason: "it is")) == "The document is not well-formed XML: it is.")
    #expect(DiagnosticWording.sentence(for: .malformed(line: 1, reason: "it is")).contains(" XML in line 1: "))
    #expect(!DiagnosticWording.sentence(for: .cutOff(line: 0, reason: "it is")).contains("line"))
  }
}
