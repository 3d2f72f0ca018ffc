internal import CoreData
internal import CoreDomain
package import ReaderDomain
package import RecordJSON

/// A stored fetch state.
package struct FetchStateRecord: JSONRecord, Hashable {
  package let fetchState: FetchState

  package init(_ fetchState: FetchState) {
    self.fetchState = fetchState
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    var fetchState = FetchState.never
    var (etag, lastModified, digest): (String?, String?, String?)
    var source: WebURL?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "etag": etag = try reader.string()
      case "last_modified": lastModified = try reader.string()
      case "validated_by": source = try reader.url()
      case "digest": digest = try reader.string()
      case "articles": fetchState.articles = try reader.integer()
      case "last_tried": fetchState.lastTried = try reader.moment()
      case "last_succeeded": fetchState.lastSucceeded = try reader.moment()
      case "failures": fetchState.failures = try reader.integer()
      case "problem": fetchState.problem = try FetchErrorRecord(reading: &reader).problem
      case "left_out": fetchState.gaps.leftOut = try reader.integer()
      case "damage":
        // A damaged document and a failed request have the same details.
        if case .damaged(let line, let reason) = try FetchErrorRecord(reading: &reader).problem {
          fetchState.gaps.damage = DocumentGaps.Damage(line: line, reason: reason)
        }
      case "refusal_fresh_seconds": fetchState.refusalFreshSeconds = try reader.integer()
      case "not_before": fetchState.notBefore = try reader.moment()
      case "busy_host": fetchState.busyHost = try reader.string()
      case "pace": fetchState.hints = try RefreshHintsRecord(reading: &reader).hints
      case "move": fetchState.redirect = try PendingRedirectRecord(reading: &reader).redirect
      case "declined_move": fetchState.declinedRedirect = try reader.url()
      case "addresses": fetchState.urls = try reader.array { (reader) throws(JSONError) in try reader.url() }
      default: try reader.skipValue()
      }
    }
    fetchState.validators = Validators(etag: etag, lastModified: lastModified, digest: digest, source: source)
    self.fetchState = fetchState
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("etag", fetchState.validators?.etag)
    writer.member("last_modified", fetchState.validators?.lastModified)
    writer.member("validated_by", fetchState.validators?.source?.text)
    writer.member("digest", fetchState.validators?.digest)
    writer.member("articles", fetchState.articles)
    writer.member("last_tried", fetchState.lastTried?.rfc3339)
    writer.member("last_succeeded", fetchState.lastSucceeded?.rfc3339)
    writer.member("failures", fetchState.failures)
    if let problem = fetchState.problem {
      writer.member("problem")
      FetchErrorRecord(problem).write(to: &writer)
    }
    if fetchState.gaps.leftOut > 0 { writer.member("left_out", fetchState.gaps.leftOut) }
    if let damage = fetchState.gaps.damage {
      writer.member("damage")
      FetchErrorRecord(.damaged(line: damage.line, reason: damage.reason)).write(to: &writer)
    }
    writer.member("refusal_fresh_seconds", fetchState.refusalFreshSeconds)
    writer.member("not_before", fetchState.notBefore?.rfc3339)
    writer.member("busy_host", fetchState.busyHost)
    if fetchState.hints != .unknown {
      writer.member("pace")
      RefreshHintsRecord(fetchState.hints).write(to: &writer)
    }
    if let redirect = fetchState.redirect {
      writer.member("move")
      PendingRedirectRecord(redirect).write(to: &writer)
    }
    writer.member("declined_move", fetchState.declinedRedirect?.text)
    if !fetchState.urls.isEmpty {
      writer.member("addresses")
      writer.array(fetchState.urls) { writer, url in writer.string(url.text) }
    }
    writer.endObject()
  }
}
