public import CoreDomain
public import CorePresentation
public import CoreScenes
public import SampleDomain
public import SampleScenes

extension PictureDetail {
  public enum Response: Hashable, Sendable {
    /// A caption was typed for the next picture.
    case typed(String, [CaptionRemark])
    /// A picture with this caption was requested.
    case loading(caption: String)
    /// The picture was fetched. It is not saved, unless an earlier request saved it.
    case fetched(PictureDetails)
    /// A stored picture was opened.
    case opened(PictureDetails)
    case saved(ChangedPicture)
    case unsaved(ChangedPicture)
    /// The picture cannot be fetched, saved or opened.
    case failed(PictureError)
    /// The user typed an unknown command.
    case notUnderstood(String)
  }
}

/// Fetches pictures, saves them and opens stored ones. When a later request for a picture overtakes an earlier one, the earlier answer is
/// dropped.
public final class PictureDetailInteractor: Interactor {
  private let fetch: any UseCase<String, PictureDetails, PictureError>
  private let save: any UseCase<PictureReference?, ChangedPicture, PictureError>
  private let unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>
  private let show: any UseCase<PictureReference, PictureDetails, PictureError>
  private let presenter: any Presenter<PictureDetail.Response>
  private var caption = ""
  /// The picture that was shown last.
  private var shown: PictureReference?
  /// The number of the latest request for a picture.
  private var latest = 0

  public init(
    fetch: any UseCase<String, PictureDetails, PictureError>, save: any UseCase<PictureReference?, ChangedPicture, PictureError>,
    unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>, show: any UseCase<PictureReference, PictureDetails, PictureError>,
    presenter: any Presenter<PictureDetail.Response>
  ) {
    self.fetch = fetch
    self.save = save
    self.unsave = unsave
    self.show = show
    self.presenter = presenter
  }

  public func perform(_ request: PictureDetail.Request) async {
    do throws(PictureError) {
      switch request {
      case .fetch(let caption): try await load(caption)
      case .saveLast: presenter.present(.saved(try await save(nil)))
      case .show(let reference): try await present({ .opened($0) }) { () async throws(PictureError) in try await show(reference) }
      case .type(let text): type(text)
      case .fetchTyped: try await load(caption)
      case .saveShown: presenter.present(.saved(try await save(try preview())))
      case .unsaveShown: presenter.present(.unsaved(try await unsave(try preview())))
      case .notUnderstood(let line): presenter.present(.notUnderstood(line))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func type(_ text: String) {
    caption = text
    presenter.present(.typed(text, CaptionRules.remarks(on: text)))
  }

  private func load(_ caption: String) async throws(PictureError) {
    presenter.present(.loading(caption: caption))
    try await present({ .fetched($0) }) { () async throws(PictureError) in try await fetch(caption) }
  }

  /// Presents the picture that `get` returns, unless a later request has overtaken this one.
  private func present(
    _ response: (PictureDetails) -> PictureDetail.Response, _ get: () async throws(PictureError) -> PictureDetails
  ) async throws(PictureError) {
    latest += 1
    let mine = latest
    do throws(PictureError) {
      let details = try await get()
      guard mine == latest else { return }
      shown = PictureReference(details.summary.id)
      presenter.present(response(details))
    } catch {
      if mine == latest { throw error }
    }
  }

  private func preview() throws(PictureError) -> PictureReference {
    guard let shown else { throw .noPicture }
    return shown
  }
}
