package import RecordJSON

/// The content of the settings file: a flat JSON object of strings that users edit, such as `{"key": "value"}`.
package struct ConfigurationDocument {
  /// The setting values by name.
  package var texts: [String: String] = [:]

  package init() {}

  /// Parses a file that a text editor may have saved: a byte order mark at the start is allowed.
  ///
  /// Changing one setting rewrites the whole file, so the parser rejects everything that it cannot write back: a null, and two members with
  /// one name, of which one would be lost (RFC 8259 section 4 does not define which one counts).
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes)
    try reader.beginObject()
    while let name = try reader.nextName() {
      guard texts[name] == nil else { throw reader.damage("'\(name)' appears twice") }
      texts[name] = try reader.string()
    }
    try reader.end()
  }

  /// Reads those settings of a malformed file that are alone on their line.
  /// - Returns: the settings, and the number of lines that contain no readable setting.
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

  /// The document as a file: one line per setting, sorted by name.
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
