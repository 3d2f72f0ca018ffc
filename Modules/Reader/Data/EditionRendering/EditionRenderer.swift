package import ReaderDomain

/// Turns an edition into a document. All text of publishers is escaped, and articles are written from `Document`, which has passed the
/// sanitizer and contains nothing that could run or load.
package enum EditionRenderer {
  package static func document(of edition: Edition, _ images: EditionImages, as format: EditionFormat) -> [UInt8] {
    switch format {
    case .html: Array(HTMLEdition(edition: edition, images: images).html.utf8)
    case .epub: EPUBEdition(edition, images).file
    }
  }
}
