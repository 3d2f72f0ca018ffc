internal import ReaderDomain
internal import TextEncoding

/// An entry of the user's list that cannot mean what it says. The list is read without it, or despite it.
package struct OPMLMistake: Hashable, Sendable {
  /// The line of the entry, counted from 1; nil when it is unknown.
  package let line: Int?
  /// What is wrong, as a clause that follows the line.
  package let problem: String
}

extension OPMLDocument {
  /// The mistakes in a list that can be parsed.
  package static func mistakes(in bytes: [UInt8]) throws(OPMLError) -> [OPMLMistake] {
    let document = try OPMLDocument(parsing: bytes)
    let reading = document.reading
    let unusable = reading.refused.map { (place: $0.place, problem: "xmlUrl is not a valid http or https URL, so the feed is left out") }
    let copied = reading.corrected.filter(\.isCopied).map {
      (
        place: $0.place,
        problem: "\(OPMLName.identity) belongs to another entry, so the feed has the ID \($0.id); the next change of the list writes it"
      )
    }
    guard !unusable.isEmpty || !copied.isEmpty else { return [] }
    let lines = OPMLSalvage(TextDecoding.text(of: bytes, contentType: nil).bytes)?.lines ?? []
    let numbers = Dictionary(zip(document.outlinePlaces, 0...)) { first, _ in first }
    return (unusable + copied).map { mistake in
      let line = numbers[mistake.place].flatMap { lines.indices.contains($0) ? lines[$0] : nil }
      return OPMLMistake(line: line, problem: mistake.problem)
    }
  }
}
