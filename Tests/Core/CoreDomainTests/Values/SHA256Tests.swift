@testable import CoreDomain
import Testing

@Suite("SHA256")
struct SHA256Tests {
  /// The first four are NIST's example values for SHA-256. The others are at the edges of a block and were computed with another
  /// implementation.
  @Test(
    "the digest is SHA-256",
    arguments: [
      ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
      ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
      ("a", 55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      ("a", 56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      ("a", 63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      ("a", 64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      ("a", 65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
      ("a", 119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
      ("a", 120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
    ])
  func vector(text: String, count: Int, digest: String) {
    #expect(SHA256.hexadecimal(of: [String(repeating: text, count: count)], digits: 64) == digest)
  }

  /// Computed with another implementation.
  @Test(
    "any bytes can be digested",
    arguments: [
      ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ([UInt8](repeating: 0xFF, count: 64), "8667e718294e9e0df1d30600ba3eeb201f764aad2dad72748643e4a285e1d1f7"),
      (
        Array(repeating: Array(UInt8.min...UInt8.max), count: 100).flatMap(\.self),
        "22c27b021752596140145a93194d9cdf33b0b1b454f50fd1b430491eb3eb3cb9"
      ),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], digest: String) {
    #expect(SHA256.hexadecimal(of: bytes, digits: 64) == digest)
  }

  @Test("the digest of one text is the digest of its UTF-8 bytes")
  func text() {
    #expect(SHA256.hexadecimal(of: ["Grüße 👋"], digits: 64) == SHA256.hexadecimal(of: Array("Grüße 👋".utf8), digits: 64))
  }

  @Test("the digest depends on the boundaries between texts")
  func border() {
    #expect(SHA256.hexadecimal(of: ["a", "bc"], digits: 64) != SHA256.hexadecimal(of: ["ab", "c"], digits: 64))
  }

  @Test("fewer digits are a prefix of the complete digest")
  func digits() {
    #expect(SHA256.hexadecimal(of: ["abc"], digits: 10) == "ba7816bf8f")
  }
}
