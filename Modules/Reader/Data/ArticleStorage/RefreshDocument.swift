internal import CoreData
internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON

/// The document `refresh.json`: what is known of the latest refresh.
struct RefreshDocument: RecordDocument {
  static let name = "refresh"
  static let brackets: RecordBrackets? = nil
  let began: Timestamp
  let clock: ClockTrust

  init(began: Timestamp, clock: ClockTrust) {
    (self.began, self.clock) = (began, clock)
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    var (began, trusted): (Timestamp?, Timestamp?)
    var isReported = false
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "began": began = try reader.moment()
      case "trusted": trusted = try reader.moment()
      case "told_of_clock": isReported = try reader.flag()
      default: try reader.skipValue()
      }
    }
    guard let began else { throw reader.damage("'began' is missing") }
    self.init(began: began, clock: ClockTrust(lastRequest: trusted ?? began, isReported: isReported))
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("began", began.rfc3339)
    // Only a refresh under a doubtful clock has one.
    if let trusted = clock.lastRequest, trusted != began { writer.member("trusted", trusted.rfc3339) }
    if clock.isReported { writer.member("told_of_clock", true) }
    writer.endObject()
  }
}
