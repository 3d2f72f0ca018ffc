import CoreScenes
import Observation

/// Draws content, and draws it again after each change of the observed properties that it is made of. SwiftUI has this built in.
///
/// An `@Observable` property does not report an assignment of an equal value, so what shows the same is not drawn again.
@MainActor
final class Renderer<Content: Sendable> {
  private let display: any Display<Content>
  private let content: () -> Content?
  private var isStale = false

  /// - Parameter content: Reads observed properties; nil while there is nothing to draw.
  init(display: any Display<Content>, content: @escaping () -> Content?) {
    self.display = display
    self.content = content
    _ = observedContent()
  }

  /// Draws the content if it has changed since it was last drawn.
  ///
  /// Observation draws one turn of the main actor after a change, and several changes only once. A view therefore calls this at the end of
  /// each intent; otherwise a later intent could replace the result before it is drawn. UIKit calls this `updatePropertiesIfNeeded`.
  func drawIfNeeded() {
    guard isStale else { return }
    isStale = false
    guard let content = observedContent() else { return }
    display.display(content)
  }

  /// `onChange` is called once, before the value changes, so the drawing waits for the next turn. `Observations` does the same, but is not
  /// available on macOS 15. The observed object retains `onChange`, which must not retain the view.
  private func observedContent() -> Content? {
    withObservationTracking(content) { [weak self] in
      MainActor.assumeIsolated { self?.invalidate() }
    }
  }

  private func invalidate() {
    isStale = true
    Task { [weak self] in self?.drawIfNeeded() }
  }
}
