/// What the site needs to know of a request.
struct SiteRequest: Sendable {
  /// `GET`, `HEAD`, or another word, which is refused.
  var method = "GET"
  /// From the slash, without the query.
  var path: String
  /// The query's fields, the first value of each name.
  var query: [String: String] = [:]
  /// Header fields, names in lower case.
  var headers: [String: String] = [:]
}
