import DataLayer
import Domain
import FileStorage
import Foundation
import Testing

@Suite("The check of the picture folder")
struct PictureInspectionTests {
  private func inspection(_ folder: TemporaryFolder) -> PictureInspection {
    PictureInspection(DataDirectory(path: folder.path, now: { StoreSample.moment }))
  }

  private func path(_ folder: TemporaryFolder, _ picture: Picture) -> String {
    FolderPictureStore.path(of: picture, in: DataDirectory(path: folder.path, now: { StoreSample.moment }))
  }

  /// Keeps pictures with these numbers, all saved.
  private func fill(_ folder: TemporaryFolder, _ numbers: ClosedRange<Int>) async throws {
    let store = PictureSample.store(folder.path)
    for number in numbers {
      _ = try await store.keep(PictureSample.picture(number), bytes: PictureSample.bytes(number))
      _ = try await store.save(nil, at: StoreSample.moment)
    }
  }

  @Test("an empty data directory and a folder of whole pictures have no findings")
  func whole() async throws {
    try await TemporaryFolder.with { folder async throws in
      for _ in 1...2 {
        #expect(try inspection(folder).findings() == [] && inspection(folder).leftovers() == [] && inspection(folder).orphans() == [])
        try await fill(folder, 1...3)
      }
    }
  }

  @Test("a missing and a changed picture file are findings, by id")
  func findings() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(folder, 1...4)
      let (missing, changed) = (PictureSample.picture(2), PictureSample.picture(3))
      try FileManager.default.removeItem(atPath: path(folder, missing))
      try folder.put("other", String(path(folder, changed).dropFirst(folder.path.count + 1)))
      let expected = [
        StorageDiagnostic(path: path(folder, missing), problem: "is missing", remedy: .removePicture(missing.id)),
        StorageDiagnostic(path: path(folder, changed), problem: "is not the saved picture", remedy: .removePicture(changed.id)),
      ]
      #expect(try inspection(folder).findings() == (missing.id < changed.id ? expected : expected.reversed()))
    }
  }

  @Test("a picture file without an entry is a leftover, and an orphan while a damaged index is set aside")
  func leftovers() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(folder, 1...2)
      let extra = PictureSample.picture(9, .jpeg)
      try folder.put(PictureSample.bytes(9, .jpeg), String(path(folder, extra).dropFirst(folder.path.count + 1)))
      for name in ["notes.txt", "\(extra.id.text)", "\(extra.id.text).txt", "\(extra.id.text).png.png", "x.png"] {
        try folder.put("mine", "pictures/\(name)")
      }
      #expect(try inspection(folder).leftovers() == [path(folder, extra)] && inspection(folder).orphans() == [])
      try folder.put("{", "pictures/index.json")
      await #expect(throws: DataStoreError.self) { _ = try await PictureSample.store(folder.path).all() }
      let all = [path(folder, extra), path(folder, PictureSample.picture(1)), path(folder, PictureSample.picture(2))]
      #expect(try inspection(folder).leftovers() == [] && inspection(folder).orphans() == all.sorted())
    }
  }

  @Test("a damaged index lists no pictures, and one of a newer version is an error")
  func damagedIndex() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(folder, 1...1)
      try folder.put("{", "pictures/index.json")
      #expect(try inspection(folder).findings() == [])
      try folder.put("{\"schema\":99}\n", "pictures/index.json")
      let newer = DataStoreError.newerVersion(path: folder.path("pictures/index.json"), version: 99)
      #expect(throws: newer) { _ = try inspection(folder).findings() }
      #expect(throws: newer) { _ = try inspection(folder).leftovers() }
    }
  }
}
