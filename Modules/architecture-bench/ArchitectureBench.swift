import Composition

/// `architecture-bench`: what an action costs in an architecture. `Scripts/compare` runs it, under valgrind too.
///
///     architecture-bench ARCHITECTURE ACTION ARTICLES COUNT    performs the action so often, and prints nothing
///     architecture-bench ARCHITECTURE ACTION ARTICLES          prints how many nanoseconds one takes, beyond the measuring
///
/// ARCHITECTURE is a name of `SceneArchitecture`, or `none`; ACTION is `show` or `change`; ARTICLES is how many the list has.
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
