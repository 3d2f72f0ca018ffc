import LoopbackServer

/// A request of a client, as a server reads it.
struct GoogleReaderCall {
  let method: String
  /// What follows `/reader/api/0/`; `accounts/ClientLogin` for a login.
  let name: String
  let query: FormFields
  /// The fields of the form, as far as the server reads them.
  let form: FormFields
  /// The items of the form. FreshRSS reads them from the first bytes of the body, whatever the number of fields.
  let items: [String]
  /// All fields that were sent.
  let allFields: [(name: String, value: String)]
  /// The token of the header.
  let login: String?

  /// - Returns: nil for a path outside of the API.
  init?(_ request: RecordedRequest, _ habits: FeedServerHabits) {
    guard request.path.hasPrefix(habits.apiPath) else { return nil }
    let path = request.path.dropFirst(habits.apiPath.count)
    if path == "/accounts/ClientLogin" {
      name = "accounts/ClientLogin"
    } else if path.hasPrefix(Self.prefix) {
      name = String(path.dropFirst(Self.prefix.count))
    } else {
      return nil
    }
    method = request.method
    query = FormFields(request.query)
    let whole = FormFields(String(decoding: request.body, as: UTF8.self))
    let read = FormFields(String(decoding: request.body.prefix(habits.bodyLimit ?? .max), as: UTF8.self))
    items = read.all("i")
    form = habits.formFieldLimit.map(read.prefix) ?? read
    allFields = query.fields + whole.fields
    let header = request.header("Authorization") ?? ""
    login = header.hasPrefix(Self.scheme) ? String(header.dropFirst(Self.scheme.count)) : nil
  }

  private static let prefix = "/reader/api/0/"
  private static let scheme = "GoogleLogin auth="
}
