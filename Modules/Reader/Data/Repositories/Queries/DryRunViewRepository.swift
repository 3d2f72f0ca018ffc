public import ReaderDomain

/// Answers as another repository would, and changes nothing in it. It keeps the changes in memory, so later calls see them.
public actor DryRunViewRepository: ViewRepository {
  private let base: any ViewRepository
  private var changed: SavedViews?

  public init(base: any ViewRepository) {
    self.base = base
  }

  public func all() async throws(ReaderError) -> StoredViews {
    let list = try await base.all()
    return StoredViews(changed ?? list.views, mistakes: list.mistakes)
  }

  public func change(_ change: ViewChange) async throws(ReaderError) -> ViewUpdate {
    let views = try await all().views
    do throws(ViewError) {
      let update = ViewUpdate(before: views, try change.edits(in: views))
      changed = update.after
      return update
    } catch {
      throw .view(error)
    }
  }
}
