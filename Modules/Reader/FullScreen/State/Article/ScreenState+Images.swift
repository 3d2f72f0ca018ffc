internal import CoreDomain
internal import CoreScenes
internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes

/// The images of an article.
extension ScreenState {
  /// The images of an article that has just been shown, if the user wants them with each article.
  mutating func showImagesAtOnce() -> [ScreenRequest] {
    // A program that opens by itself with each article would be in the way.
    guard settings.showsImages, settings.viewer == nil, case .supported = imageSupport, article?.images.areVisible == false,
      let viewModel = article?.viewModel, !viewModel.images.isEmpty
    else { return [] }
    return showImages(viewModel.images)
  }

  /// Shows the images of the article, or hides them. A program of the user shows them again each time; while they arrive, they are given up. Nothing
  /// is fetched before, unless the user wants the images of each article.
  mutating func toggleImages() -> [ScreenRequest] {
    guard let viewModel = article?.viewModel else { return say("No article is open.") }
    guard (settings.viewer == nil ? article?.images.areVisible : article?.images.areWaiting) == false else {
      article?.images.hide()
      return []
    }
    guard !viewModel.images.isEmpty else { return say("This article has no images.") }
    return showImages(viewModel.images)
  }

  /// Shows what some links lead to, as images.
  mutating func showImages(_ numbers: [Int]) -> [ScreenRequest] {
    guard let viewModel = article?.viewModel else { return [] }
    let onlyPNG: Bool
    switch imageSupport {
    case _ where settings.viewer != nil: onlyPNG = false
    case .supported(let imageProtocol): onlyPNG = imageProtocol.isForPNGOnly
    case .multiplexer: return sayUnsupported("Inside tmux and screen, images cannot be shown; \(keyName(of: .browse)) opens the page.")
    case .unknown: return sayUnsupported("This terminal is not known to show images; \(keyName(of: .browse)) opens the page.")
    }
    var urls: [WebURL] = []
    for number in article?.images.show(numbers) ?? [] {
      if viewModel.links.indices.contains(number - 1), let url = WebURL(validating: viewModel.links[number - 1]) {
        urls.append(url)
      } else {
        article?.images.settle(number, .failed("this link is not a complete URL."))
      }
    }
    return urls.isEmpty ? viewImages() : [.images(.show(urls, feedHost: viewModel.feedHost, onlyPNG: onlyPNG))]
  }

  private mutating func sayUnsupported(_ sentence: MessageText) -> [ScreenRequest] {
    message = Message(.notice, sentence, hint: "The setting 'images.viewer' names a program that shows them.")
    return []
  }

  /// Opens the user's program for images when the last one has arrived or failed.
  private mutating func viewImages() -> [ScreenRequest] {
    guard let viewer = settings.viewer, let images = article?.images.takeWanted() else { return [] }
    return images.isEmpty ? say("No image has arrived; the article says why.") : [.view(images, with: viewer)]
  }

  /// Takes an image over, unless the user has gone on.
  mutating func show(_ viewModel: ArticleImages.ViewModel) -> [ScreenRequest] {
    let links = article?.viewModel?.links ?? []
    for (number, state) in article?.images.states ?? [:] where state == .waiting {
      guard links.indices.contains(number - 1), links[number - 1] == viewModel.url else { continue }
      let arrived = imageState(for: viewModel.state)
      article?.images.settle(number, arrived)
    }
    return viewImages()
  }

  private mutating func imageState(for state: ArticleImages.State) -> ArticleImageStates.State {
    switch state {
    case .failed(let sentence): return .failed(sentence.text(for: program))
    case .shown(let file) where settings.viewer != nil: return .fetched(file)
    case .shown(let file):
      imageCount += 1
      return .shown(ScreenImage(id: imageCount, bytes: file.bytes, width: file.width, height: file.height))
    }
  }

  /// Stops fetching when nobody waits for the images any more.
  /// - Parameter before: the article before the last event.
  func stoppingImages(_ before: ArticlePane?) -> [ScreenRequest] {
    guard let before, before.images.areWaiting else { return [] }
    return before.reference == article?.reference && article?.images.states.isEmpty == false ? [] : [.stopImages]
  }

  /// The images of the frame that `draw()` returns.
  var screenImages: ScreenImages {
    guard let article else { return .none }
    let area = menu == nil ? layout.article : nil
    return ScreenImages(placements: area.map(article.placements) ?? [], kept: article.images.ids)
  }
}
