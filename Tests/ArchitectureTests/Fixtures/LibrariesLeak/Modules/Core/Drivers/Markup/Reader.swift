import CLibXML2

public protocol Reader {
  func read(_ bytes: UnsafePointer<xmlChar>) throws(ReaderError) -> Int
}

public extension Reader {
  func finish(
    context: xmlParserCtxtPtr
  ) {}
}

public typealias Tree = htmlDocPtr
