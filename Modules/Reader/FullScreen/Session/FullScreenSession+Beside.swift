internal import CoreScenes
internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes

/// Work that no key starts, or that no key waits for.
extension FullScreenSession {
  /// Shows the changes of other processes. The first screen is drawn before the first check.
  func watch(_ scenes: FullScreenScenes) async {
    await finishReading()
    while !Task.isCancelled {
      await scenes.watch.change()
      guard !Task.isCancelled else { return }
      // What is shown next contains the change.
      await scenes.watch.note()
      receive(.changedElsewhere)
    }
  }

  /// Refreshes again and again. A feed that is not due is not asked.
  func refreshRegularly() async {
    guard let refreshInterval else { return }
    while true {
      do { try await Task.sleep(for: refreshInterval) } catch { return }
      receive(.refreshDue)
    }
  }

  func fetch(_ request: ArticleImages.Request) {
    imaging?.cancel()
    imaging = Task { await scenes?.images.perform(request) }
  }

  /// Shows images with the program of the user. A program that still shows others is ended first.
  func view(_ images: [ImageFile], with command: String) {
    let former = viewing
    former?.cancel()
    viewing = Task {
      await former?.value
      guard !Task.isCancelled, let message = await scenes?.view(images, command) else { return }
      receive(.warned(message))
    }
  }

  /// Gives up what only the full screen shows.
  func cancelBeside() {
    imaging?.cancel()
    viewing?.cancel()
    texts.cancel()
    articles.giveUpTexts()
  }

  func finishBeside() async {
    await imaging?.value
    await viewing?.value
    await texts.finish()
  }

  /// Copies an address by the terminal, and by the program of the user, which gets one address after the other.
  func copy(_ link: Hyperlink) {
    screen.copy(link)
    let former = copying
    copying = Task {
      await former?.value
      if let message = await scenes?.copy(link.url) { receive(.warned(message)) }
    }
  }

  /// Waits for all requests but refreshes and images. An answer may ask for more.
  package func finishReading() async {
    repeat {
      await articles.finish()
      await feeds.finish()
      await counting.finish()
    } while !(articles.isIdle && feeds.isIdle)
  }

  /// Whether nothing is under way.
  package var isIdle: Bool { articles.isIdle && feeds.isIdle && counting.isIdle && refreshing.isIdle }

  /// Whether the user has seen the output of a command or a program.
  static func endsOutput(_ event: InputEvent) -> Bool { [.key(.enter), .key(.escape), .key("q"), .key(.control("c"))].contains(event) }
}
