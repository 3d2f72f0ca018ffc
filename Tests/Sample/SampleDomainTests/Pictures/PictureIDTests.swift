import SampleDomain
import Testing

@Suite("PictureID")
struct PictureIDTests {
  /// Never change these values: the pictures on every user's disk are named after them. They were computed with another implementation of
  /// SHA-256, over the bytes alone.
  @Test(
    "the identity of a picture is derived from its bytes, and the derivation never changes",
    arguments: [
      ([], "e3b0c44298fc1c149afb"), ([0x00], "6e340b9cffb37a989ca5"), (Array("cat".utf8), "77af778b51abd4a3c51c"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "4c4b6a3be1314ab86138"), ([0xFF, 0xD8, 0xFF, 0xE0], "ba4f25bf16ba4be6bc7d"),
      ([UInt8](repeating: 0xFF, count: 64), "8667e718294e9e0df1d3"),
    ] as [([UInt8], String)])
  func pinned(bytes: [UInt8], id: String) {
    #expect(PictureID(bytes: bytes).text == id)
    #expect("\(PictureID(bytes: bytes))" == id)
  }

  @Test("one changed bit gives another identity")
  func oneBit() {
    #expect(PictureID(bytes: [0xFF, 0xD8, 0xFF, 0xE0]) != PictureID(bytes: [0xFF, 0xD8, 0xFF, 0xE1]))
  }

  @Test("users see the first eight digits")
  func short() {
    #expect(PictureID(bytes: Array("cat".utf8)).short == "77af778b")
  }

  @Test("a stored identity is read again, and other texts are refused")
  func stored() throws {
    let id = try #require(PictureID(stored: "77af778b51abd4a3c51c"))
    #expect(id == PictureID(bytes: Array("cat".utf8)))
    for text in [
      "", "77af778b51abd4a3c51", "77af778b51abd4a3c51cc", "77AF778B51ABD4A3C51C", "77af778b51abd4a3c51g", "../../../etc/passwd0",
      " 77af778b51abd4a3c51", "77af778b51abd4a3c5é",
    ] {
      #expect(PictureID(stored: text) == nil)
    }
  }

  @Test("identities are ordered by their digits")
  func order() throws {
    let low = try #require(PictureID(stored: "0999999999999999999f"))
    let high = try #require(PictureID(stored: "a0000000000000000000"))
    #expect(low < high)
    #expect(!(high < low))
    #expect(!(low < low))
  }
}
