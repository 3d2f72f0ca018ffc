import CoreDomain
import CoreDoubles
import Growth
import ReaderDomain
import Testing

@Suite("Feeds that devices joined")
struct JoinedSubscriptionsTests {
  /// The records of a list of feeds, each with the one into which it was joined: `nil` for a feed in the list, itself for one that the user removed.
  private static func records(_ feeds: [Int?]) -> SyncRecordMerge {
    var merge = SyncRecordMerge()
    for (number, other) in feeds.enumerated() {
      let joined = other.flatMap { $0 == number ? nil : key($0) }
      for (field, value) in ["present": other == nil ? "yes" : nil, "url": "https://example.org/\(number)", "joined": joined] {
        let subject = SyncRecord.Subject(kind: .feed, key: key(number), field: field)
        merge.add(SyncRecord(subject: subject, value: value, moment: .sample(), device: "x"))
      }
    }
    return merge
  }

  private static func key(_ number: Int) -> String { "\(1_000_000_000 + number)" }

  @Test(
    "the articles of a joined feed go to the feed that stays, also through feeds that were joined later; those of a removed feed stay",
    arguments: [
      ([nil, 0, 1, 3], [0], [1: 0, 2: 0]), ([nil, nil, 0], [0, 1], [2: 0]), ([nil, 2, 2], [0], [1: 2]), ([1, 1, 0], [], [0: 1, 2: 1]),
      ([nil, 7], [0], [:]),
      // Two devices have joined two feeds into each other, and a third one into one of them.
      ([1, 0, 1], [0], [1: 0, 2: 0]), ([nil, 3, 1, 2], [0, 1], [2: 1, 3: 1]),
    ] as [([Int?], [Int], [Int: Int])])
  func targets(feeds: [Int?], listed: [Int], targets: [Int: Int]) {
    let joined = JoinedSubscriptions(Self.records(feeds))
    #expect(joined.items.keys.sorted() == listed.map(Self.key))
    let found = Dictionary(uniqueKeysWithValues: joined.targets.map { ($0.key.text, $0.value.text) })
    #expect(found == Dictionary(uniqueKeysWithValues: targets.map { (Self.key($0), Self.key($1)) }))
  }

  @Test("of feeds joined into each other, records say which one stays, and then nothing is left to say")
  func settled() {
    var merge = Self.records([1, 0, 1])
    let records = JoinedSubscriptions(merge).records(after: merge, at: .sample(), on: "x")
    #expect(
      records.map(\.subject.field) == ["present", "joined"] && records.allSatisfy { $0.subject.key == Self.key(0) && $0.moment > .sample() }
    )
    for record in records { merge.add(record) }
    let joined = JoinedSubscriptions(merge)
    #expect(joined.kept.isEmpty && joined.items.keys.sorted() == [Self.key(0)] && joined.targets.count == 2)
  }

  @Test("chains of joins take linear time")
  func chains() {
    let problem = CostGrowth.problem(upTo: FloodSize.largest) { size in
      Self.records([nil] + (0..<size / 100).map { $0 })
    } work: { records in
      _ = JoinedSubscriptions(records)
    }
    #expect(problem == nil)
  }
}
