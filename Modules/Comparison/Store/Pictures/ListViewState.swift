public import CoreDomain
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// The state of the list's page: a copy of the list, which it draws in words when the list changes in the store, and properties that no
/// other page sees.
@MainActor
public final class ListViewState {
  public private(set) var list: Versioned<Loadable<PictureState.Listed, PictureError>> { didSet { draw() } }
  /// The filter that the user has chosen on this page.
  public var filter = PictureFilter.all
  /// The last unknown command that the user typed on this page.
  public var unknownCommand = "" { didSet { show(messages: [.notACommand(unknownCommand)], outcome: .failed) } }

  private let display: any Display<PictureList.ViewModel>
  private let now: CurrentTime

  public init(store: PictureStore, display: any Display<PictureList.ViewModel>, now: @escaping CurrentTime) {
    list = store.state.list
    self.display = display
    self.now = now
    store.$state.subscribe(to: \.list) { [weak self] in self?.list = $0 }
  }

  private func draw() {
    switch list.value {
    case .idle: break
    case .loading: show(progress: "Waiting for the pictures …")
    case .loaded(let listed) where listed.pictures.isEmpty:
      show(messages: [nothing(in: listed.filter)], exported: .list([]), outcome: .nothingMatched)
    case .loaded(let listed): draw(listed)
    case .failed(let error): show(messages: [PictureErrorWording.message(for: error)], outcome: .failed)
    }
  }

  private func draw(_ listed: PictureState.Listed) {
    let rows = listed.pictures.map { row(of: $0, now: now()) }
    let summary = CountWording.text(rows.count, "picture") + (listed.filter == .starred ? " [starred]" : "")
    show(rows: rows, summary: summary, exported: .list(rows.map(\.exported)))
  }

  private func row(of picture: PictureSummary, now: Timestamp) -> PictureRow {
    PictureRow(
      signs: (picture.isSeen ? " " : "•") + (picture.isStarred ? "★" : " "), isSeen: picture.isSeen, id: picture.id.short,
      caption: picture.caption, kind: "\(picture.format.rawValue), \(CountWording.text(picture.byteCount, "byte"))",
      age: picture.saved.map { RelativeDateWording.text(of: $0, now: now) } ?? "",
      exported: PictureRow.record(of: picture, state: .notLoaded))
  }

  private func nothing(in filter: PictureFilter) -> Message {
    switch filter {
    case .all: Message(.notice, "You have saved no pictures.", hint: "In VIP and ViDRep, 'search WORD' gets one and 'keep' saves it.")
    case .starred: Message(.notice, "You have starred no pictures.", hint: "'star ID' stars one.")
    }
  }

  private func show(
    rows: [PictureRow] = [], progress: String? = nil, summary: String? = nil, messages: [Message] = [],
    exported: Exported = .empty, outcome: Outcome = .done
  ) {
    display.display(
      PictureList.ViewModel(rows: rows, progress: progress, summary: summary, messages: messages, exported: exported, outcome: outcome))
  }
}
