/// What the site needs to know of a request.
struct SiteRequest: Sendable {
  /// `GET`, `HEAD`, or another word, which is refused.
  var method = "GET"
  /// From the slash, without the query, percent-encoded as it came: a `%2F` is part of a segment, not a border between two.
  var path: String
  /// The query's fields, the first value of each name.
  var query: [String: String] = [:]
  /// Header fields, names in lower case.
  var headers: [String: String] = [:]

  /// How late an answer is wanted where a path allows it: `?ms=` milliseconds, at most half a minute, 1.5 s when the query asks for nothing that can be
  /// understood.
  var delay: Duration {
    .milliseconds(min(max(query["ms"].flatMap(Int.init) ?? 1_500, 0), 30_000))
  }
}
