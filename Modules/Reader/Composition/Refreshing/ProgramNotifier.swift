import CoreComposition
import CoreScenes
import CoreTerminal
import Processes
import ReaderDomain
import ReaderPresentation
import ReaderScenes

/// Runs the user's program with new articles as JSON, in the schema of `list --json`.
struct ProgramNotifier: ArticleNotifier {
  func notify(_ call: ProgramCall, of articles: [ArticleSummary]) async throws(ReaderError) {
    let input = Exported.list(articles.map { ArticleRow.record(of: $0) }).jsonDocument(for: ProgramIdentity.strata.name)
    let status: ExitStatus
    do throws(ProgramError) {
      status = try await Program(call.name, call.arguments).runHook(input: input)
    } catch {
      switch error {
      case .missing: throw .feed(.program(name: call.name, .missing))
      case .cannotStart(let reason): throw .feed(.program(name: call.name, .cannotRun(reason: reason)))
      }
    }
    if Task.isCancelled { throw .cancelled }
    switch status {
    case .exited(0): return
    case .exited(let code): throw .feed(.program(name: call.name, .failed(code: code)))
    case .signalled(let number): throw .feed(.program(name: call.name, .signalled(number)))
    }
  }
}
