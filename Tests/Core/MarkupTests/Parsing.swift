import Markup

/// The events of a document pushed in pieces of this many bytes.
func events(of xml: String, pieces: Int = 1 << 20) throws(XMLError) -> [String] {
  try parse(Array(xml.utf8), into: Recorder(), pieces: pieces).events
}

/// The sink after the whole document.
func parse<Sink: MarkupSink>(
  _ bytes: [UInt8], into sink: Sink, pieces: Int = 1 << 20, limits: XMLLimits = .default
) throws(XMLError) -> Sink {
  let parser = XMLPushParser(sink: sink, limits: limits)
  for start in stride(from: 0, to: bytes.count, by: pieces) {
    try parser.push(bytes[start..<min(start + pieces, bytes.count)])
  }
  return try parser.finish()
}

/// The error in a document, or nil.
func problem(in bytes: [UInt8], pieces: Int = 1 << 20, limits: XMLLimits = .default) -> XMLError? {
  do throws(XMLError) {
    _ = try parse(bytes, into: Counter(), pieces: pieces, limits: limits)
    return nil
  } catch {
    return error
  }
}
