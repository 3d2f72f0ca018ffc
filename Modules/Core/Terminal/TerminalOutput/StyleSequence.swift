/// Turns styled lines into text with Select Graphic Rendition sequences (ECMA-48, 8.3.117) and links (OSC 8). Only ``TerminalOutput``
/// writes them.
package enum StyleSequence {
  /// The text of the line, with or without styles and links. A reset sequence ends each styled span, and an empty link each link.
  static func text(of line: StyledLine, withStyles: Bool, withLinks: Bool) -> String {
    guard withStyles else { return line.text }
    return line.spans.reduce(into: "") { text, span in
      let parameters = parameters(of: span.style)
      let styled = parameters.isEmpty ? span.text : "\u{1B}[\(parameters)m\(span.text)\u{1B}[0m"
      text += withLinks ? linked(styled, span.style.link) : styled
    }
  }

  private static func linked(_ text: String, _ link: Hyperlink?) -> String {
    link.map { beginning(of: $0) + text + beginning(of: nil) } ?? text
  }

  /// The sequence that begins a link; nil ends it.
  package static func beginning(of link: Hyperlink?) -> String {
    "\u{1B}]8;" + (link.map { "id=link\($0.number);\($0.url)" } ?? ";") + "\u{1B}\\"
  }

  package static func parameters(of style: Style) -> String {
    var parameters: [String] = []
    if style.emphasis.contains(.bold) { parameters.append("1") }
    if style.emphasis.contains(.dim) { parameters.append("2") }
    if style.emphasis.contains(.italic) { parameters.append("3") }
    if style.emphasis.contains(.underline) { parameters.append("4") }
    if style.emphasis.contains(.reversed) { parameters.append("7") }
    if let color = style.color { parameters.append(parameter(of: color, from: 30)) }
    if let background = style.background { parameters.append(parameter(of: background, from: 40)) }
    return parameters.joined(separator: ";")
  }

  /// - Parameter first: the parameter of black.
  private static func parameter(of color: Style.Color, from first: Int) -> String {
    switch color {
    case .black: "\(first)"
    case .red: "\(first + 1)"
    case .green: "\(first + 2)"
    case .yellow: "\(first + 3)"
    case .blue: "\(first + 4)"
    case .magenta: "\(first + 5)"
    case .cyan: "\(first + 6)"
    case .white: "\(first + 7)"
    case .indexed(let index): "\(first + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(first + 8);2;\(red);\(green);\(blue)"
    }
  }
}
