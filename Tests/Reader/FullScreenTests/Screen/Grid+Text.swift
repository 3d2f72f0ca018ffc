@testable import FullScreen

extension Grid {
  /// The text of each row, without the blanks at its end.
  var text: [String] {
    rows.map { row in
      var text = row.reduce(into: "") { if $1.columns > 0 { $0.append($1.character) } }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
