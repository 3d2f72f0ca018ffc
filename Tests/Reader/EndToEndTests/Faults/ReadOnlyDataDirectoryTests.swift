import Foundation
import LoopbackServer
import Testing

/// Root, who may run the tests, ignores permissions, so the tests simulate a full disk instead.
@Suite("Data directory on a full disk", .timeLimit(.minutes(10)), .enabled(if: StrataProcess.meetsFaults))
struct ReadOnlyDataDirectoryTests {
  @Test(
    "reading works; a change fails with one sentence that names the file and the system's error, and alters nothing",
    arguments: ["json", "sqlite"])
  func full(store: String) async throws {
    try await Person.atWork { person in
      try await GrowingFeed.serving { web in
        try await person.types("--store", store, "add", "\(web.url)/2/a.xml")
        let ids = try await person.ids()
        let state = try await DataDirectoryState(of: person)
        try person.letsTimePass()
        // A real disk takes empty files even when it is full, so the first calls may succeed.
        for call in 1...4 {
          let full = try DiskFault(way: .full, call: call).environment(in: person.home, log: person.log)
          for command in [
            ["list"], ["count"], ["feeds"], ["export"], ["search", GrowingFeed.word], ["config", "show"], ["store", "verify"],
          ] {
            let reply = try await person.types(command, environment: full)
            #expect(
              reply.status == 0 && reply.sentences.filter { $0 != "No damage found." }.isEmpty, "\(command) at call \(call): \(reply)")
          }
        }
        let files = try DataDirectoryFiles(in: person.home)
        let full = try DiskFault(way: .full, call: 1).environment(in: person.home, log: person.log)
        let list = "<opml version=\"2.0\"><body><outline type=\"rss\" text=\"B\" xmlUrl=\"\(web.url)/1/b.xml\"/></body></opml>"
        let changes = [
          ["add", "\(web.url)/1/b.xml"], ["import", "-"], ["remove", "a.xml"], ["star", ids[0]], ["mark", "read", "--all"],
          ["feeds", "set", "a.xml", "interval=4320"], ["config", "set", "keep.days", "30"],
        ]
        for change in changes {
          let reply = try await person.types(change, input: list, environment: full)
          #expect(reply.isOneSentence(1, about: person.home.path(), DiskFault.Way.full.reason), "\(change): \(reply)")
        }
        #expect(try DataDirectoryFiles(in: person.home) == files)
        #expect(try await DataDirectoryState(of: person) == state)
      }
    }
  }
}
