package import Testing

/// Checks of the output that programs rely on.
package enum Schema {
  /// Expects an array of `times` objects whose members have these names, in this order.
  package static func expect(_ reply: Reply, has names: [String], times: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let expected = Array(repeatElement(names, count: times).joined())
    #expect(reply.output.hasPrefix("["), sourceLocation: sourceLocation)
    #expect(JSONKeys.names(in: reply.output, depth: 2) == expected, sourceLocation: sourceLocation)
  }

  /// Whether a text is an RFC 3339 timestamp in UTC.
  package static func isMoment(_ text: String) -> Bool {
    text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/) != nil
  }
}
