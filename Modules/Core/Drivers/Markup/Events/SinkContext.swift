/// Passes a parser's events to a sink of one type.
final class SinkContext<Sink: MarkupSink>: SAXContext {
  // Unchecked: only libxml2's callbacks change the sink, one at a time, and a sink must not push into its own parser.
  @exclusivity(unchecked) private(set) var sink: Sink

  init(sink: Sink, limits: XMLLimits, layout: XMLAttributes.Layout) {
    self.sink = sink
    super.init(limits: limits, layout: layout)
  }

  override func startElement(_ name: XMLName, _ attributes: XMLAttributes) { sink.startElement(name, attributes) }

  override func endElement(_ name: XMLName) { sink.endElement(name) }

  override func characters(_ bytes: UnsafeBufferPointer<UInt8>) { sink.characters(bytes) }

  override func comment(_ text: String) { sink.comment(text) }

  override func processingInstruction(_ target: String, _ content: String) { sink.processingInstruction(target, content) }
}
