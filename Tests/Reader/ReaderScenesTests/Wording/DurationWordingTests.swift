import ReaderScenes
import Testing

@Suite("Wording of durations")
struct DurationWordingTests {
  @Test(
    "a duration has the largest unit that gives at least 2, or exactly 1",
    arguments: [
      (0, "0 minutes"), (1, "1 minute"), (59, "59 minutes"), (60, "1 hour"), (61, "61 minutes"), (119, "119 minutes"), (120, "2 hours"),
      (1439, "23 hours"), (1440, "1 day"), (1500, "25 hours"), (2880, "2 days"), (43_200, "30 days"),
    ])
  func text(minutes: Int, text: String) {
    #expect(DurationWording.text(minutes: minutes) == text)
  }
}
