import ComparisonComposition
import ComparisonScenes
import CoreDomain
import CoreDoubles
import CoreScenes
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

/// The session of one architecture over pictures in memory, with displays that record. A test can replace a use case.
@MainActor
final class PictureStage {
  typealias List = Stub<PictureFilter, [PictureSummary], PictureError>
  typealias Change = Stub<PictureReference, ChangedPicture, PictureError>

  let repository: MemoryPictureRepository
  let lists = Recorder<PictureList.ViewModel>()
  let details = Recorder<PictureDetail.ViewModel>()
  let counts = Recorder<PictureCount.ViewModel>()
  private let session: any Interactor<PictureSession.Request>
  private let searching: (any Interactor<PictureSearch.Request>)?

  init(
    _ architecture: Architecture, in repository: MemoryPictureRepository = MemoryPictureRepository(PictureStage.pictures),
    list: (any UseCase<PictureFilter, [PictureSummary], PictureError>)? = nil, count: (any UseCase<Void, Int, PictureError>)? = nil,
    star: (any UseCase<PictureReference, ChangedPicture, PictureError>)? = nil,
    toggle: (any UseCase<PictureReference, ChangedPicture, PictureError>)? = nil,
    open: (any UseCase<PictureReference, PictureDetails, PictureError>)? = nil,
    fetch: (any UseCase<String, PictureDetails, PictureError>)? = nil
  ) {
    let now: CurrentTime = { .sample() }
    self.repository = repository
    let parts = architecture.pictures(
      in: PictureDependencies(
        list: list ?? ListPictures(pictures: repository), count: count ?? CountUnseenPictures(pictures: repository),
        star: star ?? StarPicture(.star, pictures: repository, now: now),
        toggle: toggle ?? StarPicture(.toggle, pictures: repository, now: now),
        open: open ?? OpenPicture(pictures: repository),
        fetch: fetch ?? FetchPicture(pictures: repository, configuration: MemoryConfigurationRepository(), now: now),
        save: SavePicture(true, pictures: repository, now: now), unsave: SavePicture(false, pictures: repository, now: now),
        remove: RemovePicture(pictures: repository), listDisplay: lists, detailDisplay: details, countDisplay: counts, now: now))
    (session, searching) = (parts.session, parts.search)
  }

  func perform(_ requests: PictureSession.Request...) async {
    for request in requests { await session.perform(request) }
  }

  func search(_ requests: PictureSearch.Request...) async throws {
    let searching = try #require(searching)
    for request in requests { await searching.perform(request) }
  }

  func begin(_ request: PictureSession.Request) -> Task<Void, Never> {
    Task { await session.perform(request) }
  }

  func begin(_ request: PictureSearch.Request) throws -> Task<Void, Never> {
    let searching = try #require(searching)
    return Task { await searching.perform(request) }
  }

  /// The displayed lists, without those that say that something loads.
  var settledLists: [PictureList.ViewModel] { lists.values.filter { !$0.isLoading } }
  /// The displayed pictures, without those that say that something loads.
  var settledDetails: [PictureDetail.ViewModel] { details.values.filter { !$0.isLoading } }
  /// The captions and signs of the list that was displayed last.
  var rows: [String] { (settledLists.last?.rows ?? []).map { "\($0.signs) \($0.caption)" } }
  /// The number that was displayed last.
  var number: String? { counts.values.last?.lines.first }
}

extension PictureStage {
  nonisolated static let hello = picture("Hello", minutes: -30)
  nonisolated static let tea = picture("Tea", minutes: -90, isStarred: true)
  nonisolated static let rain = picture("Rain", minutes: -2 * 24 * 60, isSeen: true)
  /// Three saved pictures, newest first. Two are unseen, one has a star.
  nonisolated static let pictures = [hello, tea, rain]

  private nonisolated static func picture(_ caption: String, minutes: Int, isStarred: Bool = false, isSeen: Bool = false) -> Picture {
    .sample(
      caption, fetchedAt: .sample(plusMinutes: minutes), saved: .sample(plusMinutes: minutes), isStarred: isStarred, isSeen: isSeen)
  }
}

extension Picture {
  var reference: PictureReference { PictureReference(id) }
  var summary: PictureSummary { MemoryPictureRepository.summary(of: self) }
}
