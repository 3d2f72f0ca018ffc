package import CoreDomain
package import ReaderDomain

/// The text of a credentials file, in the format of `.netrc`: `machine example.org login me password secret`.
///
/// White space separates the words. A word that begins with a quote ends at the next quote; a backslash in it precedes a quote or a
/// backslash. A word that begins with `#` begins a comment, up to the end of its line. Elsewhere, both are ordinary characters. A host may
/// have several logins. The words of `default` belong to no host and are ignored.
package struct Netrc {
  /// A login and its host.
  private struct Entry {
    let host: String
    let name: Word
    let password: Word
    /// The places of `machine HOST`, which other logins may share, and of `login NAME` and `password PASSWORD`.
    let machine: Range<Int>
    let words: [Range<Int>]

    var login: Login { Login(name: name.text, password: password.text) }
  }

  private struct Word {
    let text: String
    let isQuoted: Bool
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var entries: [Entry] = []

  /// The text of an empty file.
  package static let empty = Netrc()

  private init() { bytes = [] }

  /// Reads the text of a file.
  /// - Throws: the number of the line in which a quote is not closed.
  package init(_ bytes: [UInt8]) throws(UnclosedQuote) {
    self.bytes = bytes
    var words = try Self.words(of: bytes)[...]
    var (host, name, password): (String?, Word?, Word?)
    var machine = 0..<0
    var places: [String: Range<Int>] = [:]
    while let key = words.popFirst() {
      guard !key.isQuoted, ["machine", "default", "login", "password"].contains(key.text) else { continue }
      if key.text == "default" {
        host = nil
        continue
      }
      guard let value = words.popFirst() else { break }
      // A complete login ends before the next word of one.
      if key.text == "machine" || (name != nil && password != nil) { (name, password) = (nil, nil) }
      places[key.text] = key.range.lowerBound..<value.range.upperBound
      switch key.text {
      case "machine":
        host = value.text.lowercased()
        machine = key.range.lowerBound..<value.range.upperBound
      case "login": name = value
      default: password = value
      }
      if let host, let name, let password {
        let words = ["login", "password"].compactMap { places[$0] }
        entries.append(Entry(host: host, name: name, password: password, machine: machine, words: words))
      }
    }
  }

  package struct UnclosedQuote: Error, Hashable {
    package let line: Int
  }

  /// The login for a URL; see `LoginRepository`.
  package func login(for url: WebURL) -> Login? {
    let entries = entries.filter { $0.host == url.host }
    return (entries.first { $0.name.text == url.userName } ?? entries.first)?.login
  }

  /// The login with a name at a host.
  package func login(named name: String, at host: String) -> Login? { entry(named: name, at: host)?.login }

  /// The same text, of which a login is neither read nor replaced.
  package func without(_ reserved: ReservedLogin?) -> Netrc {
    var netrc = self
    netrc.entries.removeAll { $0.host == reserved?.host && $0.name.text == reserved?.name }
    return netrc
  }

  /// The login that storing another one for the URL replaces. A URL with a name has a login of its own.
  package func replaced(for url: WebURL) -> Login? { replacedEntry(for: url)?.login }

  private func entry(named name: String, at host: String) -> Entry? { entries.first { $0.host == host && $0.name.text == name } }

  private func replacedEntry(for url: WebURL) -> Entry? {
    entries.first { $0.host == url.host && (url.userName == nil || $0.name.text == url.userName) }
  }

  /// The text with a login in place of the one that it replaces.
  package func storing(_ login: Login, for url: WebURL) -> [UInt8] {
    storing(login, at: url.host, inPlaceOf: replacedEntry(for: url))
  }

  /// The text with a login in place of the one with the same name at the host.
  package func storing(_ login: Login, at host: String) -> [UInt8] {
    storing(login, at: host, inPlaceOf: entry(named: login.name, at: host))
  }

  private func storing(_ login: Login, at host: String, inPlaceOf known: Entry?) -> [UInt8] {
    guard let known else {
      let start = bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? "" : "\n"
      return bytes + "\(start)machine \(host) login \(Self.word(login.name)) password \(Self.word(login.password))\n".utf8
    }
    let changes = [(known.name.range, login.name), (known.password.range, login.password)].sorted { $0.0.lowerBound > $1.0.lowerBound }
    return changes.reduce(into: bytes) { $0.replaceSubrange($1.0, with: Self.word($1.1).utf8) }
  }

  /// The text without a login. Comments and the other logins of the host stay.
  package func removing(_ name: String, at host: String) -> [UInt8] {
    let isRemoved = { (entry: Entry) in entry.host == host && entry.name.text == name }
    let machines = Set(entries.filter { !isRemoved($0) }.map(\.machine))
    var places: [Range<Int>] = []
    let removed = entries.filter(isRemoved).flatMap { $0.words + (machines.contains($0.machine) ? [] : [$0.machine]) }
    for place in Set(removed).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // What is between two removed words goes with them, unless it is a comment or another word.
      if let last = places.last, bytes[last.upperBound..<place.lowerBound].allSatisfy(Self.isSpace) {
        places[places.count - 1] = last.lowerBound..<place.upperBound
      } else {
        places.append(place)
      }
    }
    return places.reversed().reduce(into: bytes) { $0.removeSubrange(Self.withLine($1, in: $0)) }
  }

  /// A place with the white space behind it; with the end of its line if nothing else is in the line.
  private static func withLine(_ place: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let isAtStart = place.lowerBound == 0 || bytes[place.lowerBound - 1] == UInt8(ascii: "\n")
    var end = place.upperBound
    while end < bytes.count, isSpace(bytes[end]), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if isAtStart, end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return place.lowerBound..<end
  }

  /// A text as one word, in quotes where it needs them.
  private static func word(_ text: String) -> String {
    let isPlain = !text.isEmpty && !"\"#".contains(text.first ?? "#") && !text.utf8.contains(where: isSpace)
    return isPlain ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }

  private static func words(of bytes: [UInt8]) throws(UnclosedQuote) -> [Word] {
    var words: [Word] = []
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while position < bytes.count {
      let start = position
      switch bytes[start] {
      case let byte where isSpace(byte):
        position += 1
      case UInt8(ascii: "#"):
        position = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      case UInt8(ascii: "\""):
        let (text, end) = try quoted(bytes, from: start + 1)
        position = end
        words.append(Word(text: text, isQuoted: true, range: start..<end))
      default:
        position = bytes[start...].firstIndex(where: isSpace) ?? bytes.count
        words.append(Word(text: String(decoding: bytes[start..<position], as: UTF8.self), isQuoted: false, range: start..<position))
      }
    }
    return words
  }

  /// The text up to the closing quote, and the position after the quote.
  private static func quoted(_ bytes: [UInt8], from start: Int) throws(UnclosedQuote) -> (text: String, end: Int) {
    var text: [UInt8] = []
    var rest = bytes[start...]
    while var byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\"") { return (String(decoding: text, as: UTF8.self), rest.startIndex) }
      if byte == UInt8(ascii: "\\"), let next = rest.first, "\"\\".utf8.contains(next) { byte = rest.removeFirst() }
      text.append(byte)
    }
    throw UnclosedQuote(line: bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1)
  }
}
