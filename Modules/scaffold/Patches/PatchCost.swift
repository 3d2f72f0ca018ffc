/// The cost of a change in files, edit sites and lines. A new file is one edit site.
struct PatchCost: Hashable, Sendable {
  let files: Int
  let newFiles: Int
  let sites: Int
  let added: Int
  let removed: Int

  init(of files: [PatchedFile]) {
    let hunks = files.flatMap(\.hunks)
    self.files = files.count
    newFiles = files.count(where: \.isNew)
    sites = hunks.reduce(0) { $0 + $1.sites }
    added = hunks.reduce(0) { $0 + $1.added }
    removed = hunks.reduce(0) { $0 + $1.removed }
  }

  /// The cost of a change that adds to the tree.
  init(of change: TreeChange, in isCounted: (String) -> Bool) {
    let new = change.added.filter { isCounted($0.key) }.values
    let edits = change.changed.filter { isCounted($0.key) }.values
    files = new.count + edits.count
    newFiles = new.count
    sites = new.count + edits.reduce(0) { $0 + $1.sites }
    added = new.reduce(0) { $0 + $1.lineCount } + edits.reduce(0) { $0 + $1.added }
    removed = edits.reduce(0) { $0 + $1.removed }
  }

  /// The cells of the table.
  var cells: [String] { files == 0 ? ["0", "0", "0"] : ["\(files)", "\(sites)", "+\(added) −\(removed)"] }
}
