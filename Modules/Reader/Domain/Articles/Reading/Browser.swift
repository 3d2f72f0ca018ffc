public import CoreDomain

/// The program that shows web pages.
public protocol Browser: Sendable {
  /// Shows a page.
  /// - Throws: `article(.browser)`, `cancelled`.
  func open(_ page: WebURL) async throws(ReaderError)
}
