/// What a target with mutants is compiled with: which mutant is active, which functions ran, and the operators that mutants need.
enum Runtime {
  /// Subtracts numbers, and leaves out the right side of everything else.
  static let minus = "+~"
  static let alwaysDefault = "??~"
  static let neverDefault = "??!"

  /// The environment variables that the compiled target reads.
  static let activeMutant = "STRATA_MUTANT"
  static let reachedFile = "STRATA_MUTATION_REACHED"

  /// The target's additional source.
  ///
  /// The functions that ran are marked in a file in memory: the marks stay even if the process is killed.
  static func source(functionCapacity: Int) -> String {
    """
    internal import Glibc

    // Threads share the pointer safely: it never changes, and a write sets one byte to 1, whichever thread comes first.
    nonisolated(unsafe) private let strataReached: UnsafeMutablePointer<UInt8>? = {
      guard let path = getenv("\(reachedFile)") else { return nil }
      let file = open(path, O_RDWR)
      guard file >= 0, let memory = mmap(nil, \(functionCapacity), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
      else { return nil }
      return memory.bindMemory(to: UInt8.self, capacity: \(functionCapacity))
    }()

    private let strataActive: Int = getenv("\(activeMutant)").flatMap { Int(String(cString: $0)) } ?? 0

    func strataMutant(_ function: Int) -> Int {
      if let strataReached { strataReached[function] = 1 }
      return strataActive
    }

    infix operator \(minus): AdditionPrecedence
    func \(minus) (left: Int, right: Int) -> Int { left - right }
    @_disfavoredOverload func \(minus) <N: AdditiveArithmetic>(left: N, right: N) -> N { left - right }
    func \(minus) (left: String, right: String) -> String { left }
    func \(minus) <T>(left: [T], right: [T]) -> [T] { left }
    @_disfavoredOverload func \(minus) <C: RangeReplaceableCollection, S: Sequence>(left: C, right: S) -> C where S.Element == C.Element {
      left
    }

    infix operator \(alwaysDefault): NilCoalescingPrecedence
    func \(alwaysDefault) <T>(left: T?, right: @autoclosure () throws -> T) rethrows -> T { try right() }
    @_disfavoredOverload func \(alwaysDefault) <T>(left: T?, right: @autoclosure () throws -> T?) rethrows -> T? { try right() }

    infix operator \(neverDefault): NilCoalescingPrecedence
    func \(neverDefault) <T>(left: T?, right: @autoclosure () throws -> T) rethrows -> T { left! }
    @_disfavoredOverload func \(neverDefault) <T>(left: T?, right: @autoclosure () throws -> T?) rethrows -> T? { left! }

    """
  }
}
