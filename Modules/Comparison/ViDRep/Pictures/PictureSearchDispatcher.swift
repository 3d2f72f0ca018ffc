import CoreDomain
import SampleDomain

@MainActor
protocol CaptionReducerObject {
  /// Returns the text of the search field with all remarks on it.
  func caption(of text: String) -> Caption
}

/// Checks each typed caption with the reducer, and searches for pictures. A refused caption sends no request.
struct PictureSearchDispatcher: PictureSearchDispatcherObject {
  let reducer: any CaptionReducerObject
  /// Gets a picture with a caption; nil when a later call has overtaken this one.
  let client: any UseCase<String, PictureDetails?, PictureError>
  let repository: PictureSessionRepository

  func runAction(_ action: PictureSearchAction) async {
    switch action {
    case .inputText(let text): repository.caption = repository.caption.retrieved(reducer.caption(of: text))
    case .search: await search(repository.caption.value ?? reducer.caption(of: ""))
    }
  }

  private func search(_ caption: Caption) async {
    guard caption.isUsable else { return repository.found = repository.found.failed(.captionRefused(caption.remarks)) }
    repository.found = repository.found.fetching
    do throws(PictureError) {
      guard let details = try await client(caption.text) else { return }
      repository.shown = details.summary.id
      repository.found = repository.found.retrieved(details)
    } catch {
      repository.found = repository.found.failed(error)
    }
  }
}
