internal import CoreTerminal

extension LinkHints {
  /// The line with letters in place of the numbers of its links: `[3]` becomes `[d]`. Nothing else moves.
  func labelled(_ line: StyledLine, _ palette: Palette) -> StyledLine {
    let spans = line.spans
    return StyledLine(
      spans.indices.map { index in
        let link = spans[index].style.link ?? spans.dropFirst(index + 1).first?.style.link
        guard let number = Self.number(in: spans[index].text), links.indices.contains(number - 1), link == nil || link?.number == number
        else { return spans[index] }
        return span(at: number - 1, columns: spans[index].columns, palette)
      })
  }

  private static func number(in text: String) -> Int? {
    let text = text.trimmingSpaces
    return text.first == "[" && text.last == "]" ? Int(text.dropFirst().dropLast()) : nil
  }

  private func span(at index: Int, columns: Int, _ palette: Palette) -> Span {
    let label = label(at: index)
    let text = label.count + 2 <= columns ? "[\(label)]" : label
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return Span(text + spaces, label.hasPrefix(typed) ? palette[.hint] : .dim)
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring { drop { $0 == " " }.prefix { $0 != " " } }
}
