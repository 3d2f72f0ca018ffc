internal import CoreDomain
package import ReaderDomain
package import RecordJSON

/// A stored fetch error: `{"kind":"status","number":500}`. The details of a kind are a text, a number, or both.
///
/// The failure of a program or a file is `{"kind":"not_a_feed","text":"…","source":true}`, and that of a URL that cannot be requested is
/// `{"kind":"broken_answer","text":"…","unsent":true}`: earlier versions refuse a kind that they do not know, and ignore other members.
extension FetchError: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (kind, text, number, isSource, isUnsent) = ("", "", 0, false, false)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "kind": kind = try reader.string()
      case "text": text = try reader.string()
      case "number": number = try reader.integer()
      case "source": isSource = try reader.flag()
      case "unsent": isUnsent = try reader.flag()
      default: try reader.skipValue()
      }
    }
    switch kind {
    case "host_not_found": self = .web(.hostNotFound(host: text))
    case "cannot_connect": self = .web(.cannotConnect(host: text))
    case "proxy_unreachable": self = .web(.proxyUnreachable(proxy: text))
    case "timed_out": self = .web(.timedOut(seconds: number))
    case "insecure": self = .web(.insecure(reason: text))
    case "status": self = .web(.status(code: number))
    case "gone": self = .gone
    case "too_large": self = .web(.tooLarge(bytes: number))
    case "too_many_redirects": self = .web(.tooManyRedirects)
    case "unsupported_scheme": self = .web(.unsupportedScheme(url: text))
    case "broken_answer" where isUnsent: self = .web(.invalidURL(text))
    case "broken_answer": self = .web(.invalidResponse(reason: text))
    case "library_missing": self = .web(.libraryMissing(reason: text))
    case "not_a_feed" where isSource: self = .source(reason: text)
    case "not_a_feed": self = .notAFeed(found: text)
    case "credentials": self = .credentials(reason: text)
    case "damaged": self = .damaged(line: number, reason: text)
    default: throw reader.damage("'\(kind)' is not a known problem")
    }
  }

  package func write(to writer: inout JSONWriter) {
    let (kind, text, number): (String, String?, Int?) =
      switch self {
      case .web(.hostNotFound(let host)): ("host_not_found", host, nil)
      case .web(.cannotConnect(let host)): ("cannot_connect", host, nil)
      case .web(.proxyUnreachable(let proxy)): ("proxy_unreachable", proxy, nil)
      case .web(.timedOut(let seconds)): ("timed_out", nil, seconds)
      case .web(.insecure(let reason)): ("insecure", reason, nil)
      case .web(.status(let code)): ("status", nil, code)
      case .gone: ("gone", nil, nil)
      case .web(.tooLarge(let bytes)): ("too_large", nil, bytes)
      case .web(.tooManyRedirects): ("too_many_redirects", nil, nil)
      case .web(.unsupportedScheme(let url)): ("unsupported_scheme", url, nil)
      case .web(.invalidResponse(let reason)): ("broken_answer", reason, nil)
      // Earlier versions know no kind for it. It is said of links, and no feed is one.
      case .web(.privateHost(let host)): ("broken_answer", "\(host) is in a private network", nil)
      case .web(.invalidURL(let url)): ("broken_answer", url, nil)
      case .web(.libraryMissing(let reason)): ("library_missing", reason, nil)
      case .notAFeed(let found): ("not_a_feed", found, nil)
      case .credentials(let reason): ("credentials", reason, nil)
      case .source(let reason): ("not_a_feed", reason, nil)
      case .damaged(let line, let reason): ("damaged", reason, line)
      }
    writer.beginObject()
    writer.member("kind", kind)
    // The server controls this text, so its length is limited.
    writer.member("text", text?.limited())
    writer.member("number", number)
    if case .source = self { writer.member("source", true) }
    if case .web(.invalidURL) = self { writer.member("unsent", true) }
    writer.endObject()
  }
}
