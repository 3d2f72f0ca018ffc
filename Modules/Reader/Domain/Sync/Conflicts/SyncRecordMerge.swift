public import CoreDomain

/// Merges the records of several devices: of all records with one subject, the latest wins. Of two records with the same time, a value wins
/// against none, and then the greater value.
///
/// The result does not depend on the order of the records, their batches or repetitions.
public struct SyncRecordMerge: Hashable, Sendable {
  private struct State: LastWriterWinsState {
    let value: String?
    let moment: Timestamp
    let device: String

    func winsTie(against other: State) -> Bool {
      guard value == other.value else { return other.value.map { other in value.map(other.precedes) ?? false } ?? true }
      return other.device.precedes(device)
    }
  }

  private var last: [SyncRecord.Kind: [String: [String: State]]] = [:]

  public init() {}

  public mutating func add(_ record: SyncRecord) {
    State(value: record.value, moment: record.moment, device: record.device).add(
      to: &last[record.subject.kind, default: [:]][record.subject.key, default: [:]][record.subject.field])
  }

  /// The winning record of a subject; nil when the subject has no record.
  public subscript(_ subject: SyncRecord.Subject) -> SyncRecord? {
    last[subject.kind]?[subject.key]?[subject.field].map {
      SyncRecord(subject: subject, value: $0.value, moment: $0.moment, device: $0.device)
    }
  }

  /// The winning records of a kind that another merge lacks.
  public func records(of kind: SyncRecord.Kind, missingIn other: SyncRecordMerge) -> [SyncRecord] {
    (last[kind] ?? [:]).sorted { $0.key < $1.key }.flatMap { key, fields in
      fields.sorted { $0.key < $1.key }.filter { other.last[kind]?[key]?[$0.key] != $0.value }.map { field, state in
        SyncRecord(
          subject: SyncRecord.Subject(kind: kind, key: key, field: field), value: state.value, moment: state.moment, device: state.device)
      }
    }
  }

  /// The items that exist, by key.
  public func items(of kind: SyncRecord.Kind) -> [String: SyncItem] {
    (last[kind] ?? [:]).mapValues { SyncItem($0.compactMapValues(\.value)) }.filter(\.value.isPresent)
  }

  /// When an item was added, so that devices list new items in the same order. A missing item is first.
  public func momentOfAdding(_ kind: SyncRecord.Kind, _ key: String) -> Timestamp {
    last[kind]?[key]?[SyncItem.presence]?.moment ?? Timestamp(milliseconds: 0)
  }

  /// The items that a device removed and no device added later, by key.
  public func removed(of kind: SyncRecord.Kind) -> [String: SyncItem] {
    (last[kind] ?? [:]).filter { $0.value[SyncItem.presence].map { $0.value == nil } ?? false }
      .mapValues { SyncItem($0.compactMapValues(\.value)) }
  }

  /// The records for what was changed on a device.
  /// - Parameters:
  ///   - kind: what the items are.
  ///   - base: the items after the last merge; nil when they are unknown. Then nothing was removed: the result unites the items with those of
  ///     the other devices, and the values of the other devices win.
  ///   - local: the items now.
  ///   - except: the keys of the items to leave out.
  ///   - now: the time by the device's clock.
  ///   - device: the name of the device.
  public func changes(
    of kind: SyncRecord.Kind, from base: [String: SyncItem]?, to local: [String: SyncItem], except: Set<String> = [], at now: Timestamp,
    on device: String
  ) -> [SyncRecord] {
    var records: [SyncRecord] = []
    for key in Set(local.keys).union((base ?? [:]).keys).subtracting(except).sorted() {
      let (before, after, known) = (base?[key], local[key], last[kind]?[key] ?? [:])
      let fields = after.map { Set($0.fields.keys).union(before?.fields.keys ?? [:].keys).union(known.keys).sorted() }
      for field in fields ?? [SyncItem.presence] {
        let value = after?[field]
        guard known[field]?.value != value, Self.isChange(of: field, before, value, isBaseKnown: base != nil, known) else { continue }
        // An item that is unchanged since the last merge, but that no record mentions any more, is recorded as older than all changes: the records of
        // other devices may only be out of reach, and must win when they come back.
        let isUnchanged = before != nil && known[SyncItem.presence] == nil && before?[field] == value
        let moment = isUnchanged ? Timestamp(milliseconds: 0) : Timestamp.ofChange(at: now, after: known[field]?.moment)
        records.append(
          SyncRecord(subject: SyncRecord.Subject(kind: kind, key: key, field: field), value: value, moment: moment, device: device))
      }
    }
    return records
  }

  /// Whether a list is no edit of the one that it replaces: it was lost, or begun anew. Nothing may be concluded from what it lacks.
  /// - Parameters:
  ///   - local: the items now.
  ///   - base: the items before.
  ///   - removed: the keys of the items that the user has just removed by a command.
  public static func isLost(_ local: [String: SyncItem], after base: [String: SyncItem], removed: Set<String>) -> Bool {
    let expected = Set(base.keys).subtracting(removed)
    return !expected.isEmpty && expected.isDisjoint(with: local.keys)
  }

  private static func isChange(
    of field: String, _ before: SyncItem?, _ value: String?, isBaseKnown: Bool, _ known: [String: State]
  ) -> Bool {
    // What no device has ever recorded is recorded, whatever the base says.
    if let before, known[SyncItem.presence] != nil { return before[field] != value }
    if field == SyncItem.presence { return true }
    // An item that two devices added keeps the fields that only one of them set. An item that is added anew does not get its old fields back.
    guard isBaseKnown else { return known[field] == nil }
    return value != nil || known[SyncItem.presence]?.value == nil
  }
}
