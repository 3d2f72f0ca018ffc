import CoreDomain
import CoreDoubles
import ReaderDomain
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
    #expect(Set(merge.removed(of: .feed).keys) == [Self.keys[1]])
  }

  @Test("the records that another merge lacks are the winning ones that it does not have, of one kind")
  func missing() {
    let (old, new) = (record(0, "title", "Old", minutes: 1), record(0, "title", "New", minutes: 2))
    let same = record(1, "folder", nil, minutes: 1)
    let view = SyncRecord(
      subject: SyncRecord.Subject(kind: .view, key: "v", field: SyncItem.presence), value: nil, moment: .sample(), device: "x")
    let merge = merged([old, new, same, view])
    #expect(merge.records(of: .feed, missingIn: merged([old, same])) == [new])
    #expect(merge.records(of: .feed, missingIn: SyncRecordMerge()) == [new, same])
    #expect(merge.records(of: .rule, missingIn: SyncRecordMerge()) == [] && merge.records(of: .feed, missingIn: merge) == [])
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

  @Test("the winning record of a subject, and when an item was added, are known")
  func winners() {
    let merge = merged([
      record(0, SyncItem.presence, SyncItem.present, minutes: 5), record(0, "title", "B", minutes: 7, by: "y"),
      record(0, "title", "A", minutes: 6),
    ])
    let title = SyncRecord.Subject(kind: .feed, key: Self.keys[0], field: "title")
    #expect(merge[title] == SyncRecord(subject: title, value: "B", moment: .sample(plusMinutes: 7), device: "y"))
    #expect(merge[SyncRecord.Subject(kind: .feed, key: Self.keys[0], field: "folder")] == nil)
    #expect(merge[SyncRecord.Subject(kind: .view, key: Self.keys[0], field: "title")] == nil)
    #expect(merge.momentOfAdding(.feed, Self.keys[0]) == .sample(plusMinutes: 5))
    #expect(merge.momentOfAdding(.feed, Self.keys[1]) == Timestamp(milliseconds: 0))
    #expect(merge.items(of: .view).isEmpty && merge.removed(of: .view).isEmpty && merge.removed(of: .feed).isEmpty)
  }

  private static let present = SyncItem([SyncItem.presence: SyncItem.present])

  private static func present(_ fields: [String: String]) -> SyncItem {
    SyncItem(fields.merging([SyncItem.presence: SyncItem.present]) { $1 })
  }

  /// The fields and values of the records for the first item; `cleared` without a value.
  private func changes(_ known: [SyncRecord], from base: SyncItem??, to local: SyncItem?) -> [String: String] {
    let items = { (item: SyncItem?) in item.map { [Self.keys[0]: $0] } ?? [:] }
    let records = merged(known).changes(of: .feed, from: base.map(items), to: items(local), at: .sample(plusMinutes: 50), on: "y")
    return Dictionary(uniqueKeysWithValues: records.map { ($0.subject.field, $0.value ?? "cleared") })
  }

  @Test("what was edited since the last merge is recorded, and what the other devices changed meanwhile is not undone")
  func edits() {
    let known = [
      record(0, SyncItem.presence, SyncItem.present, minutes: 1), record(0, "title", "Theirs", minutes: 2),
      record(0, "folder", "F", minutes: 1),
    ]
    let base = Self.present(["title": "Old", "folder": "F"])
    for (local, recorded) in [
      // Nothing was edited here.
      (base, [:]),
      (Self.present(["title": "Mine", "folder": "F"]), ["title": "Mine"]), (Self.present(["title": "Old"]), ["folder": "cleared"]),
      (Self.present(["title": "Old", "folder": "F", "tags": "t"]), ["tags": "t"]), (nil, [SyncItem.presence: "cleared"]),
    ] as [(SyncItem?, [String: String])] {
      #expect(changes(known, from: base, to: local) == recorded)
    }
  }

  @Test("without a base, the lists are united, and the values of the other devices win")
  func united() {
    let known = [record(0, SyncItem.presence, SyncItem.present, minutes: 1), record(0, "title", "Theirs", minutes: 2)]
    for (known, local, recorded) in [
      (known, Self.present(["title": "Mine", "folder": "F"]), ["folder": "F"]), (known, nil, [:]),
      ([], Self.present(["title": "Mine"]), [SyncItem.presence: SyncItem.present, "title": "Mine"]),
      // An item that was removed elsewhere, and is in this list, is added anew, with its own fields alone.
      (known + [record(0, SyncItem.presence, nil, minutes: 3)], Self.present([:]), [SyncItem.presence: SyncItem.present]),
    ] as [([SyncRecord], SyncItem?, [String: String])] {
      #expect(changes(known, from: .none, to: local) == recorded)
    }
  }

  @Test("an item that two devices added keeps the fields of both, and one that is added anew loses its old ones")
  func added() {
    let known = [record(0, SyncItem.presence, SyncItem.present, minutes: 1), record(0, "title", "Theirs", minutes: 2)]
    let removed = known + [record(0, SyncItem.presence, nil, minutes: 3)]
    for (known, local, recorded) in [
      (known, Self.present([:]), [:]), (known, Self.present(["folder": "F"]), ["folder": "F"]),
      (known, Self.present(["title": "Mine"]), ["title": "Mine"]),
      (removed, Self.present([:]), [SyncItem.presence: SyncItem.present, "title": "cleared"]),
    ] as [([SyncRecord], SyncItem?, [String: String])] {
      #expect(changes(known, from: .some(nil), to: local) == recorded)
    }
    // What no device has ever recorded is recorded, although the base has it.
    #expect(
      changes([], from: Self.present(["title": "A"]), to: Self.present(["title": "A"])) == [
        SyncItem.presence: SyncItem.present, "title": "A",
      ])
  }

  @Test("a list that lacks everything but what was just removed is lost")
  func lost() {
    let items = Dictionary(uniqueKeysWithValues: Self.keys.map { ($0, SyncItem([:])) })
    let one = items.filter { $0.key == Self.keys[0] }
    for (local, base, removed, isLost) in [
      ([:], items, [], true), ([:], items, [Self.keys[0]], true), ([:], one, [Self.keys[0]], false), (one, items, [], false),
      (["other": SyncItem([:])], items, [], true), ([:], [:], [], false),
    ] as [([String: SyncItem], [String: SyncItem], Set<String>, Bool)] {
      #expect(SyncRecordMerge.isLost(local, after: base, removed: removed) == isLost)
    }
  }
}
