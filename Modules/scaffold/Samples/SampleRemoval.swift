/// Takes a sample away: its files in all layers, and what the other files say about it.
struct SampleRemoval {
  let sample: Sample
  /// The text of all text files, by path.
  let tree: [String: String]
  /// The paths of all files.
  let paths: [String]

  init(of sample: Sample, from tree: [String: String], with paths: [String]) throws(ScaffoldError) {
    guard !sample.isGone(from: paths) else {
      throw ScaffoldError("The sample \(sample.name) is not in this tree any more: there is nothing to remove.")
    }
    (self.sample, self.tree, self.paths) = (sample, tree, paths)
  }

  /// All that goes. The changed Swift files are not formatted yet.
  func change() throws(ScaffoldError) -> TreeChange {
    var removed = Set(paths.filter(sample.owns))
    var rest = tree.filter { !removed.contains($0.key) }
    for edit in sample.edits { try apply(edit, to: &rest) }
    let names = NamesOfSample(of: sample, removed: removed, in: tree)
    try prune(&rest, of: names)
    removed = Set(paths.filter { sample.owns($0) || tree[$0] != nil && rest[$0] == nil })
    let left = paths.filter { !removed.contains($0) }
    if let manifest = rest["Package.swift"] {
      rest["Package.swift"] = try AppManifest { folder in left.contains { $0.hasPrefix(folder) } }.text(of: manifest)
    }
    let changed = removed.union(tree.keys.filter { rest[$0] != tree[$0] })
    DocumentPruning(removed: removed, changed: changed, names: names.types).prune(&rest)
    for (path, text) in rest where path.hasPrefix("Scripts/Patches/") && path.hasSuffix(".patch") {
      rest[path] = PatchRefit(before: tree, after: rest).refitted(text)
    }
    try GeneratedBlocks(targets: Self.targets(gone: removed, left: left)).renew(&rest)
    var change = TreeChange()
    change.removed = removed
    for (path, text) in rest where tree[path] != text {
      if let old = tree[path] { change.changed[path] = TreeChange.Edit(from: old, to: text) }
    }
    return change
  }

  /// The modules of which no file is left, by the names of their folders, and those of variants.
  private static func targets(gone: Set<String>, left: [String]) -> Set<String> {
    let folders = Set(
      gone.flatMap { path in
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.dropFirst().map { parts[...$0].joined(separator: "/") }
      })
    let empty = folders.filter { folder in folder.hasPrefix("Modules/") && !left.contains { $0.hasPrefix(folder + "/") } }
    return Set(
      empty.map { folder in
        let name = String(folder.split(separator: "/").last ?? "")
        return folder.hasPrefix("Modules/Presentation/Variants/") ? "Variant\(name)" : name
      })
  }

  private func apply(_ edit: AppEdit, to files: inout [String: String]) throws(ScaffoldError) {
    // A file that another sample has taken along needs no edit.
    guard let text = files[edit.path] else { return }
    do throws(ScaffoldError) {
      files[edit.path] = try edit.applied(
        to: text, advice: "get the file back from git, or change Modules/scaffold/Samples as you changed the file")
    } catch {
      guard let other = edit.other, try Sample(named: other).isGone(from: paths) else { throw error }
    }
  }

  /// Prunes the Swift files until nothing more goes: a helper of tests takes those along that call it.
  private func prune(_ files: inout [String: String], of names: NamesOfSample) throws(ScaffoldError) {
    var names = names
    var isChanged = true
    while isChanged {
      isChanged = false
      for (path, text) in files where Self.isPruned(path) && names.mayOccur(in: text, at: path) {
        let isTest = path.hasPrefix("Tests/")
        let pruning = CodePruning(
          isGone: { names.contains($0, at: path) },
          isGoneText: { sample.isNamed(inText: $0, at: path) }, isTest: isTest)
        let result = pruning.result(for: text)
        if !isTest, let line = result.leftovers.first {
          throw ScaffoldError("\(path) uses the sample in '\(line)': change that code first, so that it does without \(sample.name).")
        }
        guard result.text != text else { continue }
        files[path] = result.text
        if isTest { isChanged = names.add(result.names, of: path, in: files) || isChanged }
      }
    }
  }

  /// The scaffold's own edits and tests name samples in order to remove them.
  private static func isPruned(_ path: String) -> Bool {
    path.hasSuffix(".swift") && (path.hasPrefix("Modules/") || path.hasPrefix("Tests/")) && !path.contains("/Fixtures/")
      && !path.hasPrefix("Modules/scaffold/") && !path.hasPrefix("Tests/ScaffoldTests/")
  }
}
