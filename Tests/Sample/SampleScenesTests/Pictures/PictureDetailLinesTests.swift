import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@Suite("Detail lines and fields of a picture")
struct PictureDetailLinesTests {
  private static let saved = PictureSummary.sample("Tea", format: .png, byteCount: 12_345, saved: .sample(), path: "/home/me/tea.png")

  @Test("users see caption, id, type, size and path, and the path is never wrapped")
  func details() {
    #expect(
      PictureDetailLines.details(about: Self.saved) == [
        DetailLine("Caption", "Tea"), DetailLine("Id", Self.saved.id.short), DetailLine("Type", "image/png"),
        DetailLine("Size", "12,345 bytes"),
        DetailLine("Path", "/home/me/tea.png", isURL: true),
      ])
  }

  @Test("programs get every field, in contract order")
  func fields() {
    #expect(
      PictureDetailLines.fields(of: Self.saved) == [
        .init("id", .text(Self.saved.id.text)), .init("caption", .text("Tea")), .init("type", .text("image/png")),
        .init("bytes", .number(12_345)), .init("path", .text("/home/me/tea.png")), .init("saved", .text("2026-03-01T08:30:00Z")),
      ])
  }

  @Test("a picture that is not saved has every field")
  func notSaved() {
    let fields = PictureDetailLines.fields(of: .sample(saved: nil))
    #expect(fields.map(\.name) == PictureDetailLines.fields(of: Self.saved).map(\.name))
    #expect(fields.filter { $0.value == .null }.map(\.name) == ["saved"])
  }
}
