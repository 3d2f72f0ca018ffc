/// The mutants of a target group that a run tries, with numbers that are unique in the run.
struct TargetMutants {
  /// A mutant with what names it.
  struct Numbered {
    let number: Int
    /// The number of its function.
    let function: Int
    let target: MutationTarget
    let key: MutantKey
    let mutant: Mutant
  }

  /// A file, its text, and the lines whose mutants are wanted; nil for all.
  typealias Source = (path: String, text: String, lines: Set<Int>?)

  private(set) var all: [Numbered] = []
  /// The functions that are marked when they run, by file.
  private(set) var files: [String: (code: Code, functions: [MutatedSource.Function])] = [:]

  /// - Parameters:
  ///   - numbers: Gets the functions that it does not know yet.
  ///   - marksAll: Whether functions are marked, too, whose mutants are not to be tried.
  ///   - holds: Whether a mutant is to be tried.
  init(
    _ sources: [Source], numbers: inout FunctionNumbers, marksAll: Bool = false, holds: (_ number: Int, _ key: MutantKey) -> Bool
  ) {
    var number = 0
    for source in sources {
      guard let target = MutationTarget.holding(source.path) else { continue }
      let finder = MutantFinder(code: Code(source.text), changesText: target.changesText)
      let found = finder.found()
      let wanted = source.lines.map { $0.isEmpty ? [] : Set(finder.found(on: $0).flatMap(\.mutants)) }
      let names = FunctionNumbers.names(of: found.map(\.body), in: source.path)
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      var keys = MutantKey.keys(of: found.flatMap(\.mutants), in: source.path, lines: lines)[...]
      var functions: [MutatedSource.Function] = []
      for (body, name) in zip(found, names) {
        let function = numbers.number(of: name)
        var inside: [(Int, Mutant)] = []
        for mutant in body.mutants {
          guard let key = keys.popFirst(), wanted?.contains(mutant) != false else { continue }
          number += 1
          guard holds(number, key) else { continue }
          inside.append((number, mutant))
          all.append(Numbered(number: number, function: function, target: target, key: key, mutant: mutant))
        }
        if marksAll || !inside.isEmpty { functions.append(MutatedSource.Function(number: function, body: body.body, mutants: inside)) }
      }
      files[source.path] = (finder.code, functions)
    }
  }
}
