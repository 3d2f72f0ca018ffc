import Growth
import Markup
import Testing

@Suite("What a page costs that nests without end", .timeLimit(.minutes(60)))
struct NestingCostTests {
  @Test(
    "elements inside each other, again and again up to the limit and behind it",
    arguments: [
      "<b>", "<div>x", "<b title='<b>'>", "<font><i></i>", "<table><tr><td>", "<ul><li>", "<a href='/№'>x", "<b><!-- <b> -->",
      "<b><p>x</p>",
      "<x№>", "</i><b>", "<b>&check;",
    ] as [FloodToken])
  func nesting(token: FloodToken) {
    let problem = CostGrowth.problem(upTo: FloodSize.isSlowPart ? 4 << 20 : 256 << 10) { size in
      token.flood(bytes: size)
    } work: { page in
      var counter = Counter()
      HTMLReader.read(page, into: &counter)
    }
    #expect(problem == nil)
  }

  @Test(
    "a page that nests too deep far from its start, and far from the last time, loses nothing", arguments: [70_000, 300_000, 1_500_000])
  func farApart(distance: Int) {
    let count = distance / 11
    let words = String(repeating: "é<i>x</i> ", count: count)
    let page = "<div>" + String(repeating: words + String(repeating: "<b>", count: 401), count: 3) + words
    var counter = Counter()
    HTMLReader.read(page, into: &counter)
    #expect(counter.textBytes == 4 * count * 4)
    #expect(counter.elements == 1 + 4 * count + 3 * 401)
    #expect(counter.deepest == 400)
    #expect(counter.isClosed)
  }
}
