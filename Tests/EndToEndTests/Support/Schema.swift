import Testing

/// What programs rely on in what is printed for them.
enum Schema {
  /// Expects an array of so many objects whose members have these names, in this order.
  static func expect(_ reply: Reply, has names: [String], times: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let expected = Array(repeatElement(names, count: times).joined())
    #expect(reply.output.hasPrefix("["), sourceLocation: sourceLocation)
    #expect(JSONKeys.names(in: reply.output, depth: 2) == expected, sourceLocation: sourceLocation)
  }

  /// Whether a text is a moment of RFC 3339 in UTC.
  static func isMoment(_ text: String) -> Bool {
    text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/) != nil
  }
}
