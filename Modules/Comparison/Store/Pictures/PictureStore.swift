import SampleDomain

/// The single source of truth about the pictures. Only its own methods change it, and it knows no other part.
@MainActor
public final class PictureStore {
  @Published public private(set) var state = PictureState()

  public init() {}

  func update(list: Loadable<PictureState.Listed, PictureError>) { state.update(list: list) }
  func update(detail: Loadable<PictureDetails, PictureError>) { state.update(detail: detail) }
  func update(unseen: Loadable<Int, PictureError>) { state.update(unseen: unseen) }

  /// Replaces the state with one that a reducer has computed.
  public func apply(_ state: PictureState) { self.state = state }
}
