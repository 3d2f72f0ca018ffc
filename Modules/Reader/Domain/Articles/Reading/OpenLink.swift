public import CoreDomain

/// Opens a link from an article's text in the browser. It marks no article as read.
public struct OpenLink: UseCase {
  private let browser: any Browser

  public init(browser: any Browser) {
    self.browser = browser
  }

  public func callAsFunction(_ link: WebURL) async throws(ReaderError) { try await browser.open(link) }
}
