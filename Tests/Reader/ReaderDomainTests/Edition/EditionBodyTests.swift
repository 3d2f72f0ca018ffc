import CoreDoubles
import ReaderDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("The text of an article in an edition")
struct EditionBodyTests {
  @Test(
    "words are counted as readers count them, and two characters of Chinese or Japanese count as one",
    arguments: [
      ("", 0), ("one", 1), ("one  two\nthree", 3), ("a – b", 2), ("it’s l’œuf", 2), ("植木鉢が十七個", 4), ("42 km", 2), ("قطفنا اليوم", 2),
      ("ab漢cd", 3), ("ab 漢 cd", 3), ("a\u{A0}b", 2), ("a\u{80}b", 1), ("a \u{80} b", 2), ("a\u{1}b", 2), ("–b", 1), ("a–", 1), ("…", 0),
      ("½ ½", 2),
      // The first and the last characters of each script, and their neighbours.
      ("\u{3041}\u{3041}\u{3041}\u{3041}", 2), ("\u{30FF}\u{30FF}\u{30FF}\u{30FF}", 2), ("\u{3400}\u{3400}\u{3400}\u{3400}", 2),
      ("\u{4DBF}\u{4DBF}\u{4DBF}\u{4DBF}", 2), ("\u{4E00}\u{4E00}\u{4E00}\u{4E00}", 2), ("\u{9FFF}\u{9FFF}\u{9FFF}\u{9FFF}", 2),
      ("\u{F900}\u{F900}\u{F900}\u{F900}", 2), ("\u{FAFF}\u{FAFF}\u{FAFF}\u{FAFF}", 2), ("\u{20000}\u{20000}\u{20000}\u{20000}", 2),
      ("\u{3FFFF}\u{3FFFF}\u{3FFFF}\u{3FFFF}", 2), ("\u{3040}\u{33FF}\u{4DC0}", 0), ("\u{3105}\u{3105}\u{3105}", 1),
      ("\u{A000}\u{A000}\u{A000}", 1),
      ("\u{FB00}\u{FB00}\u{FB00}", 1),
    ])
  func counts(text: String, words: Int) {
    #expect(EditionBody.words(in: text) == words)
  }

  @Test("a book is cut to its beginning, and says so")
  func cut() {
    let paragraph = Document.Block.paragraph([.text(String(repeating: "fog ", count: 30_000))])
    let body = EditionBody(Document(blocks: Array(repeating: paragraph, count: 5)))
    #expect(body.isCut && body.document.blocks.count == 3 && body.words == 150_000)
    let single = EditionBody(Document(blocks: [.preformatted([.text(String(repeating: "x", count: 2_000_000))])]))
    #expect(single.isCut && single.document.plainText.utf8.count <= EditionBody.maximumBytes)
    #expect(!single.document.plainText.isEmpty)
    #expect(!EditionBody(Document(blocks: [paragraph])).isCut)
    let full = EditionBody(Document(blocks: [.preformatted([.text(String(repeating: "x", count: EditionBody.maximumBytes))])]))
    #expect(!full.isCut && full.document.plainText.utf8.count == EditionBody.maximumBytes)
    // A block that fills the rest is kept, and what follows is not.
    let filled = EditionBody(Document(blocks: full.document.blocks + [.paragraph([.text("x")])]))
    #expect(filled.isCut && filled.document == full.document)
  }

  @Test("pictures are found in every part of a text")
  func images() {
    func image(_ number: Int) -> Document.Inline { .media(.image, title: "", .sample("https://example.org/\(number).png")) }
    let document = Document(
      blocks: [
        .paragraph([image(1), .emphasis([.strong([image(2)])]), .link([image(3)], .sample())]), .heading(level: 2, [image(4)]),
        .list([Document.Item(.bullet, [.quote([.paragraph([image(5)])])])]), .table(headerRows: 0, rows: [[[.paragraph([image(6)])]]]),
        .paragraph([.media(.video, title: "", .sample()), .media(.image, title: "none", nil)]),
      ], footnotes: [[.paragraph([image(7)])]])
    #expect(document.imageURLs.map(\.text) == (1...7).map { "https://example.org/\($0).png" })
  }

  @Test(
    "a picture is a whole image that is neither a single pixel nor beyond the limits of the full screen",
    arguments: [
      (ImageFile.png(width: 2, height: 1), .png), (ImageFile.jpeg(width: 8000, height: 4000), .jpeg),
      (ImageFile.png(width: 1, height: 1), nil), (ImageFile.png(width: 30_000, height: 30_000), nil),
      (ImageFile.png(width: 10_001, height: 2), nil), (ImageFile.jpeg(width: 8000, height: 4001), nil),
      (ImageFile.png(width: 2, height: 2).dropLast(), nil), (ImageFile.jpeg(width: 2, height: 2).dropLast(), nil),
      (Array("<svg onload=alert(1)>".utf8), nil), ([], nil),
    ] as [([UInt8], ImageFormat?)])
  func formats(bytes: [UInt8], format: ImageFormat?) {
    #expect(EditionImage(bytes)?.format == format)
  }
}
