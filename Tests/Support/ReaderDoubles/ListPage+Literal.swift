public import ReaderDomain

/// A list in a test is short, so its page shows all of it.
extension ListPage: ExpressibleByArrayLiteral {
  public init(arrayLiteral rows: Row...) {
    self.init(all: rows)
  }
}
