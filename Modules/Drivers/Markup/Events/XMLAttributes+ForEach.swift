extension XMLAttributes {
  /// Calls `body` with the parts of each attribute's name, "" for no prefix, and its value, in the order written.
  ///
  /// It costs less than `all`, which makes names that can be kept.
  public func forEach(_ body: (_ prefix: String, _ local: String, _ value: String) -> Void) {
    for index in 0..<count { body(String(cXML: prefix(at: index)), String(cXML: local(at: index)), value(at: index)) }
  }
}
