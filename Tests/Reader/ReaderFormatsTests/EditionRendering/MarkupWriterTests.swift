import ReaderDomain
import Testing

@testable import EditionRendering

@Suite("Markup that both HTML and XML parsers read")
struct MarkupWriterTests {
  @Test("characters of markup are escaped; those that XML forbids and bidirectional overrides are left out")
  func characters() {
    func written(_ text: String) -> String {
      var writer = MarkupWriter()
      writer.words(text)
      return writer.text
    }
    #expect(written("&<>\"'\t\n é 😀") == "&amp;&lt;&gt;&quot;&#39;\t\n é 😀")
    let kept: [UInt32] = [0x20, 0x7E, 0xA0, 0x200F, 0x202F, 0x2066, 0xFDCF, 0xFDF0, 0xFFFD, 0x10000]
    let dropped: [UInt32] = [0, 8, 0xB, 0xD, 0x1F, 0x7F, 0x80, 0x9F, 0x202A, 0x202E, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF]
    for (values, isKept) in [(kept, true), (dropped, false)] {
      for value in values {
        let text = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
        #expect(written(text) == (isKept ? text : ""), "\(value)")
      }
    }
  }

  @Test(
    "a well-formed language tag is written, and any other is left empty",
    arguments: [
      ("en", "en"), ("de-CH-1996", "de-CH-1996"), ("zh-Hant", "zh-Hant"), ("yue", "yue"), ("e", ""), ("engl", ""), ("e1", ""), ("en-a", ""),
      ("en-abcdefgh", "en-abcdefgh"), ("en-abcdefghi", ""), ("en--us", ""),
    ])
  func languages(tag: String, written: String) {
    #expect(MarkupWriter.Attribute.language(Language(tag)).map(\.value) == [written, written])
    #expect(MarkupWriter.Attribute.language(nil).map(\.value) == ["", ""])
  }
}
