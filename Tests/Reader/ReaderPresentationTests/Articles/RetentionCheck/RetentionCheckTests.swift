import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Showing what a retention setting would remove")
struct RetentionCheckTests {
  private typealias Preview = Stub<SettingChange, RetentionPreview, ReaderError>

  private nonisolated static let preview = RetentionPreview(key: .keepDays, value: .limit(30), expired: 1_200, feeds: 1)

  private let recorder = Recorder<RetentionCheck.Response>()

  @Test("the change is passed on, and what it would remove is presented")
  func previews() async {
    let preview = Preview { _ in .success(Self.preview) }
    let change = SettingChange(name: "keep.days", value: "30")
    await RetentionCheckInteractor(preview: preview, presenter: recorder).perform(.preview(change))
    #expect(await preview.inputs == [change])
    #expect(recorder.values == [.previewed(Self.preview)])
  }

  @Test("a failed request presents its error", arguments: ReaderError.ofArticles + [.configuration(.unknownKey("keep", .typed))])
  func fails(error: ReaderError) async {
    let preview = Preview { _ in .failure(error) }
    await RetentionCheckInteractor(preview: preview, presenter: recorder)
      .perform(.preview(SettingChange(name: "keep.days", value: "30")))
    #expect(recorder.values == [.failed(error)])
    let viewModel = RetentionCheckPresenter.viewModel(for: .failed(error))
    #expect(viewModel.messages == [ReaderErrorWording.message(for: error)] && viewModel.outcome == .failed)
  }

  @Test("the sentence gives the largest number, and a notice says what is kept")
  func some() {
    let viewModel = RetentionCheckPresenter.viewModel(for: .previewed(Self.preview))
    #expect(viewModel.lines == ["With keep.days 30, refreshes would remove up to 1,200 articles of 1 feed."])
    #expect(
      viewModel.messages.map(\.sentence) == [
        "Starred articles, and those in the feed's document or unread on a feed server, are always kept."
      ])
    #expect(viewModel.exported.records?.map { $0["expired_articles"] } == [.number(1_200)] && viewModel.outcome == .done)
  }

  @Test("a setting that removes nothing says so")
  func none() {
    let preview = RetentionPreview(key: .keepArticles, value: .limit(nil), expired: 0, feeds: 0)
    let viewModel = RetentionCheckPresenter.viewModel(for: .previewed(preview))
    #expect(viewModel.lines == ["With keep.articles all, refreshes would remove nothing of what is stored."])
    #expect(viewModel.messages.isEmpty)
  }
}
