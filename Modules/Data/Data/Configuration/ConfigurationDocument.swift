package import RecordJSON

/// What the file of settings holds: a flat object of texts that people edit, `{"quote.url": "https://…"}`.
package struct ConfigurationDocument {
  /// The values by their names.
  package var texts: [String: String] = [:]

  /// A document without settings.
  package init() {}

  /// Reads a file as editors leave it, a byte order mark in front included.
  ///
  /// Everything in it must be understood, since it is written again when a setting changes: a null, or the first of two members of one name
  /// (RFC 8259 section 4 leaves open which of them counts), would be lost.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes)
    try reader.beginObject()
    while let name = try reader.nextName() {
      guard texts[name] == nil else { throw reader.damage("'\(name)' stands there twice") }
      texts[name] = try reader.string()
    }
    try reader.end()
  }

  /// Reads what a file that is not well formed still says, setting by setting, as far as each stands on a line of its own.
  /// - Returns: the settings, and the number of lines that say none.
  package static func salvaged(from bytes: [UInt8]) -> (document: ConfigurationDocument, lost: Int) {
    var (document, lost) = (ConfigurationDocument(), 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.filter { $0 > 0x20 }
      if words.isEmpty || words == [UInt8(ascii: "{")] || words == [UInt8(ascii: "}")] { continue }
      let end = line.lastIndex { $0 > 0x20 && $0 != UInt8(ascii: ",") } ?? line.startIndex
      do throws(JSONError) {
        let setting = try ConfigurationDocument(parsing: [UInt8(ascii: "{")] + line[...end] + [UInt8(ascii: "}")])
        document.texts.merge(setting.texts) { first, _ in first }
      } catch {
        lost += 1
      }
    }
    return (document, lost)
  }

  /// The document as a file: a line a setting, in the order of their names.
  package var bytes: [UInt8] {
    let lines = texts.sorted { $0.key < $1.key }.map { "  \(Self.quoted($0.key)): \(Self.quoted($0.value))" }
    return Array("{\n\(lines.joined(separator: ",\n"))\(lines.isEmpty ? "" : "\n")}\n".utf8)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
