import CoreScenes
import Testing

@Suite("View models of sentences")
struct SceneViewModelTests {
  @Test("a scene that shows nothing before it is done is not loading")
  func isDone() {
    #expect(!SentencesViewModel(lines: ["Done."], messages: [], exported: .empty, outcome: .done).isLoading)
  }
}
