import ReaderComposition

/// `architecture-bench`: measures the cost of an action in an architecture. `Scripts/compare` runs it, also under valgrind.
///
///     architecture-bench ARCHITECTURE ACTION ARTICLES COUNT    performs the action COUNT times, and prints nothing
///     architecture-bench ARCHITECTURE ACTION ARTICLES          prints the nanoseconds of one action, without the cost of measuring
///
/// ARCHITECTURE is a name of `SceneArchitecture`, or `none`; ACTION is `show` or `change`; ARTICLES is the number of articles in the list.
@main
struct ArchitectureBench {
  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }.filter { $0 >= 0 }
    guard (3...4).contains(arguments.count), numbers.count == arguments.count - 2, let action = BenchAction(rawValue: arguments[1]),
      let bench = await Bench(arguments[0], action, articles: numbers[0])
    else { fatalError("usage: architecture-bench \(names) \(actions) ARTICLES [COUNT]") }
    guard arguments.count == 4 else { return print(await bench.nanoseconds()) }
    await bench.perform(numbers[1])
  }

  private static var names: String { (["none"] + SceneArchitecture.allCases.map(\.rawValue)).joined(separator: "|") }
  private static var actions: String { BenchAction.allCases.map(\.rawValue).joined(separator: "|") }
}
