import CoreDomain
import SampleDomain

/// The actions of the list's page: it calls the use cases, and passes their results to the store.
@MainActor
struct ListViewAction {
  let list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>
  let starPicture: any UseCase<PictureReference, ChangedPicture, PictureError>
  let togglePicture: any UseCase<PictureReference, ChangedPicture, PictureError>
  let store: PictureStore

  func show(_ filter: PictureFilter) async {
    store.update(list: .loading)
    await read(filter)
  }

  func star(_ reference: PictureReference, listing filter: PictureFilter) async {
    await change(reference, by: starPicture, listing: filter)
  }

  func toggle(_ reference: PictureReference, listing filter: PictureFilter) async {
    await change(reference, by: togglePicture, listing: filter)
  }

  private func change(
    _ reference: PictureReference, by change: any UseCase<PictureReference, ChangedPicture, PictureError>, listing filter: PictureFilter
  ) async {
    do throws(PictureError) {
      _ = try await change(reference)
      await read(filter)
    } catch {
      store.update(list: .failed(error))
    }
  }

  private func read(_ filter: PictureFilter) async {
    do throws(PictureError) {
      guard let pictures = try await list(filter) else { return }
      store.update(list: .loaded(PictureState.Listed(pictures, filter)))
    } catch {
      store.update(list: .failed(error))
    }
  }
}
