import CoreData
import CoreDomain
import DataDoubles
import ReaderDomain
import SampleData
import SampleDomain
import SampleDoubles
import StorageMaintenance
import Testing

@Suite("The check of the picture folder")
struct PictureInspectionTests {
  private func inspection(_ folder: TemporaryFolder) -> PictureInspection {
    PictureInspection(DataDirectory(path: folder.path, now: { StoreSample.moment }))
  }

  private func name(_ picture: Picture) -> String { "pictures/\(picture.id.text).\(picture.format.ending)" }

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
      let pictures = (1...4).map { PictureSample.picture($0) }.sorted { $0.id < $1.id }
      let problems = ["is missing", "is not the saved picture", "is missing", "is not the saved picture"]
      for (picture, problem) in zip(pictures, problems) {
        if problem == "is missing" { try folder.remove(name(picture)) } else { try folder.put("other", name(picture)) }
      }
      #expect(
        try inspection(folder).findings()
          == zip(pictures, problems).map { picture, problem in
            StorageDiagnostic(path: folder.path(name(picture)), problem: problem, remedy: .removePicture(id: picture.id.short))
          })
    }
  }

  @Test("a picture file without an entry is a leftover, and an orphan while a damaged index is set aside")
  func leftovers() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(folder, 1...2)
      let extra = PictureSample.picture(9, .jpeg)
      try folder.put(PictureSample.bytes(9, .jpeg), name(extra))
      for name in ["notes.txt", "\(extra.id.text)", "\(extra.id.text).txt", "\(extra.id.text).png.png", "x.png"] {
        try folder.put("mine", "pictures/\(name)")
      }
      #expect(try inspection(folder).leftovers() == [folder.path(name(extra))] && inspection(folder).orphans() == [])
      try folder.put("{", "pictures/index.json")
      await #expect(throws: DataStoreError.self) { _ = try await PictureSample.store(folder.path).all() }
      let all = [extra, PictureSample.picture(1), PictureSample.picture(2)].map { folder.path(name($0)) }
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
