#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
@testable import RecordJSON
import Testing

@Suite("JSON reading and writing")
struct JSONTests {
  private func string(_ json: String) throws -> String {
    var reader = try JSONReader(Array(json.utf8))
    let string = try reader.string()
    try reader.end()
    return string
  }

  private func skip(_ json: String) throws {
    var reader = try JSONReader(Array(json.utf8))
    try reader.skipValue()
    try reader.end()
  }

  @Test(
    "strings are read as RFC 8259 defines them",
    arguments: [
      (#""""#, ""), (#" "a b" "#, "a b"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u0000""#, "é\0"),
      (#""\uD83D\uDE00""#, "😀"), (#""日本""#, "日本"), (#""a\u0041b""#, "aAb"),
    ])
  func strings(_ json: String, _ expected: String) throws {
    #expect(try string(json) == expected)
  }

  @Test(
    "in the document of another program, what is not UTF-8 and halves of surrogate pairs are replaced, and nothing else is lost",
    arguments: [
      (Array(#""a\ud800""#.utf8), "a\u{FFFD}"), (Array(#""\uD83Dx""#.utf8), "\u{FFFD}x"), (Array(#""\uDE00\n""#.utf8), "\u{FFFD}\n"),
      (Array(#""\uD83D\u0041""#.utf8), "\u{FFFD}A"), (Array(#""\uD83D\uD83D\uDE00""#.utf8), "\u{FFFD}😀"),
      ([0x22, 0x61, 0xFF, 0x62, 0x22], "a\u{FFFD}b"), (Array(#""\uD83D\uDE00""#.utf8), "😀"),
    ] as [([UInt8], String)])
  func repairedStrings(_ json: [UInt8], _ expected: String) throws {
    var reader = JSONReader(repairing: json)
    let string = try reader.string()
    try reader.end()
    #expect(string == expected)
  }

  @Test(
    "an invalid string is an error",
    arguments: [
      "", "\"", "\"a", "a\"", #""\x""#, #""\u12""#, #""\u12G4""#, #""\uD83D""#, #""\uD83Dx""#, #""\uD83D\u0041""#, #""\uDE00""#, "\"\n\"",
      "\"a\" b", #""\u+123""#, #""\"#,
    ])
  func badStrings(_ json: String) {
    #expect(throws: JSONError.self) { try string(json) }
  }

  @Test("invalid UTF-8 is an error")
  func badUTF8() {
    #expect(throws: JSONError(line: 1, "the text is not UTF-8")) { _ = try JSONReader([0x22, 0xC3, 0x28, 0x22]) }
  }

  @Test("any text survives a round trip")
  func roundTrip() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let scalars = (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 0...(Bool.random() ? 0x7F : 0x10FFFF), using: &generator))
      }
      let text = String(String.UnicodeScalarView(scalars))
      var writer = JSONWriter()
      writer.string(text)
      #expect(Array(try string(String(decoding: writer.bytes, as: UTF8.self)).utf8) == Array(text.utf8))
      let others = try JSONDecoder().decode(String.self, from: Data(writer.bytes))
      #expect(Array(others.utf8) == Array(text.utf8))
    }
  }

  @Test(
    "any value can be skipped",
    arguments: [
      "1", "-1.5e+3", "true", "false", "null", "\"a\"", "[]", "{}", "[1,[2,{\"a\":[]}],null]", "{\"a\":{\"b\":null,\"c\":[{}]},\"d\":1}",
      " { \"a\" : [ 1 , 2 ] } ",
    ])
  func skips(_ json: String) throws {
    try skip(json)
  }

  @Test(
    "an invalid value is an error",
    arguments: [
      "", "{", "[", "[1", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{\"a\":1]", "[1}", "nul", "1.2.3", "nan",
      "inf", "0x1p3", "}",
      "]",
      ",", "{\"a\":1}}", "[nul]", String(repeating: "[", count: 1000), String(repeating: "{\"a\":", count: 1000),
    ])
  func badValues(_ json: String) {
    #expect(throws: JSONError.self) { try skip(json) }
  }

  @Test("a number that is not an integer in range is an error", arguments: ["1.5", "99999999999999999999", "\"1\"", "x", ""])
  func badNumbers(_ json: String) throws {
    var reader = try JSONReader(Array(json.utf8))
    #expect(throws: JSONError.self) { try reader.integer() }
  }

  @Test("an error names its line")
  func line() throws {
    var reader = try JSONReader(Array("[1,\n2,\n\"x\n".utf8))
    let damage = #expect(throws: JSONError.self) {
      _ = try reader.array { (reader) throws(JSONError) in try reader.integer() }
    }
    #expect(damage?.reason == "line 3: a whole number is missing")
  }
}
