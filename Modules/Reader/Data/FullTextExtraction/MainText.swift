public import CoreDomain
internal import ArticleText
internal import ReaderDomain

/// Finds the main text of a web page, and leaves out what surrounds it: navigation, teasers, comments, advertisements, requests.
///
/// The elements that name the text (`article`, `main`, microdata, microformats) count most. Without them, the element is chosen whose paragraphs
/// outweigh its links, as known from Readability (https://github.com/mozilla/readability) and from the segmentation of pages by their longest
/// dense part. The time is linear in the size of the page.
public enum MainText {
  /// The main text: sanitized HTML with absolute links, which is safe to show, and never empty. Nil when the page has none: a list of links, a
  /// request to log in, to pay or to accept cookies, or a file that is not HTML.
  /// - Parameters:
  ///   - page: the decompressed body of the response. Its size should be limited to 5 MB.
  ///   - contentType: the response's `Content-Type`.
  ///   - base: the page's URL after all redirects, the base of its relative links.
  public static func extract(from page: [UInt8], contentType: String?, base: WebURL) -> String? {
    guard let html = PageDecoding.html(of: page, contentType: contentType) else { return nil }
    let page = PageReader.page(of: html, base: base)
    let roles = PageRoles(of: page)
    for isLenient in [false, true] {
      let selection = TextSelection(of: page, roles, isLenient: isLenient)
      guard !selection.isRefused else { continue }
      let written = SelectionWriter.html(of: selection, in: page)
      let body = ArticleBody.html(written, base: page.base)
      if let html = DocumentReader.html(of: body, page: nil), !html.isEmpty { return html }
    }
    return nil
  }
}
