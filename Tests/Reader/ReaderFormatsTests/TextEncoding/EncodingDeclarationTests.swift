import ReaderDomain
@testable import TextEncoding
import Testing

@Suite("Declared encodings")
struct EncodingDeclarationTests {
  @Test(
    "a declared encoding that is no longer true is overwritten with spaces, and nothing else is",
    arguments: [
      ("<?xml version='1.0' encoding='utf-8'?><a/>", "<?xml version='1.0'                 ?><a/>"),
      ("<?xml version='1.0' encoding=\"utf-8\" standalone='yes'?>", "<?xml version='1.0'                  standalone='yes'?>"),
      ("<?xml encoding = 'utf-8' ?>", "<?xml                    ?>"), ("<?xml encoding=utf-8?>", "<?xml               ?>"),
      ("<?xml encoding=utf-8 ?>", "<?xml                ?>"), ("<?xml encoding 'utf-8'?>", "<?xml encoding 'utf-8'?>"),
      ("<?xml encoding='utf-8\"?>", "<?xml                  >"), ("<?xml xencoding='utf-8'?>", "<?xml xencoding='utf-8'?>"),
      ("<a encoding='utf-8'>", "<a encoding='utf-8'>"), ("<?xml encoding='utf-8'", "<?xml encoding='utf-8'"),
      (" \n<?xml encoding='utf-8'?>", " \n<?xml                 ?>"), ("<?xml encoding=utf-8 a='b'?>", "<?xml                a='b'?>"),
    ])
  func spent(written: String, read: String) {
    #expect(String(decoding: TextDecoding.text(of: Array(written.utf8), contentType: nil).bytes, as: UTF8.self) == read)
  }

  @Test("white space before a declaration does not hide it")
  func space() {
    #expect(EncodingLabel.inDeclaration(of: Array("  <?xml encoding='KOI8-R'?>".utf8)) == "koi8-r")
    #expect(EncodingLabel.inDeclaration(of: Array("a<?xml encoding='KOI8-R'?>".utf8)) == nil)
  }

  @Test(
    "the charset of a Content-Type has a name of at most 40 characters",
    arguments: [
      ("text/xml; charset=utf-8", "utf-8"), ("text/xml; Charset = \"UTF-8\"", "utf-8"), ("text/xml;charset='x_y.z:1'; q=1", "x_y.z:1"),
      ("text/xml; charset=", nil), ("text/xml; charset=;", nil), ("text/xml; charset", nil), ("text/xml", nil),
      ("text/xml; charset=" + String(repeating: "a", count: 40), String(repeating: "a", count: 40)),
      ("text/xml; charset=" + String(repeating: "a", count: 41), nil),
    ] as [(String, String?)])
  func charset(contentType: String, label: String?) {
    #expect(EncodingLabel.inContentType(contentType) == label)
  }

  @Test("only encodings whose every byte is a character can hide UTF-8")
  func singleBytes() {
    let single: [TextEncoding] = [.windows1252, .system("KOI8-R"), .system("IBM866"), .system("ISO-8859-2")]
    for encoding in single { #expect(encoding.hasSingleBytes) }
    let others: [TextEncoding] = [.utf8, .utf16(isBigEndian: true), .utf32(isBigEndian: false), .system("GBK")]
    for encoding in others { #expect(!encoding.hasSingleBytes) }
  }

  @Test(
    "evidence of UTF-8 is every well-formed character, and nothing else",
    arguments: [
      ([0xC2, 0x80], true), ([0xDF, 0xBF], true), ([0xE0, 0xA0, 0x80], true), ([0xEF, 0xBF, 0xBF], true), ([0xED, 0x9F, 0xBF], true),
      ([0xF0, 0x90, 0x80, 0x80], true), ([0xF1, 0x80, 0x80, 0x80], true), ([0xF3, 0xBF, 0xBF, 0xBF], true),
      ([0xF4, 0x8F, 0xBF, 0xBF], true),
      ([0xF4, 0x90, 0x80, 0x80], false), ([0xC1, 0x80], false), ([0xC2, 0x7F], false), ([0xC2, 0xC0], false), ([0xC3, 0xA9, 0x80], false),
      ([0x80], false), ([0xC3, 0xA9, 0xC3], false), ([0xF1, 0x80, 0x80], false), ([0xE0, 0x9F, 0x80], false), ([0xED, 0xA0, 0x80], false),
    ] as [([UInt8], Bool)])
  func evidence(bytes: [UInt8], isProof: Bool) {
    #expect(UTF8Evidence.isProof(bytes) == isProof)
  }

  @Test(
    "windows-1252 has a character for each byte",
    arguments: [
      ([0x61], "a"), ([0x80], "€"), ([0x9F, 0x61], "Ÿa"), ([0x61, 0x93, 0x62, 0x94, 0x63], "a“b”c"), ([0xA0, 0xFF], "\u{A0}ÿ"), ([], ""),
    ] as [([UInt8], String)])
  func windows(bytes: [UInt8], text: String) {
    #expect(Windows1252.utf8(of: bytes) == Array(text.utf8))
  }

  @Test("a value that is no character is replaced in UTF-32, and the rest of a character at the end is reported")
  func wide() {
    let text = UTF16AndUTF32.decodeUTF32([0, 0, 0, 0x61, 0, 0, 0xD8, 0, 0, 0x11, 0, 0, 0, 0, 0, 0x62, 0], isBigEndian: true)
    #expect(text == DecodedText(bytes: Array("a\u{FFFD}\u{FFFD}b".utf8), repairs: [.replacedBytes(count: 3)]))
    let whole = UTF16AndUTF32.decodeUTF32([0x61, 0, 0, 0, 0x62, 0, 0, 0], isBigEndian: false)
    #expect(whole == DecodedText(bytes: Array("ab".utf8)))
  }
}
