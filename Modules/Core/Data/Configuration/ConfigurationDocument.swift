package import RecordJSON

/// The content of the settings file: a flat JSON object of strings that users edit, such as `{"key": "value"}`.
package struct ConfigurationDocument {
  /// The setting values by name.
  package var texts: [String: String] = [:]

  package init() {}

  /// Parses a file as text editors save it. A byte order mark at the start is allowed.
  ///
  /// The parser rejects everything that it cannot write back, because changing one setting rewrites the whole file. A null or the first of
  /// two members with one name (RFC 8259 section 4 does not define which one counts) would be lost.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(Self.byteOrderMark.count)) : bytes)
    try reader.beginObject()
    while let name = try reader.nextName() {
      guard texts[name] == nil else { throw reader.damage("'\(name)' appears twice") }
      texts[name] = try reader.string()
    }
    try reader.end()
  }

  /// Reads the settings of a malformed file, as far as each setting is on a line of its own.
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
