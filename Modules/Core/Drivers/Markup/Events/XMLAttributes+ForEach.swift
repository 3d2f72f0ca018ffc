extension XMLAttributes {
  /// Calls `body` for each attribute, in the order written, with its prefix, local name and value. The prefix may be empty.
  ///
  /// This method is faster than `all`, which creates permanent names.
  public func forEach(_ body: (_ prefix: String, _ namespace: String, _ local: String, _ value: String) -> Void) {
    for index in 0..<count {
      body(String(cXML: prefix(at: index)), String(cXML: namespace(at: index)), String(cXML: local(at: index)), value(at: index))
    }
  }
}
