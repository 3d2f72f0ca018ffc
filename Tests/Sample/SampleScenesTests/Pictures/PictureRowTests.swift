import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@Suite("Row of a picture list")
struct PictureRowTests {
  private static let tea = PictureSummary.sample(
    "Tea", format: .webp, byteCount: 12_345, saved: .sample(plusMinutes: -180), path: "/home/me/tea.webp")

  @Test("a row has the texts that the user sees")
  func texts() {
    let row = PictureRow(Self.tea, state: .loaded, now: .sample())
    #expect(row.id == Self.tea.id.short && row.caption == "Tea" && row.kind == "webp, 12,345 bytes" && row.age == "3h")
  }

  @Test("a picture that is not saved has no age")
  func notSaved() {
    #expect(PictureRow(.sample(saved: nil), state: .loaded, now: .sample()).age.isEmpty)
  }

  @Test(
    "the exported fields end with the state of the file and the error as a sentence",
    arguments: [
      (.notLoaded, "not_loaded", nil), (.loaded, "loaded", nil),
      (.failed(.fileMissing(tea.id, path: tea.path)), "failed", "Its file is missing: /home/me/tea.webp"),
    ] as [(PictureRow.State, String, MessageText?)])
  func states(state: PictureRow.State, word: String, problem: MessageText?) {
    let row = PictureRow(Self.tea, state: state, now: .sample())
    #expect(row.problem == problem)
    #expect(
      row.exported.fields
        == PictureDetailLines.fields(of: Self.tea) + [.init("state", .text(word)), .init("problem", .message(orNull: problem))])
  }
}
