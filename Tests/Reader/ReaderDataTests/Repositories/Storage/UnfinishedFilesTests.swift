import CoreData
import CoreDomain
import DataDoubles
import Files
import Foundation
import ReaderData
import Testing

@Suite("Unfinished files of killed writers")
struct UnfinishedFilesTests {
  private static let unfinished = ".strata-0123456789abcdef"

  @Test(
    "the next refresh removes unfinished files older than an hour, and nothing else",
    arguments: [
      ("", unfinished, 61, false), ("articles/", unfinished, 61, false), ("", ".strata-1", 61, false), ("pictures/", unfinished, 61, true),
      ("", unfinished, 59, true), ("articles/", unfinished, -10, true), ("", ".strata-notes", 61, true), ("", ".strata-", 61, true),
      ("", "strata-0123456789abcdef", 61, true), ("other/", unfinished, 61, true),
    ])
  func sweep(folderName: String, name: String, ageMinutes: Int, stays: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("half", folderName + name)
      let moment = try #require(
        try FileManager.default.attributesOfItem(atPath: folder.path(folderName + name))[.modificationDate] as? Date)
      let now = Timestamp(milliseconds: Int64(moment.timeIntervalSince1970 * 1000) + Int64(ageMinutes) * 60_000)
      let directory = DataDirectory(path: folder.path, now: { now })
      let turn = FileRefreshLock(directory: directory, executor: FileExecutor(label: "test"))
      _ = try await turn.take()
      #expect(try folder.names().contains(folderName + name) == stays)
    }
  }
}
