import CoreDoubles
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Files of articles as text")
struct EnclosureWordingTests {
  @Test(
    "a playing time is written as players show it",
    arguments: [
      (1, "0:01"), (59, "0:59"), (60, "1:00"), (639, "10:39"), (3599, "59:59"), (3600, "1:00:00"), (3723, "1:02:03"),
      (360_000, "100:00:00"),
    ])
  func length(seconds: Int, text: String) {
    #expect(EnclosureWording.length(seconds: seconds) == text)
  }

  @Test(
    "a size is rounded, in units of 1,000",
    arguments: [
      (-1, "0 bytes"), (0, "0 bytes"), (1, "1 byte"), (812, "812 bytes"), (999, "999 bytes"), (1000, "1 kB"), (1049, "1 kB"),
      (1050, "1.1 kB"),
      (9_949, "9.9 kB"), (9_950, "10 kB"), (73_000, "73 kB"), (999_499, "999 kB"), (999_500, "1 MB"), (1_000_000, "1 MB"),
      (1_234_567, "1.2 MB"),
      (73_400_320, "73 MB"), (4_700_000_000, "4.7 GB"), (2_000_000_000_000, "2 TB"), (Enclosure.largestNumber, "9,007 TB"),
    ])
  func size(bytes: Int, text: String) {
    #expect(SizeWording.text(bytes: bytes) == text)
  }

  @Test("what the publisher does not state, or states as 0, is left out")
  func notes() {
    func notes(_ type: String? = nil, _ bytes: Int? = nil, _ seconds: Int? = nil) -> String {
      EnclosureWording.notes(on: Enclosure(url: .sample(), type: type, bytes: bytes, seconds: seconds))
    }
    #expect(
      [notes("audio/mpeg", 73_000_000, 639), notes("audio/mpeg"), notes(nil, 1), notes(nil, nil, 5), notes(), notes(nil, 0, 0)]
        == ["audio/mpeg, 10:39, 73 MB", "audio/mpeg", "1 byte", "0:05", "", ""])
  }
}
