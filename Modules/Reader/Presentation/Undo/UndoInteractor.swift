public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Undoes the last action of the user.
public final class UndoInteractor: Interactor {
  private let undo: any UseCase<UndoInput, UndoResult, ReaderError>
  private let presenter: any Presenter<Undo.Response>

  public init(undo: any UseCase<UndoInput, UndoResult, ReaderError>, presenter: any Presenter<Undo.Response>) {
    self.undo = undo
    self.presenter = presenter
  }

  public func perform(_ request: Undo.Request) async {
    switch request {
    case .undo(let input):
      do throws(ReaderError) {
        presenter.present(.undone(try await undo(input)))
      } catch {
        presenter.present(.failed(error))
      }
    }
  }
}
