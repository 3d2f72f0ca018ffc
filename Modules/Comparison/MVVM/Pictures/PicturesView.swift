import ComparisonScenes
import CoreScenes
import SampleDomain
import SampleScenes

/// The view of the session. It calls and observes its three view models, and draws their properties. It has no state.
@MainActor
final class PicturesView: Interactor {
  private let list: PictureListViewModel
  private let detail: PictureDetailViewModel
  private let count: PictureCountViewModel
  private let listDisplay: any Display<PictureList.ViewModel>
  private let detailDisplay: any Display<PictureDetail.ViewModel>
  private let countDisplay: any Display<PictureCount.ViewModel>

  init(
    list: PictureListViewModel, detail: PictureDetailViewModel, count: PictureCountViewModel,
    listDisplay: any Display<PictureList.ViewModel>, detailDisplay: any Display<PictureDetail.ViewModel>,
    countDisplay: any Display<PictureCount.ViewModel>
  ) {
    (self.list, self.detail, self.count) = (list, detail, count)
    (self.listDisplay, self.detailDisplay, self.countDisplay) = (listDisplay, detailDisplay, countDisplay)
    list.observe { [weak self] in self?.drawList() }
    detail.observe { [weak self] in self?.drawDetail() }
    count.observe { [weak self] in self?.drawCount() }
  }

  func perform(_ request: PictureSession.Request) async {
    switch request {
    case .list: await show()
    case .filter(let filter): await show(filter)
    case .star(let reference): await list.star(reference)
    case .toggle(let reference): await list.toggle(reference)
    case .open(let reference): await detail.open(reference)
    case .notUnderstood(let line): draw([.notACommand(line)], outcome: .failed)
    }
  }

  private func show(_ filter: PictureFilter? = nil) async {
    await list.load(filter)
    await count.load()
  }

  private func drawList() {
    if list.isLoading {
      draw(progress: "Waiting for the pictures …")
    } else if list.hasFailed {
      draw(list.messages, outcome: .failed)
    } else {
      listDisplay.display(
        PictureList.ViewModel(
          rows: list.rows, summary: list.summary, messages: list.messages, exported: .list(list.rows.map(\.exported)),
          outcome: list.rows.isEmpty ? .nothingMatched : .done))
    }
  }

  private func draw(_ messages: [Message] = [], progress: String? = nil, outcome: Outcome = .done) {
    listDisplay.display(PictureList.ViewModel(progress: progress, messages: messages, exported: .empty, outcome: outcome))
  }

  private func drawDetail() {
    if detail.isLoading {
      draw(.loading("Opening a picture …"))
    } else if detail.hasFailed {
      draw(.failed, outcome: .failed)
    } else if let picture = detail.picture {
      draw(.loaded(picture, detail.lines), exported: detail.exported)
    }
  }

  private func draw(_ state: PictureDetail.State, exported: Exported = .empty, outcome: Outcome = .done) {
    detailDisplay.display(PictureDetail.ViewModel(state: state, messages: detail.messages, exported: exported, outcome: outcome))
  }

  private func drawCount() {
    if let error = count.errorMessage {
      countDisplay.display(PictureCount.ViewModel(lines: [], messages: [error], exported: .empty, outcome: .failed))
    } else {
      countDisplay.display(PictureCount.ViewModel(lines: [count.text], messages: [], exported: .number(count.number), outcome: .done))
    }
  }
}
