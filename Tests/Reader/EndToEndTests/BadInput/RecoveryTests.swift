import Foundation
import LoopbackServer
import Testing

@Suite("Unrepaired damage", .timeLimit(.minutes(10)))
struct RecoveryTests {
  @Test("a star survives a bad byte in the statuses and repeated refreshes, even when retention keeps only the newest article")
  func badByte() async throws {
    try await Person.atWork { person async throws in
      try await GrowingFeed.serving { web async throws in
        try await person.does("add", "\(web.url)/9/short.xml")
        let ids = try await person.ids()
        try await person.types("star", ids[0], ids[1])
        try await person.types("config", "set", "keep.articles", "1")
        let file = person.home.appending(path: "statuses.json")
        var bytes = Array(try Data(contentsOf: file))
        let place = try #require(bytes.firstRange(of: Array(ids[0].utf8)))
        bytes[place.lowerBound] = 0xFF
        try Data(bytes).write(to: file)

        let reported = try await person.types("refresh", "--force", "--quiet")
        #expect(reported.status == 3 && reported.error.contains("statuses.json is damaged"), "\(reported)")
        for _ in 1...3 {
          let reply = try await person.types("refresh", "--force", "--quiet")
          #expect(reply.status == 0 && reply.isReminded(of: "statuses.json"), "\(reply)")
        }
        #expect(try await person.types("feeds", "--problems").isReminded(of: "statuses.json"))
        #expect(Set(try await person.ids()).isSuperset(of: ids), "Articles that may be starred are not removed.")
        #expect(try await person.ids("--starred") == [ids[1]])

        let repair = try await person.types("store", "repair")
        #expect(repair.status == 0 && repair.error.contains("set-aside"), "\(repair)")
        try await person.does("store", "verify")
        let after = try await person.types("refresh", "--force", "--quiet")
        #expect(after.status == 0 && after.error.isEmpty, "\(after)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: person.home.appending(path: "set-aside").path).count == 1)
        #expect(try await person.ids().contains(ids[1]), "The article whose star is known remains.")
      }
    }
  }

  @Test("'store verify' names the damage and the repair command, 'store repair' repairs it; in JSON both print lists")
  func verify() async throws {
    try await Person.atWork { person in
      try await person.follows("/feeds/roji.rss")
      try await person.types("star", try await person.ids()[0])
      _ = try person.cuts("undo.jsonl", at: 0.05)
      let verified = try await person.types("store", "verify")
      #expect(verified.status == 1 && verified.hints.contains { $0.contains("strata store repair") }, "\(verified)")
      let repaired = try await person.does("store", "repair", "--json")
      Schema.expect(repaired, has: ["path", "action"], times: 2)
      let again = try await person.types("store", "repair")
      #expect(again.status == 0 && again.sentences == ["No damage found."], "\(again)")
      #expect(try await person.types("store", "verify").sentences == ["No damage found."])
    }
  }
}
