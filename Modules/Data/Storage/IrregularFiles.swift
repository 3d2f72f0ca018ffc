internal import Domain

/// What has the name of a file of the home and is none: a pipe, a device, a folder, or a link where no link is followed.
struct IrregularFiles {
  private let home: HomeFolder

  /// Looks at a home.
  init(in home: HomeFolder) {
    self.home = home
  }

  /// Their paths.
  func paths() throws(DataStoreError) -> [String] {
    var paths: [String] = []
    for path in files + (try articleFiles()) {
      do throws(FileProblem) {
        if let status = try FileSystem.status(of: path), !FileSystem.isRegular(status) { paths.append(path) }
      } catch {
        throw .unreadable(path: path, reason: error.reason)
      }
    }
    for path in [home.lock, home.refreshLockPath] where FileSystem.isLink(path) && !paths.contains(path) { paths.append(path) }
    return paths
  }

  private var files: [String] {
    [
      home.subscriptions, home.configuration, home.statuses, home.visits, home.deeds, home.formerDeeds, home.sync, home.journal,
      home.seenJournals, home.checkpoint, home.store, home.quotes, FolderPictureStore.index(in: home), home.lock, home.refreshLockPath,
      home.database,
    ] + HomeFolder.databaseCompanions.map { home.database + $0 }
  }

  private func articleFiles() throws(DataStoreError) -> [String] {
    do throws(FileProblem) {
      return try FileSystem.names(in: home.articles).map { "\(home.articles)/\($0)" }
    } catch {
      throw .unreadable(path: home.articles, reason: error.reason)
    }
  }
}
