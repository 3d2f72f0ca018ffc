import CoreData
import CoreDomain
import DataDoubles
import Files
import SampleData
import SampleDomain

/// Pictures for tests.
enum PictureSample {
  static let base = StoreSample.url("https://pictures.example.org")

  /// The signature of a picture format, followed by a number that makes the bytes unique.
  static func bytes(_ number: Int = 1, _ format: ImageFormat = .png) -> [UInt8] {
    let start: [UInt8] =
      switch format {
      case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      case .jpeg: [0xFF, 0xD8, 0xFF]
      case .gif: Array("GIF89a".utf8)
      case .webp: Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WEBPVP8 ".utf8)
      }
    return start + Array("\(number)".utf8)
  }

  /// A picture that was fetched and saved this many minutes after `StoreSample.moment`.
  static func picture(
    _ number: Int = 1, _ format: ImageFormat = .png, caption: String? = nil, fetchedAfter minutes: Int = 0,
    savedAfter savedMinutes: Int? = nil, isStarred: Bool = false, isSeen: Bool = false
  ) -> Picture {
    let bytes = bytes(number, format)
    return Picture(
      id: PictureID(bytes: bytes), caption: caption ?? "Cat \(number)", format: format, byteCount: bytes.count,
      source: StoreSample.url("https://pictures.example.org/cat/\(number)"), fetchedAt: StoreSample.moment.adding(minutes: minutes),
      saved: savedMinutes.map { StoreSample.moment.adding(minutes: $0) }, isStarred: isStarred, isSeen: isSeen)
  }

  static func url(_ number: Int) -> WebURL { picture(number).source }

  /// The store of a process that uses a data directory.
  static func store(_ path: String) -> FolderPictureStore {
    FolderPictureStore(
      directory: DataDirectory(path: path, now: { StoreSample.moment }, timeout: .seconds(60)),
      executor: FileExecutor(label: "strata.tests"))
  }
}
