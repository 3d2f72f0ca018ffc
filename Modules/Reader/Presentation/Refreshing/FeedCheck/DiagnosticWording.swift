import CoreScenes
import ReaderDomain

/// The sentences for feed diagnostics.
enum DiagnosticWording {
  /// A sentence that says what is wrong, and how Strata read the feed nevertheless.
  static func sentence(for finding: FeedDiagnostic) -> String {
    switch finding {
    case .malformed(let line, let reason):
      "The document is not well-formed XML\(place(line)): \(reason)."
    case .wrongEncoding(let named, let used):
      "The document declares the encoding '\(named)', which is unknown or wrong; it was decoded as \(used)."
    case .guessedEncoding(let used):
      "The document declares no encoding and is not UTF-8; it was decoded as \(used)."
    case .replacedBytes(let count):
      "\(text(count, "byte sequence is", "byte sequences are")) invalid in this encoding; replaced with U+FFFD."
    case .escapedMarkup(let count):
      "\(text(count, "unescaped character was", "unescaped characters were")) read as text: XML requires & and < to be escaped."
    case .repairedReferences(let count):
      "\(text(count, "character reference was", "character references were")) corrected: XML requires a lowercase x, as in &#x41;, and one reference for each character."
    case .repairedJSON(let count):
      "\(text(count, "JSON syntax error was", "JSON syntax errors were")) corrected, such as commas, quotes and escapes."
    case .droppedControls(let count):
      "\(text(count, "control character was", "control characters were")) removed, because feeds must not contain them."
    case .ignoredDocumentType:
      "The document type and its declarations were ignored."
    case .expandedEntities(let count):
      "\(text(count, "reference to an entity of the document was", "references to entities of the document were")) replaced with the text."
    case .undeclaredEntities(let count):
      "\(text(count, "reference to an entity that nobody declares was", "references to entities that nobody declares were")) read as HTML: XML knows only &amp;, &lt;, &gt;, &quot; and &apos;, and other readers may refuse the feed."
    case .undeclaredPrefixes(let count):
      "\(text(count, "name has", "names have")) a prefix that the document does not declare with 'xmlns'; other readers may refuse the feed."
    case .leadingSpace:
      "Something precedes the XML declaration, such as an empty line; it was ignored."
    case .unescapedElements(let count):
      "\(text(count, "HTML element was", "HTML elements were")) not escaped; read as a part of the text around."
    case .windowsCharacters(let count):
      "\(text(count, "control character was", "control characters were")) read as windows-1252, such as U+0096 as a dash."
    case .escapedSections(let count):
      "\(text(count, "text has", "texts have")) the marks of a CDATA section in escaped form; the marks were removed."
    case .leftOut(let count):
      "\(text(count, "part was", "parts were")) left out, because a text is too long, or elements are too many or nested too deeply; everything else was read."
    case .repairedTags(let count):
      "\(text(count, "tag was", "tags were")) corrected: not closed, closed in the wrong place, or not valid XML."
    case .surroundings:
      "The feed is inside other text, such as a page or a server's warning; only the feed was read."
    case .cutOff(let line, let reason):
      "The document is damaged\(place(line)): \(reason); only the complete items before that were read."
    case .repeatedItems(let count):
      "\(text(count, "item repeats", "items repeat")) an item above, by the guid or URL; of such items, only the first is stored."
    case .sharedGUIDs(let count):
      "\(text(count, "item has", "items have")) the guid of a different item; they are told apart by URL or title."
    case .itemsWithoutIdentity(let count):
      "\(text(count, "item has", "items have")) neither guid nor URL; after an edit, feed readers may show such an item as new."
    case .itemsWithoutDate(let count):
      "\(text(count, "item has", "items have")) no readable date; the time of the first fetch is used instead."
    }
  }

  /// The name of the diagnostic in `--json` and `--plain`.
  static func kind(of finding: FeedDiagnostic) -> String {
    switch finding {
    case .malformed: "malformed"
    case .wrongEncoding: "wrong_encoding"
    case .guessedEncoding: "guessed_encoding"
    case .replacedBytes: "replaced_bytes"
    case .escapedMarkup: "escaped_markup"
    case .repairedReferences: "mended_references"
    case .repairedJSON: "mended_json"
    case .droppedControls: "dropped_controls"
    case .ignoredDocumentType: "ignored_document_type"
    case .expandedEntities: "expanded_entities"
    case .undeclaredEntities: "undeclared_entities"
    case .undeclaredPrefixes: "undeclared_prefixes"
    case .leadingSpace: "leading_space"
    case .unescapedElements: "unescaped_elements"
    case .windowsCharacters: "windows_characters"
    case .escapedSections: "escaped_sections"
    case .leftOut: "left_out"
    case .repairedTags: "mended_tags"
    case .surroundings: "surroundings"
    case .cutOff: "cut_off"
    case .repeatedItems: "repeated_items"
    case .sharedGUIDs: "shared_guids"
    case .itemsWithoutIdentity: "items_without_identity"
    case .itemsWithoutDate: "items_without_date"
    }
  }

  private static func place(_ line: Int) -> String { line > 0 ? " in line \(line)" : "" }

  private static func text(_ count: Int, _ one: String, _ many: String) -> String {
    "\(CountWording.number(count)) \(count == 1 ? one : many)"
  }
}
