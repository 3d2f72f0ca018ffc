import Markup

/// A sink that records every event as a line. It joins adjacent texts, because their boundaries have no meaning.
struct Recorder: MarkupSink {
  private(set) var events: [String] = []
  private var text: [UInt8] = []

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    let list = attributes.all.map { " \(Self.word(for: $0.name))=\($0.value)" }.joined()
    add("<\(Self.word(for: name))\(list)>")
  }

  mutating func endElement(_ name: XMLName) { add("</\(name.qualified)>") }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) { text.append(contentsOf: bytes) }

  mutating func comment(_ text: String) { add("comment \(text)") }

  mutating func processingInstruction(_ target: String, _ content: String) { add("instruction \(target) \(content)") }

  private mutating func add(_ event: String) {
    if !text.isEmpty { events.append("text \(String(decoding: text, as: UTF8.self))") }
    text = []
    events.append(event)
  }

  private static func word(for name: XMLName) -> String {
    name.namespace.isEmpty ? name.qualified : "\(name.qualified){\(name.namespace)}"
  }
}
