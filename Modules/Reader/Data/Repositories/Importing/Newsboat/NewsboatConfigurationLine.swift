/// A line of newsboat's file `config`. A line that ends with a backslash goes on in the next one
/// (https://newsboat.org/releases/2.39/docs/newsboat.html#_splitting_long_lines_into_multiple_ones).
struct NewsboatConfigurationLine: Hashable {
  /// The number of its first line, from 1.
  let number: Int
  let text: String

  static func lines(of text: String) -> [NewsboatConfigurationLine] {
    var lines: [NewsboatConfigurationLine] = []
    var (line, number, goesOn) = ("", 0, false)
    for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if !goesOn { (line, number) = ("", index + 1) }
      goesOn = part.last == "\\"
      line.append(contentsOf: goesOn ? part.dropLast() : part)
      if !goesOn { lines.append(NewsboatConfigurationLine(number: number, text: line)) }
    }
    return goesOn ? lines + [NewsboatConfigurationLine(number: number, text: line)] : lines
  }
}
