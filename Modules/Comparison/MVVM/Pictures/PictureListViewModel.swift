import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The view model of the saved pictures. It lists and stars them, and puts the result in words into plain properties.
@MainActor
final class PictureListViewModel {
  private(set) var rows: [PictureRow] = []
  /// The line below the rows; nil without rows.
  private(set) var summary: String?
  private(set) var messages: [Message] = []
  private(set) var hasFailed = false
  /// Set this property last, so that the observer sees several changes at once.
  private(set) var isLoading = false { didSet { observer() } }

  private var filter = PictureFilter.all
  private let list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>
  private let star: any UseCase<PictureReference, ChangedPicture, PictureError>
  private let toggle: any UseCase<PictureReference, ChangedPicture, PictureError>
  private let now: CurrentTime
  private var observer: () -> Void = {}

  init(
    list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>, star: any UseCase<PictureReference, ChangedPicture, PictureError>,
    toggle: any UseCase<PictureReference, ChangedPicture, PictureError>, now: @escaping CurrentTime
  ) {
    self.list = list
    self.star = star
    self.toggle = toggle
    self.now = now
  }

  func observe(_ observer: @escaping () -> Void) {
    self.observer = observer
  }

  /// Lists the pictures.
  /// - Parameter filter: Replaces the current filter; nil keeps it.
  func load(_ filter: PictureFilter? = nil) async {
    self.filter = filter ?? self.filter
    messages = []
    isLoading = true
    await read()
  }

  func star(_ reference: PictureReference) async {
    await change(reference, by: star)
  }

  func toggle(_ reference: PictureReference) async {
    await change(reference, by: toggle)
  }

  private func change(_ reference: PictureReference, by change: any UseCase<PictureReference, ChangedPicture, PictureError>) async {
    do throws(PictureError) {
      _ = try await change(reference)
      await read()
    } catch {
      fail(error)
    }
  }

  private func read() async {
    do throws(PictureError) {
      guard let pictures = try await list(filter) else { return }
      show(pictures)
    } catch {
      fail(error)
    }
  }

  private func show(_ pictures: [PictureSummary]) {
    let now = now()
    rows = pictures.map { Self.row($0, now: now) }
    summary = rows.isEmpty ? nil : CountWording.text(rows.count, "picture") + (filter == .starred ? " [starred]" : "")
    messages = rows.isEmpty ? [Self.nothing(in: filter)] : []
    hasFailed = false
    isLoading = false
  }

  private func fail(_ error: PictureError) {
    messages = [error.message]
    hasFailed = true
    isLoading = false
  }

  private static func row(_ picture: PictureSummary, now: Timestamp) -> PictureRow {
    PictureRow(
      signs: (picture.isSeen ? " " : "•") + (picture.isStarred ? "★" : " "), isSeen: picture.isSeen, id: picture.id.short,
      caption: picture.caption, kind: "\(picture.format.rawValue), \(CountWording.text(picture.byteCount, "byte"))",
      age: picture.saved.map { RelativeDateWording.text(of: $0, now: now) } ?? "",
      exported: PictureRow.record(of: picture, state: .notLoaded))
  }

  private static func nothing(in filter: PictureFilter) -> Message {
    switch filter {
    case .all: Message(.notice, "You have saved no pictures.", hint: "In VIP and ViDRep, 'search WORD' gets one and 'keep' saves it.")
    case .starred: Message(.notice, "You have starred no pictures.", hint: "'star ID' stars one.")
    }
  }
}
