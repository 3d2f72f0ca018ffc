import Testing

@testable import Transfer

@Suite("Required libcurl version")
struct CurlVersionTests {
  @Test(
    "a libcurl that is too old or has no TLS is refused with the reason",
    arguments: [
      (0x07_54_00, "7.84.0", true, "is version 7.84.0, and 7.85.0 is needed"), (0x07_55_00, "7.85.0", true, nil),
      (0x07_58_01, "7.88.1", true, nil), (0x08_00_00, "8.0.0", true, nil),
      (0x08_00_00, "8.0.0", false, "was built without TLS, which https requires"),
      (0x07_13_05, "7.19.5", false, "is version 7.19.5, and 7.85.0 is needed"),
    ] as [(UInt32, String, Bool, String?)])
  func lacks(number: UInt32, text: String, hasTLS: Bool, lack: String?) {
    #expect(CurlVersion(number: number, text: text, hasTLS: hasTLS).lack == lack)
  }

  @Test(
    "decoding is switched off only where libcurl can do it after the header",
    arguments: [(0x07_55_00, true), (0x08_04_00, true), (0x08_05_00, false)])
  func stopsDecoding(number: UInt32, canStop: Bool) {
    #expect(CurlVersion(number: number, text: "", hasTLS: true).canStopDecoding == canStop)
  }

  @Test("the installed libcurl is sufficient and reports its version")
  func loaded() throws {
    try CurlLibrary.load()
    let version = try #require(CurlVersion.loaded)
    #expect(version.lack == nil && version.text.contains("."))
  }
}
