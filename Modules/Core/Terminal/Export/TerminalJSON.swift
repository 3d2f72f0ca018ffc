/// Writes JSON (RFC 8259).
public enum TerminalJSON {
  /// The value as JSON: on one line without spaces, or pretty-printed with two spaces for each level. The text does not end with a line
  /// feed.
  public static func text(of value: TerminalJSONValue, pretty: Bool) -> String {
    var output = ""
    write(value, to: &output, lineStart: pretty ? "\n" : nil)
    return output
  }

  /// - Parameter lineStart: A line feed and the indentation of this level; nil for JSON on one line.
  private static func write(_ value: TerminalJSONValue, to output: inout String, lineStart: String?) {
    switch value {
    case .object(let members):
      writeList(members, between: "{", and: "}", to: &output, lineStart: lineStart) { member, output, inner in
        writeString(member.name, to: &output)
        output += lineStart == nil ? ":" : ": "
        write(member.value, to: &output, lineStart: inner)
      }
    case .array(let values):
      writeList(values, between: "[", and: "]", to: &output, lineStart: lineStart) { write($0, to: &$1, lineStart: $2) }
    case .string(let text): writeString(text, to: &output)
    case .integer(let number): output += String(number)
    case .boolean(let bool): output += bool ? "true" : "false"
    case .null: output += "null"
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], between opening: String, and closing: String, to output: inout String, lineStart: String?,
    writing writeElement: (Element, inout String, String?) -> Void
  ) {
    output += opening
    let inner = lineStart.map { $0 + "  " }
    for (index, element) in elements.enumerated() {
      if index > 0 { output += "," }
      output += inner ?? ""
      writeElement(element, &output, inner)
    }
    if !elements.isEmpty { output += lineStart ?? "" }
    output += closing
  }

  private static func writeString(_ text: String, to output: inout String) {
    output += "\""
    // All characters to escape are ASCII, so the text can be split there. Appending scalar by scalar would take most of the time.
    var rest = text[...]
    while let index = rest.utf8.firstIndex(where: mustEscape) {
      output += rest[..<index]
      write(escaping: Unicode.Scalar(rest.utf8[index]), to: &output)
      rest = rest[rest.utf8.index(after: index)...]
    }
    output += rest
    output += "\""
  }

  /// Whether JSON requires an escape: for the quotation mark, the reverse solidus and the controls up to U+001F (RFC 8259, section 7).
  private static func mustEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

  private static func write(escaping scalar: Unicode.Scalar, to output: inout String) {
    switch scalar {
    case "\"": output += "\\\""
    case "\\": output += "\\\\"
    case "\n": output += "\\n"
    case "\r": output += "\\r"
    case "\t": output += "\\t"
    default: output += JSONFilter.escape(of: scalar)
    }
  }
}
