public import CoreDomain
public import SampleDomain

/// The actions of the number's page: it counts the unseen pictures, and passes the number to the store.
@MainActor
public struct CountViewAction {
  private let count: any UseCase<Void, Int?, PictureError>
  private let store: PictureStore

  /// - Parameter count: counts the unseen pictures; nil when a later call has overtaken this one.
  public init(count: any UseCase<Void, Int?, PictureError>, store: PictureStore) {
    self.count = count
    self.store = store
  }

  public func countUnseen() async {
    do throws(PictureError) {
      guard let number = try await count(()) else { return }
      store.update(unseen: .loaded(number))
    } catch {
      store.update(unseen: .failed(error))
    }
  }
}
