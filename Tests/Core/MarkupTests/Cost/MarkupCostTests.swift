import Growth
import Markup
import Testing

/// Cheap work that is repeated too often shows only in megabytes, so these few floods are longer than those of the layers.
@Suite("Cost of megabytes of markup", .timeLimit(.minutes(60)))
struct MarkupCostTests {
  private static let largest = SlowPart.isRun ? 2 << 20 : FloodSize.largest

  @Test(
    "a page that nests elements up to the limit again and again has linear cost",
    arguments: ["<b>", "<div>x", "<b title='<b>'>", "<table><tr><td>", "<a href='/№'>x", "</i><b>"] as [FloodToken])
  func nesting(token: FloodToken) {
    expectLinear(token, in: "§", upTo: 4 * Self.largest) { read(page: $0) }
  }

  @Test(
    "a page of distinct names has linear cost",
    arguments: ["<a№>", "<a№/>", "</a№>", "<a b№=c>", "<?a№ ?>", "&a№", "&a№;", "<a b='&c№'>", "<!a№>", "<a№ b№>"] as [FloodToken])
  func names(token: FloodToken) {
    expectLinear(token, in: "§") { read(page: $0) }
  }

  @Test(
    "a document of distinct names or attributes has linear cost",
    arguments: [
      "<a№/>", "<a№>", "<a b№='c'/>", "<?a№ ?>", "<a xmlns:p№='u'/>", "<a xmlns='u№'/>", "<p№:a/>", " b№='c'", " b='c'", "<a b='>",
    ] as [FloodToken])
  func xml(token: FloodToken) {
    for place in ["<r>§</r>", "<r §/>"] as [FloodPlace] { expectLinear(token, in: place) { read(document: $0) } }
  }

  @Test(
    "a document type of endless declarations has linear cost",
    arguments: [
      "<!ENTITY e№ 'x'>", "<!ELEMENT a№ ANY>", "<!ATTLIST a b№ CDATA 'x'>", "<!ATTLIST a№ b CDATA 'x'>", "<!NOTATION n№ SYSTEM 'x'>",
      "<?a№ ?>", "%a№;", "<!ENTITY % a№ 'x'>",
    ] as [FloodToken])
  func documentType(token: FloodToken) {
    expectLinear(token, in: "<!DOCTYPE r [§]><r/>") { read(document: $0) }
  }

  private func expectLinear(
    _ token: FloodToken, in place: FloodPlace, upTo largest: Int = Self.largest, sourceLocation: SourceLocation = #_sourceLocation,
    _ read: ([UInt8]) -> Void
  ) {
    let problem = CostGrowth.problem(upTo: largest) {
      place.filled(with: token.flood(bytes: $0))
    } work: {
      read($0)
    }
    #expect(problem == nil, "\(place)", sourceLocation: sourceLocation)
  }

  private func read(page: [UInt8]) {
    var counter = Counter()
    HTMLReader.read(page, into: &counter)
  }

  private func read(document: [UInt8]) {
    let parser = XMLPushParser(sink: Counter())
    guard (try? parser.push(document)) != nil else { return }
    _ = try? parser.finish()
  }
}
