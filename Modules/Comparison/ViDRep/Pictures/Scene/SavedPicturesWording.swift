import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

/// The view models of the saved pictures, as pure functions of their state.
enum SavedPicturesWording {
  static func listed(_ state: SavedPicturesState, now: Timestamp) -> PictureList.ViewModel {
    switch state.list.phase {
    case .none, .fetching: loading("Reading the list of pictures …")
    case .failed(let error): failed(error)
    case .retrieved(let pictures): listed(pictures, state.files, now: now)
    }
  }

  static func removed(
    _ picture: PictureSummary, from state: SavedPicturesState, isShown: Bool, now: Timestamp
  ) -> PictureList.ViewModel {
    PictureList.ViewModel(
      rows: isShown ? rows(of: state, now: now) : [], entry: "Removed '\(picture.caption)' (\(picture.id.short)).", messages: [],
      exported: .record(ExportedRecord(PictureDetailLines.fields(of: picture))), outcome: .done)
  }

  static func failed(_ error: PictureError) -> PictureList.ViewModel {
    PictureList.ViewModel(messages: PictureWording.messages(for: error, hints: .dialogue), exported: .empty, outcome: .failed)
  }

  private static func loading(_ progress: String) -> PictureList.ViewModel {
    PictureList.ViewModel(progress: progress, messages: [], exported: .empty, outcome: .done)
  }

  private static func listed(
    _ pictures: [PictureSummary], _ files: [PictureID: AsyncState<PictureSummary, PictureError>], now: Timestamp
  ) -> PictureList.ViewModel {
    let rows = rows(of: pictures, files, now: now)
    let waiting = pictures.count { rowState(files[$0.id]) == .notLoaded }
    guard waiting == 0 else { return loading("Looking at picture \(pictures.count - waiting + 1) of \(pictures.count) …") }
    let failures = rows.filter { $0.problem != nil }
    return PictureList.ViewModel(
      rows: rows, summary: rows.isEmpty ? nil : CountWording.text(rows.count, "picture"),
      messages: rows.isEmpty ? [nothing] : failures.map(offer), exported: .list(rows.map(\.exported)),
      outcome: rows.isEmpty ? .nothingMatched : .of(rows.count, failures: failures.count))
  }

  private static let nothing = Message(
    .notice, "You have saved no pictures.", hint: "'type TEXT' and 'search' get one; 'keep' saves it.")

  private static func offer(_ row: PictureRow) -> Message {
    Message(.warning, "Picture \(row.id) cannot be shown.", hint: "Put its file back, or remove the picture: 'remove \(row.id)'.")
  }

  private static func rows(of state: SavedPicturesState, now: Timestamp) -> [PictureRow] {
    guard case .retrieved(let pictures) = state.list.phase else { return [] }
    return rows(of: pictures, state.files, now: now)
  }

  private static func rows(
    of pictures: [PictureSummary], _ files: [PictureID: AsyncState<PictureSummary, PictureError>], now: Timestamp
  ) -> [PictureRow] {
    pictures.map { PictureRow($0, state: rowState(files[$0.id]), now: now) }
  }

  private static func rowState(_ file: AsyncState<PictureSummary, PictureError>?) -> PictureRow.State {
    switch file?.phase {
    case nil, .some(.none), .fetching: .notLoaded
    case .retrieved: .loaded
    case .failed(let error): .failed(error)
    }
  }
}
