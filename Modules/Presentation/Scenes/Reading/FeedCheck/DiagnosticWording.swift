public import Domain

/// The sentences for feed diagnostics.
public enum DiagnosticWording {
  /// A sentence that says what is wrong, and how Strata read the feed nevertheless.
  public static func sentence(for finding: FeedDiagnostic) -> String {
    switch finding {
    case .malformed(let line, let reason):
      "The document is not well-formed XML\(place(line)): \(reason)."
    case .wrongEncoding(let named, let used):
      "The document is said to be in the encoding '\(named)', which is unknown or wrong; it was read as \(used)."
    case .guessedEncoding(let used):
      "The document does not say which encoding it is in, and it is not UTF-8; it was read as \(used)."
    case .replacedBytes(let count):
      "\(text(count, "sequence of bytes is no character", "sequences of bytes are no characters")) of the encoding; U+FFFD was put there."
    case .escapedMarkup(let count):
      "\(text(count, "bare character was", "bare characters were")) taken for text: XML wants signs such as & and < escaped."
    case .repairedReferences(let count):
      "\(text(count, "reference to a character was", "references to characters were")) put right: XML wants a small x in &#x41;."
    case .repairedJSON(let count):
      "\(text(count, "sign", "signs")) of JSON had to be put right, such as commas, quotes and escapes."
    case .droppedControls(let count):
      "\(text(count, "control character", "control characters")) had to be left out, which no feed may hold."
    case .ignoredDocumentType:
      "The document type was left out, with what it declares."
    case .expandedEntities(let count):
      "\(text(count, "reference", "references")) to entities of the document's own had to be replaced by their text."
    case .repairedTags(let count):
      "\(text(count, "tag", "tags")) had to be put right: not closed, closed in the wrong place, or not written as XML wants it."
    case .surroundings:
      "The feed stands inside of something else, such as a page or a server's warning; only the feed was read."
    case .cutOff(let line, let reason):
      "The document is damaged\(place(line)): \(reason); only what was complete before that was read."
    case .repeatedItems(let count):
      "\(text(count, "item is", "items are")) listed once more; each is kept once."
    case .sharedGUIDs(let count):
      "\(text(count, "item has", "items have")) a guid that a different item has too; they are told apart by address or title."
    case .itemsWithoutIdentity(let count):
      "\(text(count, "item has", "items have")) neither guid nor address; after an edit, readers may take such an item for a new one."
    case .itemsWithoutDate(let count):
      "\(text(count, "item has", "items have")) no date that can be read; the day of the first visit counts instead."
    }
  }

  /// The name of the diagnostic in `--json` and `--plain`.
  public static func kind(of finding: FeedDiagnostic) -> String {
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
