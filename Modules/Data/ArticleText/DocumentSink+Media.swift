internal import TextEncoding
internal import Domain
internal import Markup

/// Pictures, films, recordings and other pages. Each has a line of its own, except signs in the running text.
extension DocumentSink {
  /// Adds a picture, unless it is a tracking pixel.
  mutating func addImage(_ attributes: XMLAttributes) {
    guard !TrackingPixel.isMeant(by: attributes) else { return }
    let picture = EmbeddedMedia(.image, attributes, url: url)
    if picture.isSign {
      line.append(picture.title)
    } else {
      add(picture)
    }
  }

  /// Adds another page. What the publisher shows in its place follows.
  mutating func addPage(_ attributes: XMLAttributes) {
    let page = EmbeddedMedia(.page, attributes, url: url)
    guard page.url == nil || page.url != lastMedia else { return }
    add(page)
  }

  /// Starts a film or a recording. Without a URL of its own, it has that of its first source.
  mutating func startMedia(_ kind: Document.Media, _ attributes: XMLAttributes) -> Action {
    let media = EmbeddedMedia(kind, attributes, url: url)
    if media.url == nil { openMedia = media } else { add(media) }
    return .media
  }

  mutating func addSource(_ attributes: XMLAttributes) {
    guard var media = openMedia, let source = url(attributes["src"]) else { return }
    media.url = source
    openMedia = nil
    add(media)
  }

  mutating func add(_ media: EmbeddedMedia) {
    guard let span = media.span else { return }
    lastMedia = media.url ?? lastMedia
    endLine()
    line.append(span)
    endLine()
  }

  /// Adds the box of a task: as the marker of its list item, or as text.
  mutating func addTask(isDone: Bool) {
    if line.isEmpty, blocks.markTask(isDone: isDone) { return }
    line.append(isDone ? "[x] " : "[ ] ")
  }
}
