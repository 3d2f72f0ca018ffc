import ReaderData
import ReaderDomain

/// Saved views in memory.
actor MemoryViewStore: ViewDataStore {
  private var views: SavedViews

  init(_ views: [SavedView] = []) { self.views = SavedViews(views) }

  func all() -> StoredViews { StoredViews(views) }

  func change(_ change: ViewChange) -> Result<ViewUpdate, ViewError> {
    do throws(ViewError) {
      let update = ViewUpdate(before: views, try change.edits(in: views))
      views = update.after
      return .success(update)
    } catch {
      return .failure(error)
    }
  }
}
