/// A response as it arrived over the wire.
struct Answer: Sendable {
  let status: Int
  /// Header fields by lower-case name.
  let headers: [String: String]
  let body: [UInt8]

  /// Nil when the bytes do not contain complete header fields.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    guard let words = lines.first?.split(separator: " "), words.count >= 2, let status = Int(words[1]) else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    }
    self.status = status
    self.headers = headers
    body = Array(bytes[end.upperBound...])
  }
}
