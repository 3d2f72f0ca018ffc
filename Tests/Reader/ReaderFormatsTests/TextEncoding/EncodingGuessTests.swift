import ReaderDomain
@testable import TextEncoding
import Testing

@Suite("Guesses of an encoding")
struct EncodingGuessTests {
  @Test(
    "an ordinary sentence of a language is recognised",
    arguments: [
      ("windows-1251", "Сегодня в Москве хорошая погода, и мы идём гулять."),
      ("KOI8-R", "Сегодня в Москве хорошая погода, и мы идём гулять."),
      ("windows-1253", "Σήμερα ο καιρός στην Αθήνα είναι πολύ καλός."), ("windows-1255", "היום מזג האוויר בירושלים טוב מאוד"),
      ("windows-874", "วันนี้อากาศดีมาก เราไปเดินเล่นกัน"), ("windows-1250", "Příliš žluťoučký kůň úpěl ďábelské ódy."),
      ("Shift_JIS", "今日はとても良い天気なので、みんなで散歩に行きます。"), ("EUC-JP", "今日はとても良い天気なので、みんなで散歩に行きます。"),
      ("EUC-KR", "오늘은 날씨가 아주 좋아서 우리는 산책을 합니다."), ("Big5", "今天天氣很好，我們一起去公園散步。"),
      ("GB18030", "今天天气很好，我们一起去公园散步。"),
    ])
  func languages(name: String, sentence: String) throws {
    let bytes = try #require(LegacyBytes(name).encoded(sentence))
    #expect(EncodingGuess.encoding(of: bytes).name == name)
    let text = TextDecoding.text(of: bytes, contentType: nil)
    #expect(String(decoding: text.bytes, as: UTF8.self) == sentence)
    #expect(text.repairs == [.guessedEncoding(used: name)])
  }

  @Test(
    "few accented letters of a western language are windows-1252", arguments: ["café", "Müller grüßt", "El Niño llegó", "“quoted” – text…"])
  func western(sentence: String) throws {
    let bytes = try #require(LegacyBytes(.windows1252).encoded(sentence))
    #expect(EncodingGuess.encoding(of: bytes) == .windows1252)
  }

  @Test("a text without accented letters is windows-1252")
  func ascii() {
    #expect(EncodingGuess.encoding(of: Array("plain".utf8)) == .windows1252)
    #expect(EncodingGuess.encoding(of: []) == .windows1252)
  }

  @Test("a byte that is no character of the guessed encoding is reported with the guess")
  func replaced() throws {
    let bytes = try #require(LegacyBytes("windows-1253").encoded("Σήμερα ο καιρός στην Αθήνα είναι πολύ καλός."))
    let text = TextDecoding.text(of: bytes + [0xAA], contentType: nil)
    #expect(text.repairs == [.guessedEncoding(used: "windows-1253"), .replacedBytes(count: 1)])
  }

  @Test(
    "the first escape sequence shows ISO-2022-JP",
    arguments: [
      ([0x61, 0x1B, 0x24, 0x42, 0x46, 0x7C], true), ([0x1B, 0x24, 0x40, 0x46, 0x7C], true), ([0x1B, 0x28, 0x42], false), ([0x61], false),
      ([0x1B, 0x5B, 0x24, 0x42], false),
    ] as [([UInt8], Bool)])
  func japanese(bytes: [UInt8], isJapanese: Bool) {
    #expect(EncodingGuess.isISO2022JP(bytes) == isJapanese)
    #expect((EncodingGuess.encoding(of: bytes) == .system("ISO-2022-JP")) == isJapanese)
  }

  @Test(
    "a sample holds the letters that are not ASCII, each with its neighbours",
    arguments: [
      ([0x61, 0x62], []), ([0x61, 0xE9], [0x20, 0x61, 0xE9]), ([0xE9, 0x62, 0x63], [0xE9, 0x62]),
      ([0xE9, 0x62, 0xE8], [0xE9, 0x62, 0xE8]),
      ([0xE9, 0x62, 0x63, 0xE8], [0xE9, 0x62, 0x20, 0x63, 0xE8]), ([0xE9, 0xE8], [0xE9, 0xE8]), ([0x7F, 0x80], [0x20, 0x7F, 0x80]),
      ([0xE9, 0x62, 0x63, 0x64, 0x80, 0x65, 0x66], [0xE9, 0x62, 0x20, 0x64, 0x80, 0x65]), ([0x80, 0x61, 0x61], [0x80, 0x61]), ([], []),
    ] as [([UInt8], [UInt8])])
  func sample(text: [UInt8], bytes: [UInt8]) {
    #expect(LegacySample(of: text).bytes == bytes)
  }

  @Test("a sample of a long text is short")
  func longSample() {
    #expect(LegacySample(of: Array(repeating: 0xE9, count: 10_000)).bytes.count == 8192)
  }

  @Test("the table of an encoding has a character for each byte that is one")
  func table() {
    let western = SingleByteTable.characters(of: .windows1252)
    #expect(western.count == 256)
    #expect([0x41, 0x80, 0x81, 0x9F, 0xA0, 0xE9].map { western[$0] } == ["A", "€", nil, "Ÿ", "\u{A0}", "é"])
    let greek = SingleByteTable.characters(of: .system("windows-1253"))
    #expect(greek.count == 256)
    #expect([0x41, 0xAA, 0xE1].map { greek[$0] } == ["A", nil, "α"])
    #expect(SingleByteTable.characters(of: .utf8).isEmpty)
  }
}

/// Encodes a text by the table that the decoder has.
struct LegacyBytes {
  private var bytes: [Unicode.Scalar: [UInt8]] = [:]

  init(_ encoding: TextEncoding) {
    for (byte, scalar) in SingleByteTable.characters(of: encoding).enumerated() {
      if let scalar { bytes[scalar] = bytes[scalar] ?? [UInt8(byte)] }
    }
  }

  init(_ name: String) {
    self.init(.system(name))
    guard bytes.isEmpty, let converter = SystemConverter(name) else { return }
    for byte in 0..<0x80 as Range<UInt8> { bytes[Unicode.Scalar(byte)] = [byte] }
    // Encoders take the characters of Big5 itself before those of its extension for Hong Kong, which has some of them again.
    for lead in Array(0xA1...0xFE as ClosedRange<UInt8>) + Array(0x81...0xA0 as ClosedRange<UInt8>) {
      for trail in 0x40...0xFE as ClosedRange<UInt8> {
        let text = converter.text(of: [lead, trail])
        let scalars = Array(String(decoding: text.bytes, as: UTF8.self).unicodeScalars)
        if text.repairs.isEmpty, scalars.count == 1 { bytes[scalars[0]] = bytes[scalars[0]] ?? [lead, trail] }
      }
    }
  }

  /// Nil when the encoding lacks a character.
  func encoded(_ text: String) -> [UInt8]? {
    let parts = text.unicodeScalars.map { bytes[$0] }
    return parts.contains(nil) ? nil : parts.compactMap(\.self).flatMap(\.self)
  }
}
