import Screens
import Testing

@Suite("Texts that are no addresses")
struct AddressWordingTests {
  @Test(
    "a text is shown without what stands where a name and a password would",
    arguments: [
      ("", ""), ("example.org/feed", "example.org/feed"), ("me@example.org", "example.org"), ("me:secret@example.org", "example.org"),
      ("ftp://me:secret@example.org/feed", "ftp://example.org/feed"), ("https://a@b@exa mple.org", "https://exa mple.org"),
      ("https://example.org/@me", "https://example.org/@me"), ("https://example.org?@me", "https://example.org?@me"),
      ("https://example.org#@me", "https://example.org#@me"), ("https://me:secret@", "https://"), ("://me:secret@x", "://x"), ("@", ""),
    ])
  func shows(given: String, shown: String) {
    #expect(AddressWording.shown(given) == shown)
  }
}
