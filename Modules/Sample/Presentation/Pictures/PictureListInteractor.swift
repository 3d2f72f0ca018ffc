public import CoreDomain
public import CorePresentation
public import CoreScenes
public import SampleDomain
public import SampleScenes

extension PictureList {
  public enum Response: Hashable, Sendable {
    /// The file of one of the pictures is being checked. Numbers begin at 1.
    case checking(Int, of: Int)
    /// The saved pictures, each with the state of its file.
    case listed([Item], PictureFilter, at: Timestamp)
    /// A picture was starred or unstarred, or already was in that state.
    case marked(Item, hasChanged: Bool, at: Timestamp)
    case removed(PictureSummary)
    /// The pictures cannot be listed, or the picture cannot be changed.
    case failed(PictureError)
  }

  /// A picture and the state of its file. The state is that of the row: a type of its own would have the same three cases.
  public struct Item: Hashable, Sendable {
    public let picture: PictureSummary
    public let state: PictureRow.State

    public init(_ picture: PictureSummary, state: PictureRow.State) {
      self.picture = picture
      self.state = state
    }
  }
}

/// Lists the saved pictures, then checks the file of each one. A damaged file does not stop the others from being shown. When a later request
/// for the list overtakes an earlier one, the rest of the earlier answer is dropped.
public final class PictureListInteractor: Interactor {
  private let list: any UseCase<PictureFilter, [PictureSummary], PictureError>
  private let check: any UseCase<PictureSummary, Void, PictureError>
  private let star: any UseCase<PictureReference, ChangedPicture, PictureError>
  private let unstar: any UseCase<PictureReference, ChangedPicture, PictureError>
  private let remove: any UseCase<PictureReference, PictureSummary, PictureError>
  private let presenter: any Presenter<PictureList.Response>
  private let now: CurrentTime
  /// The number of the latest request for the list.
  private var latest = 0

  public init(
    list: any UseCase<PictureFilter, [PictureSummary], PictureError>, check: any UseCase<PictureSummary, Void, PictureError>,
    star: any UseCase<PictureReference, ChangedPicture, PictureError>, unstar: any UseCase<PictureReference, ChangedPicture, PictureError>,
    remove: any UseCase<PictureReference, PictureSummary, PictureError>, presenter: any Presenter<PictureList.Response>,
    now: @escaping CurrentTime
  ) {
    self.list = list
    self.check = check
    self.star = star
    self.unstar = unstar
    self.remove = remove
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: PictureList.Request) async {
    do throws(PictureError) {
      switch request {
      case .show(let filter): try await show(filter)
      case .star(let reference): await present(try await star(reference))
      case .unstar(let reference): await present(try await unstar(reference))
      case .remove(let reference): presenter.present(.removed(try await remove(reference)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func show(_ filter: PictureFilter) async throws(PictureError) {
    latest += 1
    let mine = latest
    do throws(PictureError) {
      let pictures = try await list(filter)
      var items: [PictureList.Item] = []
      for picture in pictures {
        guard mine == latest else { return }
        presenter.present(.checking(items.count + 1, of: pictures.count))
        items.append(PictureList.Item(picture, state: try await state(of: picture)))
      }
      guard mine == latest else { return }
      presenter.present(.listed(items, filter, at: now()))
    } catch {
      if mine == latest { throw error }
    }
  }

  private func present(_ marked: ChangedPicture) async {
    let state: PictureRow.State
    do throws(PictureError) {
      state = try await self.state(of: marked.picture)
    } catch {
      // The star is stored. A cancelled check must not hide that.
      state = .notLoaded
    }
    presenter.present(.marked(PictureList.Item(marked.picture, state: state), hasChanged: marked.hasChanged, at: now()))
  }

  /// The state of a picture's file. A cancelled check is no state of the file.
  private func state(of picture: PictureSummary) async throws(PictureError) -> PictureRow.State {
    do throws(PictureError) {
      try await check(picture)
      return .loaded
    } catch {
      guard error != .cancelled else { throw error }
      return .failed(error)
    }
  }
}
