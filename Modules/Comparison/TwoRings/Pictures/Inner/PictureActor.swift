import CoreDomain
import SampleDomain

/// Performs the actions of the session, and holds its data for three view models. Only it calls the service.
@MainActor
final class PictureActor: ActingRole {
  enum Action: Hashable {
    /// Note that the list and the number are being loaded, and the filter, unless it is nil.
    case begin(PictureFilter?)
    case list
    /// Count the unseen pictures. An unchanged number gives no new answer.
    case count
    case star(PictureReference)
    case toggle(PictureReference)
    /// Note that a picture is being opened.
    case beginOpening
    case open(PictureReference)
    case refuse(String)
  }

  enum List: Hashable {
    case loading
    case listed([PictureSummary], PictureFilter)
    case failed(PictureError)
    case notUnderstood(String)
  }

  enum Detail: Hashable {
    case opening
    case opened(PictureDetails)
    case failed(PictureError)
  }

  private(set) var list: Answer<List>?
  private(set) var detail: Answer<Detail>?
  private(set) var number: Answer<Result<Int, PictureError>>?
  private let service: PictureService
  private var filter = PictureFilter.all
  /// The last list, which stays when a later one fails.
  private var listed: (pictures: [PictureSummary], filter: PictureFilter) = ([], .all)
  /// The pictures that were opened since the list was requested. The list may have been read before they were marked as seen.
  private var opened: [PictureID: PictureSummary] = [:]

  init(service: PictureService) {
    self.service = service
  }

  func perform(_ action: Action) async -> Bool {
    switch action {
    case .begin(let filter):
      self.filter = filter ?? self.filter
      list = Answer(.loading)
      number = nil
    case .list: await readList()
    case .count: await count()
    case .star(let reference): return await change(reference, service.star)
    case .toggle(let reference): return await change(reference, service.toggle)
    case .beginOpening: detail = Answer(.opening)
    case .open(let reference): await open(reference)
    case .refuse(let line): list = Answer(.notUnderstood(line))
    }
    return true
  }

  private func readList() async {
    let filter = filter
    opened = [:]
    do throws(PictureError) {
      guard let pictures = try await service.list(filter) else { return }
      show(pictures, filter)
    } catch {
      list = Answer(.failed(error))
    }
  }

  private func show(_ pictures: [PictureSummary], _ filter: PictureFilter) {
    listed = (pictures.map { $0.isSeen ? $0 : opened[$0.id] ?? $0 }, filter)
    list = Answer(.listed(listed.pictures, filter))
  }

  private func count() async {
    do throws(PictureError) {
      guard let unseen = try await service.count(()), number?.value != .success(unseen) else { return }
      number = Answer(.success(unseen))
    } catch {
      number = Answer(.failure(error))
    }
  }

  private func change(
    _ reference: PictureReference, _ change: any UseCase<PictureReference, ChangedPicture, PictureError>
  ) async -> Bool {
    do throws(PictureError) {
      _ = try await change(reference)
      return true
    } catch {
      list = Answer(.failed(error))
      return false
    }
  }

  private func open(_ reference: PictureReference) async {
    do throws(PictureError) {
      let details = try await service.open(reference)
      detail = Answer(.opened(details))
      if details.summary.isSeen { markSeen(details.summary) }
    } catch {
      detail = Answer(.failed(error))
    }
  }

  private func markSeen(_ picture: PictureSummary) {
    opened[picture.id] = picture
    if listed.pictures.contains(where: { $0.id == picture.id && !$0.isSeen }) { show(listed.pictures, listed.filter) }
  }
}
