/// The arguments of `mutate`.
struct MutateOptions: Equatable {
  /// The folders or files whose functions are mutated; all targets with a gate if empty.
  var folders: [String] = []
  /// A commit: only lines that differ from it are mutated.
  var reference: String?
  /// The part of the mutants that is tried.
  var shard = Shard(index: 1, count: 1)
  var trying = Trying.all
  var records = false
  var wantsHelp = false

  /// Which mutants are tried. The others have the verdict of the last time.
  enum Trying {
    case all
    /// Those that were not killed the last time.
    case missed
    /// Those that were never tried.
    case new
  }

  /// Every `count`-th mutant, beginning with the one at `index` (from 1).
  struct Shard: Equatable {
    let index: Int
    let count: Int

    func holds(_ number: Int) -> Bool { number % count == index % count }
  }

  static let help = """
    USAGE: Scripts/mutate [FOLDER...] [--in-diff REF] [--shard I/N] [--missed | --new] [--record]

    Changes the code in small ways, one at a time, and runs the tests of the changed layer. A change that no test notices has survived.

    OPTIONS:
      FOLDER         a folder or file in Modules; without one, every target of Tests/Mutation.md
      --in-diff REF  change only lines that differ from the commit REF
      --shard I/N    try only the I-th of N parts
      --missed       try only mutants that were not killed the last time, and new ones
      --new          try only mutants that were never tried; the others have the verdict of the last time
      --record       write the results of whole targets to Tests/Mutation.md and Tests/Mutation.survivors

    EXIT CODES:
      0  every target passes, and no mutant survives that is not in Tests/Mutation.survivors
      1  a target has too few killed mutants, or a new mutant survives
      2  the mutants cannot be tried
    """

  init() {}

  init(_ arguments: [String]) throws(MutationError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--record": records = true
      case "--missed", "--new":
        guard trying == .all else { throw MutationError("--missed and --new cannot be combined.") }
        trying = argument == "--new" ? .new : .missed
      case "--in-diff": reference = try Self.value(of: argument, in: &rest)
      case "--shard": shard = try Self.shard(Self.value(of: argument, in: &rest))
      default:
        guard !argument.hasPrefix("-") else { throw MutationError("there is no option \(argument); try --help.") }
        folders.append(argument.hasSuffix("/") ? String(argument.dropLast()) : argument)
      }
    }
    if records, reference != nil || shard.count > 1 {
      throw MutationError("--record needs whole targets: leave out --in-diff and --shard.")
    }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws(MutationError) -> String {
    guard let value = rest.popFirst() else { throw MutationError("\(option) needs a value; try --help.") }
    return value
  }

  private static func shard(_ text: String) throws(MutationError) -> Shard {
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index) else {
      throw MutationError("'\(text)' is no part such as 1/4.")
    }
    return Shard(index: index, count: count)
  }
}
