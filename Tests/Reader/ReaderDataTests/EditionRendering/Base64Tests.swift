import Testing

@testable import EditionRendering

@Suite("Base64")
struct Base64Tests {
  @Test(
    "bytes are encoded as RFC 4648 says",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
    #expect(Base64.text(of: [0xFB, 0xFF, 0xBF]) == "+/+/")
  }
}
