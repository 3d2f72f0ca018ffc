/// A Markdown table. The first column is text, all others are numbers.
struct MarkdownTable: Sendable {
  let header: [String]
  var rows: [[String]] = []

  var text: String {
    let line = ["---"] + header.dropFirst().map { _ in "--:" }
    return ([header, line] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
