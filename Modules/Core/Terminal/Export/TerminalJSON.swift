import CoreScenes

/// Writes exported values as JSON (RFC 8259).
///
/// It shares no code with the JSON of the data directory (`RecordJSON`), so that output does not depend on how data is stored. `RecordJSON`
/// writes bytes on one line and escapes with `\u001b`; this type writes text that is filtered for terminals, may be pretty-printed, and
/// escapes with `\u001B`.
struct TerminalJSON {
  /// The number of bytes after which a part of a document is written.
  private static let part = 64 << 10

  private let program: String
  private var output = ""
  /// Takes the parts of a document; nil when the whole text is wanted.
  private let takePart: ((String) -> Void)?

  private init(program: String, takePart: ((String) -> Void)? = nil) {
    self.program = program
    self.takePart = takePart
  }

  /// The value as JSON: on one line without spaces, or pretty-printed with two spaces for each level. The text does not end with a line
  /// feed. Names of fields are written unchanged; the caller must make them unique (section 4).
  /// - Parameter program: The name of the program, for messages that name it.
  static func text(of value: ExportedValue, for program: String, pretty: Bool) -> String {
    var json = TerminalJSON(program: program)
    json.write(value, lineStart: pretty ? "\n" : nil)
    return json.output
  }

  /// Writes the value as JSON, with a line feed at its end, in parts: the whole text would take as much memory as the value. A part ends
  /// after an element, so that each part can be filtered on its own.
  static func writeDocument(_ value: ExportedValue, for program: String, pretty: Bool, to takePart: @escaping (String) -> Void) {
    var json = TerminalJSON(program: program, takePart: takePart)
    json.write(value, lineStart: pretty ? "\n" : nil)
    takePart(json.output + "\n")
  }

  /// - Parameter lineStart: A line feed and the indentation of this level; nil for JSON on one line.
  private mutating func write(_ value: ExportedValue, lineStart: String?) {
    switch value {
    case .null: output += "null"
    case .text(let text): writeString(text)
    case .message(let text): writeString(text.text(for: program))
    case .number(let number): output += String(number)
    case .bool(let bool): output += bool ? "true" : "false"
    case .list(let values):
      writeList(values, between: "[", and: "]", lineStart: lineStart) { json, value, inner in json.write(value, lineStart: inner) }
    case .record(let record):
      writeList(record.fields, between: "{", and: "}", lineStart: lineStart) { json, field, inner in
        json.writeString(field.name)
        json.output += lineStart == nil ? ":" : ": "
        json.write(field.value, lineStart: inner)
      }
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], between opening: String, and closing: String, lineStart: String?,
    writing writeElement: (inout TerminalJSON, Element, String?) -> Void
  ) {
    output += opening
    let inner = lineStart.map { $0 + "  " }
    for (index, element) in elements.enumerated() {
      if index > 0 { output += "," }
      output += inner ?? ""
      writeElement(&self, element, inner)
      if let takePart, output.utf8.count >= Self.part {
        takePart(output)
        output = ""
      }
    }
    if !elements.isEmpty { output += lineStart ?? "" }
    output += closing
  }

  private mutating func writeString(_ text: String) {
    output += "\""
    // All characters to escape are ASCII, so the text can be split there. Appending scalar by scalar would take most of the time.
    var rest = text[...]
    while let index = rest.utf8.firstIndex(where: Self.mustEscape) {
      output += rest[..<index]
      write(escaping: Unicode.Scalar(rest.utf8[index]))
      rest = rest[rest.utf8.index(after: index)...]
    }
    output += rest
    output += "\""
  }

  /// Whether JSON requires an escape: for the quotation mark, the reverse solidus and the controls up to U+001F (section 7).
  private static func mustEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

  private mutating func write(escaping scalar: Unicode.Scalar) {
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
