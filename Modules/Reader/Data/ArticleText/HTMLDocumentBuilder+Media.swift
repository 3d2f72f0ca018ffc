internal import Markup
internal import ReaderDomain
internal import TextEncoding

/// Pictures, films, recordings and other pages. Each has a line of its own, except signs in the running text.
extension HTMLDocumentBuilder {
  /// Adds a picture, unless it is a tracking pixel.
  mutating func addImage(_ attributes: XMLAttributes) {
    guard !TrackingPixel.isPixel(attributes) else { return }
    var picture = EmbeddedMedia(.image, attributes, url: url)
    picture.isInNoscript = noscriptDepth > 0
    if let source = pictureSource, picture.url == nil || source.isLazy { picture.url = source.url }
    pictureSource = nil
    if picture.isSign {
      line.append(picture.title)
    } else if !isShown(twinOf: picture) {
      add(picture)
      if let caption = picture.caption, preformatted == nil { blocks.addCaption([.text(caption)]) }
    }
  }

  /// Whether the picture above is the same one: one of the two is in a `noscript`, for browsers that run no script. The file in the
  /// `noscript` is the real one.
  private mutating func isShown(twinOf picture: EmbeddedMedia) -> Bool {
    guard let last = lastMedia, last.kind == .image, last.isInNoscript != picture.isInNoscript, line.isEmpty, preformatted == nil,
      last.url == picture.url || last.title == picture.title, let shown = last.span
    else { return false }
    guard let span = picture.isInNoscript ? picture.span : shown, blocks.replaceLastPicture(shown, by: span) else { return false }
    lastMedia = picture
    return true
  }

  /// Adds another page. What the publisher shows in its place follows.
  mutating func addPage(_ attributes: XMLAttributes) {
    let page = EmbeddedMedia(.page, attributes, url: url)
    guard page.url == nil || page.url != lastMedia?.url else { return }
    add(page)
  }

  /// Starts a film or a recording. Without a URL of its own, it has that of its first source.
  mutating func startMedia(_ kind: Document.Media, _ attributes: XMLAttributes) -> Action {
    let media = EmbeddedMedia(kind, attributes, url: url)
    if media.url == nil { openMedia = media } else { add(media) }
    return .media
  }

  /// The file of a film or recording, or a file of a picture in another size or format.
  mutating func addSource(_ attributes: XMLAttributes) {
    if pictureSource == nil {
      let lazy = LazyPicture.url(attributes, url: url)
      let file = lazy ?? url(attributes["srcset"].flatMap { Srcset($0).largest })
      pictureSource = file.map { ($0, lazy != nil) }
    }
    guard var media = openMedia, let source = LazyPicture.url(attributes, url: url) ?? url(attributes["src"]) else { return }
    media.url = source
    openMedia = nil
    add(media)
  }

  mutating func add(_ media: EmbeddedMedia) {
    guard let span = media.span else { return }
    if media.url != nil { lastMedia = media }
    if preformatted != nil {
      preformatted?.append(span)
      return
    }
    endLine()
    line.append(span)
    endLine()
  }

  /// Adds the link of an area of an image map.
  mutating func addArea(_ attributes: XMLAttributes) {
    guard let target = target(of: attributes["href"]), let title = IframeOrEmbedLink.title(ofArea: attributes) else { return }
    endLine()
    line.open(target)
    line.append(title)
    line.closeSpan()
    endLine()
  }

  /// Adds what a field of a form shows.
  mutating func addInput(_ attributes: XMLAttributes) {
    switch attributes["type"]?.lowercased() {
    case "checkbox": addTask(isDone: attributes["checked"] != nil)
    case "image": addImage(attributes)
    default: line.append(FormField.text(ofInput: attributes) ?? "")
    }
  }

  /// Adds the box of a task: as the marker of its list item, or as text.
  mutating func addTask(isDone: Bool) {
    if line.isEmpty, blocks.markTask(isDone: isDone) { return }
    line.append(isDone ? "[x] " : "[ ] ")
  }
}
