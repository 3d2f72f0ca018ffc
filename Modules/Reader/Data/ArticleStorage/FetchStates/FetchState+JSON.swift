internal import CoreData
internal import CoreDomain
package import ReaderDomain
package import RecordJSON

/// A stored fetch state.
extension FetchState: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    self = .never
    var (etag, lastModified, digest): (String?, String?, String?)
    var source: WebURL?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "etag": etag = try reader.string()
      case "last_modified": lastModified = try reader.string()
      case "validated_by": source = try reader.url()
      case "digest": digest = try reader.string()
      case "articles": articles = try reader.integer()
      case "last_tried": lastTried = try reader.moment()
      case "last_succeeded": lastSucceeded = try reader.moment()
      case "failures": failures = try reader.integer()
      case "problem": problem = try FetchError(reading: &reader)
      case "left_out": gaps.leftOut = try reader.integer()
      case "damage":
        // A damaged document and a failed request have the same details.
        if case .damaged(let line, let reason) = try FetchError(reading: &reader) {
          gaps.damage = DocumentGaps.Damage(line: line, reason: reason)
        }
      case "refusal_fresh_seconds": refusalFreshSeconds = try reader.integer()
      case "not_before": notBefore = try reader.moment()
      case "busy_host": busyHost = try reader.string()
      case "pace": hints = try RefreshHints(reading: &reader)
      case "move": redirect = try PendingRedirect(reading: &reader)
      case "declined_move": declinedRedirect = try reader.url()
      case "addresses": urls = try reader.array { (reader) throws(JSONError) in try reader.url() }
      default: try reader.skipValue()
      }
    }
    validators = Validators(etag: etag, lastModified: lastModified, digest: digest, source: source)
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("etag", validators?.etag)
    writer.member("last_modified", validators?.lastModified)
    writer.member("validated_by", validators?.source?.text)
    writer.member("digest", validators?.digest)
    writer.member("articles", articles)
    writer.member("last_tried", lastTried?.rfc3339)
    writer.member("last_succeeded", lastSucceeded?.rfc3339)
    writer.member("failures", failures)
    if let problem {
      writer.member("problem")
      problem.write(to: &writer)
    }
    if gaps.leftOut > 0 { writer.member("left_out", gaps.leftOut) }
    if let damage = gaps.damage {
      writer.member("damage")
      FetchError.damaged(line: damage.line, reason: damage.reason).write(to: &writer)
    }
    writer.member("refusal_fresh_seconds", refusalFreshSeconds)
    writer.member("not_before", notBefore?.rfc3339)
    writer.member("busy_host", busyHost)
    if hints != .unknown {
      writer.member("pace")
      hints.write(to: &writer)
    }
    if let redirect {
      writer.member("move")
      redirect.write(to: &writer)
    }
    writer.member("declined_move", declinedRedirect?.text)
    if !urls.isEmpty {
      writer.member("addresses")
      writer.array(urls) { writer, url in writer.string(url.text) }
    }
    writer.endObject()
  }
}
