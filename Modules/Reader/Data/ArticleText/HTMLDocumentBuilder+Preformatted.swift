internal import CoreDomain
internal import Markup
internal import ReaderDomain

/// Preformatted text.
extension HTMLDocumentBuilder {
  /// In preformatted text, blocks are lines, and only links and media are kept of the other elements.
  mutating func startInPreformatted(_ name: String, _ attributes: XMLAttributes) -> Action {
    switch name {
    case "br": preformatted?.append([0x0A])
    case "a":
      guard let target = target(of: attributes["href"]), preformatted?.open(target) == true else { return .nothing }
      return .preformattedLink
    case "img": addImage(attributes)
    case "iframe", "object", "embed": addPage(attributes)
    case "video", "audio": return startMedia(name == "video" ? .video : .audio, attributes)
    case _ where ElementDisplay.isBlock(name, attributes):
      preformatted?.edge()
      return .preformattedBlock
    default: break
    }
    return .nothing
  }

  mutating func endPreformatted() {
    guard let spans = preformatted?.finished() else { return }
    preformatted = nil
    guard !spans.isEmpty else { return }
    blocks.add(.preformatted(spans))
  }
}
