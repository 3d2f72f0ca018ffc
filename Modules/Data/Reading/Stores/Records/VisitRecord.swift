internal import Domain

/// What is remembered of asking a server, as stored.
struct VisitRecord: JSONRecord, Hashable {
  /// The memory.
  let visit: Visit

  /// record <- entity
  init(_ visit: Visit) {
    self.visit = visit
  }

  init(reading reader: inout JSONReader) throws(JSONDamage) {
    var visit = Visit.never
    var (etag, lastModified, digest): (String?, String?, String?)
    var source: WebAddress?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "etag": etag = try reader.string()
      case "last_modified": lastModified = try reader.string()
      case "validated_by": source = try reader.address()
      case "digest": digest = try reader.string()
      case "articles": visit.articles = try reader.integer()
      case "last_tried": visit.lastTried = try reader.moment()
      case "last_succeeded": visit.lastSucceeded = try reader.moment()
      case "failures": visit.failures = try reader.integer()
      case "problem": visit.problem = try FetchProblemRecord(reading: &reader).problem
      case "refusal_fresh_seconds": visit.refusalFreshSeconds = try reader.integer()
      case "not_before": visit.notBefore = try reader.moment()
      case "busy_host": visit.busyHost = try reader.string()
      case "pace": visit.pace = try RefreshPaceRecord(reading: &reader).pace
      case "move": visit.move = try MoveSightingRecord(reading: &reader).move
      case "declined_move": visit.declinedMove = try reader.address()
      case "addresses": visit.addresses = try reader.array { (reader) throws(JSONDamage) in try reader.address() }
      default: try reader.skipValue()
      }
    }
    visit.validators = Validators(etag: etag, lastModified: lastModified, digest: digest, source: source)
    self.visit = visit
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("etag", visit.validators?.etag)
    writer.member("last_modified", visit.validators?.lastModified)
    writer.member("validated_by", visit.validators?.source?.text)
    writer.member("digest", visit.validators?.digest)
    writer.member("articles", visit.articles)
    writer.member("last_tried", visit.lastTried?.rfc3339)
    writer.member("last_succeeded", visit.lastSucceeded?.rfc3339)
    writer.member("failures", visit.failures)
    if let problem = visit.problem {
      writer.member("problem")
      FetchProblemRecord(problem).write(to: &writer)
    }
    writer.member("refusal_fresh_seconds", visit.refusalFreshSeconds)
    writer.member("not_before", visit.notBefore?.rfc3339)
    writer.member("busy_host", visit.busyHost)
    if visit.pace != .unknown {
      writer.member("pace")
      RefreshPaceRecord(visit.pace).write(to: &writer)
    }
    if let move = visit.move {
      writer.member("move")
      MoveSightingRecord(move).write(to: &writer)
    }
    writer.member("declined_move", visit.declinedMove?.text)
    if !visit.addresses.isEmpty {
      writer.member("addresses")
      writer.array(visit.addresses) { writer, address in writer.string(address.text) }
    }
    writer.endObject()
  }
}
