internal import CoreData
internal import CoreDomain
internal import FileStorage
internal import ReaderDomain
internal import RecordJSON

/// A record as a line of a file: `{"kind":"feed","key":"…","field":"title","value":"…","at":"2026-03-01T08:30:00Z","by":"laptop-1f2e"}`. A
/// cleared field has no `value`.
struct SyncRecordLine {
  /// The record; nil when this version does not know the kind, the field or the value.
  let record: SyncRecord?

  /// The maximum length of a line in bytes. JSON writes some characters of a key or a value as two.
  static let longestLine = 4 * SyncRecord.longestText
  private static let longestWord = 64

  private init(reading reader: inout JSONReader) throws(JSONError) {
    var (kind, key, field, device, value): (String?, String?, String?, String?, String?)
    var moment: Timestamp?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "kind": kind = try reader.string()
      case "key": key = try reader.string()
      case "field": field = try reader.string()
      case "value": value = try reader.string()
      case "at": moment = try reader.moment()
      case "by": device = try reader.value { SyncSettings.isDevice($0) ? $0 : nil }
      default: try reader.skipValue()
      }
    }
    guard let kind, let key, let field, let device, let moment else {
      throw reader.damage("'kind', 'key', 'field', 'at' or 'by' is missing")
    }
    guard field.utf8.count <= Self.longestWord, let known = SyncRecord.Kind(rawValue: kind) else {
      record = nil
      return
    }
    let found = SyncRecord(
      subject: SyncRecord.Subject(kind: known, key: key, field: field), value: value, moment: moment, device: device)
    record = found.isValid ? found : nil
  }

  private init?(_ line: ArraySlice<UInt8>) {
    guard line.count <= Self.longestLine else { return nil }
    do throws(JSONError) {
      var reader = try JSONReader(Array(line))
      self = try SyncRecordLine(reading: &reader)
      try reader.end()
    } catch {
      return nil
    }
  }

  /// Parses a line; nil when it is not a valid record of a known kind.
  static func record(in line: ArraySlice<UInt8>) -> SyncRecord? { SyncRecordLine(line)?.record }

  /// Whether a line is a record, maybe of a later version.
  static func isRecord(_ line: ArraySlice<UInt8>) -> Bool { SyncRecordLine(line) != nil }

  /// Formats records as lines.
  static func lines(_ records: [SyncRecord]) -> [UInt8] {
    records.flatMap { record in
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("kind", record.subject.kind.rawValue)
      writer.member("key", record.subject.key)
      writer.member("field", record.subject.field)
      writer.member("value", record.value)
      writer.member("at", record.moment.rfc3339)
      writer.member("by", record.device)
      writer.endObject()
      writer.breakLine()
      return writer.bytes
    }
  }
}
