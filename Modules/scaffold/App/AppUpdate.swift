import Foundation

/// Brings the state of this repository into an app that was made from an earlier one, or a further feature.
struct AppUpdate {
  let checkout: Checkout
  let app: Checkout

  /// - Returns: the lines of the report, and whether files have conflicts.
  func perform() throws(ScaffoldError) -> (report: [String], hasConflicts: Bool) {
    let record = try self.record()
    try requireClean()
    let head = try checkout.commit()
    guard record.commit != head else { return (["The app is up to date."], false) }
    try requireCommit(of: record)
    let request = try record.request()
    let theirs = try AppScaffold(checkout: checkout).formattedFiles(of: request, at: head)
    return try merge(from: earlier(record, request), to: theirs, AppRecord(request, commit: head))
  }

  /// Adds a feature to the app, with the same result as if the app had been made with it.
  /// - Returns: the lines of the report, and whether files have conflicts.
  func add(_ feature: FeatureName) throws(ScaffoldError) -> (report: [String], hasConflicts: Bool) {
    let record = try self.record()
    try requireClean()
    _ = try checkout.commit()
    try requireCommit(of: record)
    guard try isMadeByThisScaffold(record) else {
      throw ScaffoldError("The app was made by an earlier Scripts/new: run its Scripts/new update first, commit, then try again.")
    }
    let (scaffold, request) = (AppScaffold(checkout: checkout), try record.request())
    let wider = try request.adding(feature)
    let base = try scaffold.formattedFiles(of: request, at: record.commit)
    let theirs = try scaffold.formattedFiles(of: wider, at: record.commit)
    if let path = theirs.keys.filter({ base[$0] == nil && app.has($0) }).min() {
      throw ScaffoldError("The name \(feature.one.type) is taken: \(path) exists. Choose another name, or another --plural.")
    }
    return try merge(from: base, to: theirs, AppRecord(wider, commit: record.commit))
  }

  private func merge(
    from base: [String: String], to theirs: [String: String], _ record: AppRecord
  ) throws(ScaffoldError) -> (report: [String], hasConflicts: Bool) {
    let mine = try app.texts(of: Set(base.keys).union(theirs.keys).filter(app.has))
    // The record is the app's own: it is replaced, never merged.
    let merge = try AppMerge(
      base: base.filter { $0.key != AppRecord.path }, theirs: theirs.filter { $0.key != AppRecord.path }, mine: mine)
    try app.write(merge.written)
    for path in merge.removed { try app.removeFile(path) }
    try app.write([AppRecord.path: record.text])
    let end =
      merge.conflicts.isEmpty
      ? ["Next: Scripts/test, then commit."]
      : ["Both sides changed the same lines in these files; look for <<<<<<< in them:"] + merge.conflicts.map { "  \($0)" }
    return (merge.report + end, !merge.conflicts.isEmpty)
  }

  private func record() throws(ScaffoldError) -> AppRecord {
    guard app.has(AppRecord.path) else {
      throw ScaffoldError("\(app.root.path()) has no \(AppRecord.path): run this in an app that Scripts/new app made.")
    }
    return try AppRecord(parsing: try app.texts(of: [AppRecord.path])[AppRecord.path] ?? "")
  }

  private func requireCommit(of record: AppRecord) throws(ScaffoldError) {
    guard try Tool.result(of: ["git", "cat-file", "-e", "\(record.commit)^{commit}"], in: checkout.root).status == 0 else {
      throw ScaffoldError("The app was made from commit \(record.commit), which the clone does not have: fetch its whole history.")
    }
  }

  private func isMadeByThisScaffold(_ record: AppRecord) throws(ScaffoldError) -> Bool {
    try Tool.result(of: ["git", "diff", "--quiet", record.commit, "HEAD", "--", "Modules/scaffold"], in: checkout.root).status == 0
  }

  private func requireClean() throws(ScaffoldError) {
    guard app.has(".git") else { throw ScaffoldError("Commit the app to git first, so that you can see what the update changes.") }
    guard try Tool.run(["git", "status", "--porcelain"], in: app.root).isEmpty else {
      throw ScaffoldError("The app has changes that are not committed: commit or undo them first, so that you can tell them apart.")
    }
  }

  /// The app as it was made. The scaffold of that time made it; if it has changed since, it is built again.
  private func earlier(_ record: AppRecord, _ request: AppRequest) throws(ScaffoldError) -> [String: String] {
    if try isMadeByThisScaffold(record) { return try AppScaffold(checkout: checkout).formattedFiles(of: request, at: record.commit) }
    let folder = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)"))
    defer { folder.discard() }
    let clone = folder.root.appending(path: "clone")
    _ = try Tool.run(
      ["git", "clone", "--quiet", "--shared", "--no-checkout", checkout.root.path(), clone.path()],
      in: checkout.root)
    _ = try Tool.run(["git", "checkout", "--quiet", "--detach", record.commit], in: clone)
    let made = folder.root.appending(path: "app")
    _ = try Tool.run(["Scripts/new", "app", record.name, made.path()] + record.arguments, in: clone)
    let app = Checkout(root: made)
    return try app.texts(of: try app.allPaths())
  }
}

extension AppRecord {
  func request() throws(ScaffoldError) -> AppRequest {
    var further: [FeatureName] = []
    for feature in self.further ?? [] { further.append(try FeatureName(feature.feature, plural: feature.plural)) }
    return try AppRequest(
      name: NameSpelling(checking: name), feature: FeatureName(feature, plural: plural), further: further,
      keepsSamples: flags.contains("--samples"), hasWeb: !flags.contains("--without-web"))
  }
}
