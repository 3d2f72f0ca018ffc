import ReaderDomain
@testable import Syndication
@testable import TextEncoding
import Testing

@Suite("Character encodings")
struct TextDecodingTests {
  /// The decoded text of these bytes, which follow an XML declaration if one is given.
  private func decoded(_ bytes: [UInt8], declared: String? = nil, contentType: String? = nil) -> String {
    let declaration = declared.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>" } ?? ""
    let text = TextDecoding.text(of: Array(declaration.utf8) + bytes, contentType: contentType)
    return String(String(decoding: text.bytes, as: UTF8.self).dropFirst(declaration.count))
  }

  @Test(
    "encoding labels mean the same as in browsers",
    arguments: [
      ("utf-8", [0xC3, 0xA9], "é"), ("UTF8", [0xC3, 0xA9], "é"), ("iso-8859-1", [0xE9, 0x93], "é“"), ("ISO_8859-1", [0xE9], "é"),
      ("windows-1252", [0x80, 0x99], "€™"), ("us-ascii", [0x97], "—"), ("windows-1251", [0xCF, 0xF0], "Пр"),
      ("koi8-r", [0xF0, 0xD2], "Пр"),
      ("KOI8-R", [0xF0, 0xD2], "Пр"), ("gb2312", [0xC4, 0xE3, 0x84, 0x6A], "你刯"), ("gbk", [0xC4, 0xE3], "你"),
      ("shift_jis", [0x93, 0xFA, 0x87, 0x40], "日①"), ("euc-jp", [0xC6, 0xFC], "日"), ("euc-kr", [0xC7, 0xD1], "한"),
      ("big5", [0xA4, 0xA4], "中"),
      ("iso-8859-2", [0xB1], "ą"), ("iso-8859-15", [0xA4], "€"), ("iso-8859-9", [0xFE], "ş"), ("tis-620", [0xA1], "ก"),
      ("utf-16", [0xC3, 0xA9], "é"),
      ("windows_1251", [0xCF, 0xF0], "Пр"), ("ISO_8859_2", [0xB1], "ą"), ("koi8_r", [0xF0], "П"), ("euc_jp", [0xC6, 0xFC], "日"),
      ("bogus-9", [0xC3, 0xA9], "é"), ("bogus-9", [0xE9], "é"), ("utf-8//IGNORE", [0xC3, 0xA9], "é"),
    ] as [(String, [UInt8], String)])
  func labels(label: String, bytes: [UInt8], text: String) {
    #expect(decoded(bytes, declared: label) == text)
    #expect(decoded(bytes, contentType: "text/xml; charset=\"\(label)\"") == text)
  }

  @Test("the system has every encoding of the Encoding Standard", arguments: Self.encodings)
  func standard(name: String) {
    let ascii = Array("<?xml version='1.0'?>".utf8)
    #expect(TextDecoding.text(of: ascii, contentType: "text/xml; charset=\(name)") == DecodedText(bytes: ascii))
  }

  /// The names of the legacy encodings in the Encoding Standard.
  private static let encodings = [
    "IBM866", "ISO-8859-2", "ISO-8859-3", "ISO-8859-4", "ISO-8859-5", "ISO-8859-6", "ISO-8859-7", "ISO-8859-8", "ISO-8859-8-I",
    "ISO-8859-10", "ISO-8859-13", "ISO-8859-14", "ISO-8859-15", "ISO-8859-16", "KOI8-R", "KOI8-U", "macintosh", "windows-874",
    "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257",
    "windows-1258", "x-mac-cyrillic", "GBK", "gb18030", "Big5", "EUC-JP", "ISO-2022-JP", "Shift_JIS", "EUC-KR",
  ]

  @Test("a letter that waits for a combining mark is not lost at the end")
  func heldBack() {
    #expect(TextDecoding.text(of: [0x61, 0xE0], contentType: "text/xml; charset=windows-1255").bytes == Array("aא".utf8))
  }

  @Test("a declaration that was read as ASCII cannot name an encoding without ASCII")
  func noASCII() {
    let text = TextDecoding.text(of: Array("<?xml encoding='IBM037'?>é".utf8), contentType: nil)
    #expect(text == DecodedText(bytes: Array("<?xml                  ?>é".utf8), repairs: [.wrongEncoding(named: "ibm037", used: "UTF-8")]))
  }

  private static let singleByteLabels = [
    "us-ascii", "ascii", "ansi_x3.4-1968", "iso-8859-1", "latin1", "ISO_8859-1", "windows-1252", "cp1252", "iso-8859-15", "windows-1251",
    "koi8-r",
    "iso-8859-7", "windows_1250",
  ]

  @Test("valid UTF-8 that is labelled as a single-byte encoding is read as UTF-8 and reported", arguments: singleByteLabels)
  func evidence(label: String) {
    let words = Array("Café – „Müller“ 你好 🍵".utf8)
    let text = TextDecoding.text(of: words, contentType: "text/xml; charset=\(label)")
    #expect(text == DecodedText(bytes: words, repairs: [.wrongEncoding(named: label.lowercased(), used: "UTF-8")]))
    #expect(decoded(words, declared: label) == "Café – „Müller“ 你好 🍵")
  }

  @Test(
    "valid UTF-8 with bytes that are invalid in the labelled multi-byte encoding is read as UTF-8 and reported",
    arguments: ["gb2312", "gbk", "gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"])
  func multiByteEvidence(label: String) throws {
    let words = Array("测试标题新闻 — 这是一个测试标题".utf8)
    let text = TextDecoding.text(of: words, contentType: "text/xml; charset=\(label)")
    #expect(text == DecodedText(bytes: words, repairs: [.wrongEncoding(named: label, used: "UTF-8")]))
    let document =
      Array("<?xml version='1.0' encoding='\(label)'?><rss><channel><item><title>".utf8) + words
      + Array("</title></item></channel></rss>".utf8)
    for chunk in [1, 7, 1000] {
      let parsed = try FeedParser.feed(from: document, contentType: nil, base: nil, chunk: chunk)
      #expect(parsed.feed.items.map(\.title) == [String(decoding: words, as: UTF8.self)])
      #expect(parsed.repairs == [.wrongEncoding(named: label, used: "UTF-8")])
    }
  }

  @Test("the label applies to text with invalid UTF-8 and to plain ASCII", arguments: singleByteLabels)
  func noEvidence(label: String) {
    for bytes in [[0x61], Array("Café".utf8) + [0xE9], [0xC3, 0xA9, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80]]
      as [[UInt8]]
    {
      #expect(TextDecoding.text(of: bytes, contentType: "text/xml; charset=\(label)").repairs.isEmpty)
    }
  }

  @Test("evidence of UTF-8 does not depend on where the bytes are cut")
  func cutEvidence() throws {
    for (bytes, isProof) in [
      (Array("é你🍵a".utf8), true), (Array("é你".utf8) + [0xF0, 0x9F], false), ([0xE0, 0x80, 0x80], false), ([0x61], false),
    ] {
      for cut in 0...bytes.count {
        var evidence = UTF8Evidence()
        evidence.add(bytes[..<cut])
        evidence.add(bytes[cut...])
        #expect(evidence.isProof == isProof)
      }
    }
    let document = Array("<?xml version='1.0' encoding='windows-1252'?><rss><channel><item><title>Café</title></item></channel></rss>".utf8)
    for chunk in [1, 7, 1000] {
      let parsed = try FeedParser.feed(from: document, contentType: nil, base: nil, chunk: chunk)
      #expect(parsed.feed.items.map(\.title) == ["Café"] && parsed.repairs == [.wrongEncoding(named: "windows-1252", used: "UTF-8")])
    }
  }

  @Test(
    "the declaration overrides HTTP, and without either the bytes decide",
    arguments: [
      ([0xE9], "iso-8859-1", "text/xml; charset=koi8-r", "é"), ([0xCF], nil, "text/xml; charset=windows-1251", "П"),
      ([0xC3, 0xA9], nil, nil, "é"), ([0xE9], nil, nil, "é"), ([0x81], nil, nil, "\u{81}"),
    ] as [([UInt8], String?, String?, String)])
  func precedence(bytes: [UInt8], declared: String?, contentType: String?, text: String) {
    #expect(decoded(bytes, declared: declared, contentType: contentType) == text)
  }

  @Test(
    "invalid bytes become U+FFFD, and the rest is unchanged: in UTF-8, in a system encoding, and at the end of UTF-16",
    arguments: [
      ([0x61, 0xC3, 0xA9, 0xFF, 0x62], "text/xml; charset=utf-8", "aé\u{FFFD}b", 1),
      ([0xC4, 0xE3, 0xFF, 0x61, 0xC4], "text/xml; charset=gb2312", "你\u{FFFD}a\u{FFFD}", 2),
      ([0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8, 0x62, 0x00, 0x63], nil, "a\u{FFFD}b", 2),
    ] as [([UInt8], String?, String, Int)])
  func invalid(bytes: [UInt8], contentType: String?, text: String, replaced: Int) {
    #expect(
      TextDecoding.text(of: bytes, contentType: contentType)
        == DecodedText(bytes: Array(text.utf8), repairs: [.replacedBytes(count: replaced)]))
  }

  @Test("text labelled UTF-8 without a single valid non-ASCII character is windows-1252")
  func mislabelled() {
    let text = TextDecoding.text(of: Array("<?xml encoding='UTF-8'?>".utf8) + [0x93, 0x61, 0x94], contentType: nil)
    #expect(String(decoding: text.bytes, as: UTF8.self).hasSuffix("“a”"))
    #expect(text.repairs == [.wrongEncoding(named: "utf-8", used: "windows-1252")])
  }

  @Test("an unknown label is reported")
  func unknown() {
    let text = TextDecoding.text(of: Array("<?xml encoding='bogus-9'?>é".utf8), contentType: nil)
    #expect(text.repairs == [.wrongEncoding(named: "bogus-9", used: "UTF-8")])
  }

  @Test("the system's converter decodes a long text completely")
  func long() {
    let bytes = Array(repeating: [0x61, 0xC4, 0xE3] as [UInt8], count: 100_000).joined()
    let text = TextDecoding.text(of: Array(bytes), contentType: "text/xml; charset=gb2312")
    #expect(text == DecodedText(bytes: Array(String(repeating: "a你", count: 100_000).utf8)))
  }

  @Test("UTF-16 and UTF-32 are read in either byte order, with and without a byte order mark", arguments: [true, false], [true, false])
  func wide(isBigEndian: Bool, hasMark: Bool) {
    let document = "<?xml version=\"1.0\"?><a>é日🎈</a>"
    let units = (hasMark ? [0xFEFF] : []) + Array(document.utf16)
    let narrow = units.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(TextDecoding.text(of: narrow, contentType: nil) == DecodedText(bytes: Array(document.utf8)))
    let scalars = (hasMark ? [0xFEFF] : []) + document.unicodeScalars.map(\.value)
    let wide = scalars.flatMap { scalar -> [UInt8] in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar >> $0) }
      return isBigEndian ? bytes : bytes.reversed()
    }
    #expect(TextDecoding.text(of: wide, contentType: nil) == DecodedText(bytes: Array(document.utf8)))
  }

  @Test("a byte order mark overrides every label and is removed")
  func marks() {
    #expect(decoded([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], contentType: "text/xml; charset=koi8-r") == "é")
    #expect(TextDecoding.text(of: [0xEF, 0xBB], contentType: nil).bytes == Array("ï»".utf8))
    #expect(TextDecoding.text(of: [], contentType: "text/xml").bytes == [])
  }
}
