import LayerRules

/// The files that a reader opens to follow one `show` from the user to the screen.
///
/// The walk begins at `perform`, where the request arrives, and at `articleList`, which connects the parts. A name leads to every declaration of that
/// name in the architecture's folder, and so to its file; but to a property only in a file that is already open. A declaration leads to the names
/// in it, and a type to its initialisers and its `callAsFunction`. The cases of a `switch` for other requests are left out.
/// The file of `articleList` is not counted, because that of VIP is in Composition.
struct ActionWalk {
  /// The names of the files without `.swift`, sorted.
  let names: [String]

  init(of files: [SourceFile]) {
    let pieces = files.flatMap { file in SourceFragment.list(in: file.tokens).map { (file: file.name, piece: $0) } }
    var known: Set<String> = [Self.fetchedFeed, Self.wiring]
    var opened: Set<String> = []
    var before = 0
    repeat {
      before = known.count + opened.count
      for (file, piece) in pieces where known.contains(piece.name) && (!piece.isProperty || opened.contains(file)) {
        opened.insert(file)
        known.formUnion(piece.names)
      }
    } while known.count + opened.count > before
    let wiring = pieces.filter { $0.piece.name == Self.wiring }.map(\.file)
    names = opened.subtracting(wiring).map { String($0.dropLast(".swift".count)) }.sorted()
  }

  private static let fetchedFeed = "perform"
  private static let wiring = "articleList"
  static let otherRequests: Set<String> = ["filter", "search", "change", "open", "notUnderstood"]
}
