import Domain
import DomainDoubles
import Testing

@Suite("SyncRecordMerge")
struct SyncRecordMergeTests {
  private static let keys = ["000000000a", "000000000b", "000000000c"]

  private func record(_ key: Int, _ field: String, _ value: String?, minutes: Int, by device: String = "x") -> SyncRecord {
    SyncRecord(
      subject: SyncRecord.Subject(kind: .feed, key: Self.keys[key], field: field), value: value, moment: .sample(plusMinutes: minutes),
      device: device)
  }

  private func merged(_ records: [SyncRecord]) -> SyncRecordMerge {
    var merge = SyncRecordMerge()
    for record in records { merge.add(record) }
    return merge
  }

  @Test("the last record of each field wins; of simultaneous ones a value wins against none, then the greater value")
  func last() {
    let merge = merged([
      record(0, SyncItem.presence, SyncItem.present, minutes: 1), record(0, "title", "New", minutes: 2),
      record(0, "title", "Old", minutes: 1),
      record(0, "folder", nil, minutes: 3), record(0, "folder", "A", minutes: 3), record(0, "folder", "B", minutes: 3),
      record(1, SyncItem.presence, SyncItem.present, minutes: 1), record(1, SyncItem.presence, nil, minutes: 2),
      record(1, "title", "Later", minutes: 9), record(2, "title", "No presence", minutes: 1),
    ])
    let item = SyncItem([SyncItem.presence: SyncItem.present, "title": "New", "folder": "B"])
    #expect(merge.items(of: .feed) == [Self.keys[0]: item])
    #expect(merge.removed(of: .feed) == [Self.keys[1]])
  }

  @Test("the order, batches and repetitions of records do not matter", arguments: 0..<50)
  func anyOrder(seed: UInt64) {
    var random = SeededGenerator(seed)
    let records = (0..<30).map { _ in
      record(
        .random(in: 0...2, using: &random), [SyncItem.presence, "title"].randomElement(using: &random) ?? "title",
        [nil, SyncItem.present, "a", "cafe\u{301}", "caf\u{E9}s"].randomElement(using: &random) ?? nil,
        minutes: .random(in: 0...4, using: &random),
        by: ["x", "y"].randomElement(using: &random) ?? "x")
    }
    let expected = merged(records)
    for _ in 0..<5 {
      #expect(merged(records.shuffled(using: &random) + records.shuffled(using: &random).prefix(9)) == expected)
    }
  }

  @Test("a change is recorded once, and wins over all known records, whatever the clock says")
  func clock() {
    var merge = merged([record(0, SyncItem.presence, SyncItem.present, minutes: 0), record(0, "title", "A", minutes: 100)])
    let base = merge.items(of: .feed)
    var local = base
    local[Self.keys[0]]?["title"] = "B"
    let changes = merge.changes(of: .feed, from: base, to: local, at: .sample(), on: "y")
    let moment = Timestamp(milliseconds: Timestamp.sample(plusMinutes: 100).milliseconds + 1)
    let title = SyncRecord.Subject(kind: .feed, key: Self.keys[0], field: "title")
    #expect(changes == [SyncRecord(subject: title, value: "B", moment: moment, device: "y")])
    for change in changes { merge.add(change) }
    #expect(merge.changes(of: .feed, from: base, to: local, at: .sample(plusMinutes: 500), on: "y") == [])
  }

  @Test("what the base and the list do not have is not removed, and an item that is left out is not recorded")
  func left() {
    let present = SyncItem([SyncItem.presence: SyncItem.present])
    let merge = merged([
      record(0, SyncItem.presence, SyncItem.present, minutes: 0), record(1, SyncItem.presence, SyncItem.present, minutes: 0),
    ])
    let base = [Self.keys[0]: present]
    #expect(merge.changes(of: .feed, from: base, to: [:], at: .sample(), on: "y").map(\.value) == [nil])
    #expect(merge.changes(of: .feed, from: base, to: [:], except: [Self.keys[0]], at: .sample(), on: "y") == [])
    #expect(merge.changes(of: .feed, from: nil, to: [:], at: .sample(), on: "y") == [])
  }

  @Test("a list that lacks everything but what was just removed is lost")
  func lost() {
    let items = Dictionary(uniqueKeysWithValues: Self.keys.map { ($0, SyncItem([:])) })
    let one = items.filter { $0.key == Self.keys[0] }
    #expect(SyncRecordMerge.isLost([:], after: items, removed: []))
    #expect(SyncRecordMerge.isLost([:], after: items, removed: [Self.keys[0]]))
    #expect(!SyncRecordMerge.isLost([:], after: one, removed: [Self.keys[0]]))
    #expect(!SyncRecordMerge.isLost(one, after: items, removed: []))
    #expect(SyncRecordMerge.isLost(["other": SyncItem([:])], after: items, removed: []))
    #expect(!SyncRecordMerge.isLost([:], after: [:], removed: []))
  }
}
