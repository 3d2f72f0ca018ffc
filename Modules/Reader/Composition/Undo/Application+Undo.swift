public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

extension Application {
  /// The scene that undoes the last action.
  public func undo() -> any Interactor<Undo.Request> {
    undo(display: display(text: UndoTextDisplay(terminal: terminal)))
  }

  func undo(display: any Display<Undo.ViewModel>) -> any Interactor<Undo.Request> {
    let undo = UndoFeature(repositories: repositories).undoLastAction
    return tracing.traced(UndoInteractor(undo: undo, presenter: tracing.traced(UndoPresenter(display: display))))
  }
}
