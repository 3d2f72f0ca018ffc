/// The image candidates in a `srcset` (https://html.spec.whatwg.org/#parse-a-srcset-attribute).
struct Srcset {
  /// The URL and the descriptor of each candidate. The descriptor may be empty.
  private let candidates: [(url: String, descriptor: String)]

  /// Parses a value. A URL ends at white space. A comma at its end also ends the candidate.
  init(_ value: String) {
    var candidates: [(String, String)] = []
    var rest = value.utf8[...]
    let isSpace = { (byte: UInt8) in byte <= 0x20 }
    while true {
      rest = rest.drop { isSpace($0) || $0 == UInt8(ascii: ",") }
      guard !rest.isEmpty else { break }
      var url = rest.prefix { !isSpace($0) }
      rest = rest[url.endIndex...]
      let endsCandidate = url.last == UInt8(ascii: ",")
      while url.last == UInt8(ascii: ",") { url.removeLast() }
      let descriptor = endsCandidate ? rest.prefix(0) : Self.prefixToComma(of: rest)
      rest = rest[descriptor.endIndex...]
      candidates.append((String(Substring(url)), String(Substring(descriptor))))
    }
    self.candidates = candidates
  }

  /// The URL of the candidate with the largest width or density; nil without candidates.
  var largest: String? {
    candidates.max { size(of: $0.descriptor) < size(of: $1.descriptor) }?.url
  }

  private func size(of descriptor: String) -> Double {
    Self.descriptor(descriptor).flatMap { Double($0.dropLast()) } ?? 1
  }

  /// The candidates with a valid URL and a valid descriptor (width, height or density); nil when no candidate is valid.
  func resolved(_ url: (String) -> String?) -> String? {
    let kept = candidates.compactMap { candidate -> String? in
      guard let found = url(candidate.url), !found.hasSuffix(","), !found.hasPrefix(","),
        let descriptor = Self.descriptor(candidate.descriptor)
      else { return nil }
      return descriptor.isEmpty ? found : "\(found) \(descriptor)"
    }
    return kept.isEmpty ? nil : kept.joined(separator: ", ")
  }

  /// A comma inside parentheses does not end a descriptor: future descriptors may contain one.
  private static func prefixToComma(of rest: Substring.UTF8View) -> Substring.UTF8View {
    var isInside = false
    return rest.prefix { byte in
      if byte == UInt8(ascii: "(") { isInside = true }
      if byte == UInt8(ascii: ")") { isInside = false }
      return isInside || byte != UInt8(ascii: ",")
    }
  }

  private static func descriptor(_ text: String) -> String? {
    let words = text.utf8.split { $0 <= 0x20 }
    let isValid = words.allSatisfy { word in
      guard let unit = word.last, "wxh".utf8.contains(unit), word.count > 1 else { return false }
      return word.dropLast().allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    }
    return isValid ? words.map { String(Substring($0)) }.joined(separator: " ") : nil
  }
}
