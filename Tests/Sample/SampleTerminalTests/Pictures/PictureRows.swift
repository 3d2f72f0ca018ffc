import CoreDomain
import CoreDoubles
import SampleDomain
import SampleDoubles
import SampleScenes

/// Rows of pictures with captions in many scripts.
enum PictureRows {
  static let all: [PictureRow] = [
    row("Tea", age: 5), row("日本茶日本茶日本茶茶", byteCount: 1, age: 180),
    row("🍵🍵", byteCount: 12_345_678, age: 400 * 24 * 60, problem: .noPicture),
    row("مرحبا", problem: .fileDamaged(PictureID(bytes: [1]), path: "/home/me/my pictures/tea.gif")),
  ]

  static func row(_ caption: String, byteCount: Int = 12_345, age: Int? = nil, problem: PictureError? = nil) -> PictureRow {
    let saved = age.map { Timestamp.sample(plusMinutes: -$0) }
    return PictureRow(
      .sample(caption, byteCount: byteCount, saved: saved), state: problem.map { .failed($0) } ?? .loaded, now: .sample())
  }
}
