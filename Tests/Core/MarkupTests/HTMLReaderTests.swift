import Markup
import Testing

@Suite("HTML reader")
struct HTMLReaderTests {
  private func events(_ html: String) -> [String] {
    var recorder = Recorder()
    HTMLReader.read(html, into: &recorder)
    return recorder.events
  }

  @Test(
    "all content is reported, and every element ends",
    arguments: [
      ("", []),
      ("<p>a<p>b", ["<p>", "text a", "</p>", "<p>", "text b", "</p>"]),
      ("words", ["<p>", "text words", "</p>"]),
      ("<UL><LI CLASS=A>a<li>b</UL>", ["<ul>", "<li class=A>", "text a", "</li>", "<li>", "text b", "</li>", "</ul>"]),
      ("<div>a<br>b<br/>c</div>", ["<div>", "text a", "<br>", "</br>", "text b", "<br>", "</br>", "text c", "</div>"]),
      ("<a href=http://example.org/a/>l</a>", ["<a href=http://example.org/a/>", "text l", "</a>"]),
      ("<a title='&amp;amp; &eacute;' disabled>l", ["<a title=&amp; é disabled=>", "text l", "</a>"]),
      ("<b>&lt;&nbsp;&hearts;&#233;&bogus;&amp;lt; & &</b>", ["<b>", "text <\u{A0}♥é&bogus;&lt; & &", "</b>"]),
      ("<script>if (a<b && c) x()</script>", ["<script>", "text if (a<b && c) x()", "</script>"]),
      ("<style>a > b{}</style>", ["<style>", "text a > b{}", "</style>"]),
      ("<b>x<!-- c --><?php y?></b>", ["<b>", "text x", "comment  c ", "comment ", "</b>"]),
      ("<b>é日😀</b>", ["<b>", "text é日😀", "</b>"]),
      ("<meta charset=iso-8859-1><b>é日</b>", ["<meta charset=iso-8859-1>", "</meta>", "<b>", "text é日", "</b>"]),
      ("<b>a\u{0}b</b>", ["<b>", "text ab", "</b>"]),
      ("<b><i title='a\u{FFFE}b'>c\u{FFFF}d</i>e</b>", ["<b>", "<i title=ab>", "text cd", "</i>", "text e", "</b>"]),
      ("<b x\u{FFFF}=1>\u{FFFD}\u{1FFFE}\u{FFF0}</b>", ["<b x=1>", "text \u{FFFD}\u{1FFFE}\u{FFF0}", "</b>"]),
      ("<o:p>w</o:p>", ["<o:p>", "text w", "</o:p>"]),
      ("</div></p><i>x</b></i>", ["<i>", "text x", "</i>"]),
      (
        "<link rel=alternate href=/f><title>T</title>",
        ["<link rel=alternate href=/f>", "</link>", "<title>", "text T", "</title>"]
      ),
      // Named characters with a semicolon, wherever text can occur.
      ("<b>&check;&NotEqualTilde;&hellip;</b>", ["<b>", "text \u{2713}\u{2242}\u{338}…", "</b>"]),
      ("<b>&check &checks; &#x26;check; &amp;check; &LT;i> &</b>", ["<b>", "text &check &checks; &check; &check; <i> &", "</b>"]),
      ("<a title='&check;>&QUOT;' alt=&check;x>&quot</a>", ["<a title=✓>\" alt=✓x>", "text \"", "</a>"]),
      ("<b><script>a &check; b<</script>&check;", ["<b>", "<script>", "text a &check; b<", "</script>", "text ✓", "</b>"]),
      ("<b><STYLE>&check;</STYLE>&check;", ["<b>", "<style>", "text &check;", "</style>", "text ✓", "</b>"]),
      ("<b><script/>&check;", ["<b>", "<script>", "</script>", "text ✓", "</b>"]),
      ("<b><!-- &check;--!>&check;<!---->&check;</b>", ["<b>", "comment  &check;", "text ✓", "comment ", "text ✓", "</b>"]),
      ("<b>a<!-->b<!--->c<!-- -->d</b>", ["<b>", "text a", "comment ", "text b", "comment ", "text c", "comment  ", "text d", "</b>"]),
      ("<b title='&#55357;&#56832'>&#xD83D;&#xde00;&#55357;x&#xDE00</b>", ["<b title=😀>", "text 😀\u{FFFD}x\u{FFFD}", "</b>"]),
      ("<b title='&check;", ["<b title=✓>", "</b>"]),
      ("<b>&check", ["<b>", "text &check", "</b>"]),
    ] as [(String, [String])])
  func table(html: String, expected: [String]) {
    #expect(events(html) == expected)
  }

  @Test("invalid UTF-8 becomes replacement characters")
  func badBytes() {
    var recorder = Recorder()
    HTMLReader.read(Array("<b>x".utf8) + [0xFF] + Array("y</b>".utf8), into: &recorder)
    #expect(recorder.events == ["<b>", "text x\u{FFFD}y", "</b>"])
  }

  @Test("the nesting depth is limited, and no text is lost", arguments: ["<div>", "<b title='<x>'>", "<font><i>"])
  func deep(tags: String) {
    var counter = Counter()
    HTMLReader.read(String(repeating: "\(tags)x", count: 20_000), into: &counter)
    #expect(counter.textBytes == 20_000)
    #expect(counter.deepest == 400)
    #expect(counter.isClosed)
    #expect(counter.elements == 20_000 * tags.count { $0 == "<" } - (tags.contains("'<x>'") ? 20_000 : 0))
  }

  @Test("a page that nests too deep several times, far apart, loses nothing", arguments: [70_000, 300_000])
  func deepFarApart(distance: Int) {
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

  @Test("a page of distinct names loses nothing")
  func namesWithoutEnd() {
    var counter = Counter()
    HTMLReader.read("<div>" + (0..<30_000).map { "<a\($0) b\($0)=''>&c\($0)</a\($0)></z\($0)>" }.joined(), into: &counter)
    #expect(counter.elements == 30_001)
    #expect(counter.textBytes == (0..<30_000).reduce(0) { $0 + "&c\($1)".utf8.count })
    #expect(counter.deepest == 2)
    #expect(counter.isClosed)
  }

  @Test("a page that is cut at any byte ends every element it starts")
  func cuts() {
    let page = Array(
      "<!DOCTYPE html><html><head><title>T</title></head><body class=\"x\"><p>é<b>日<i a='&lt;'>x</b></i><!--c--><table><td>1<tr>2</table></p></body></html>y"
        .utf8)
    for count in 0...page.count {
      var counter = Counter()
      HTMLReader.read(Array(page[..<count]), into: &counter)
      #expect(counter.isClosed, "first \(count) bytes")
    }
  }

  @Test(
    "a tag keeps its first 500 attributes, and nothing else is lost",
    arguments: ["a%=''", "a%='>'", "a%", "a% = x", "a%=\"&check;\""])
  func manyAttributes(pattern: String) {
    let list = (0..<2000).map { pattern.replacing("%", with: String($0)) }.joined(separator: " ")
    for end in [">", "/>"] {
      var recorder = Recorder()
      HTMLReader.read("<i>before</i><b \(list)\(end)after<u x=1>", into: &recorder)
      let tag = recorder.events.first { $0.hasPrefix("<b ") } ?? ""
      #expect(tag.count { $0 == "=" } == 500)
      #expect(tag.contains(" a499=") && !tag.contains(" a500="))
      #expect(recorder.events.filter { $0.hasPrefix("text") } == ["text before", "text after"])
      #expect(recorder.events.contains("<u x=1>"))
    }
  }

  @Test(
    "text that only resembles a tag is not cut",
    arguments: ["<!-- <b % --", "<script>a<b %</script", "<style>a<b %</style", "2 < b % ", "<!-- ' -- <b %--"])
  func noTags(pattern: String) {
    let words = (0..<2000).map { "a\($0)" }.joined(separator: " ")
    let events = events("<p>" + pattern.replacing("%", with: words) + ">")
    #expect(events.contains { $0.contains("a0 ") && $0.contains(" a1999") })
  }
}
