#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Measures how the cost of work grows from an input of size n to 4n. It uses the CPU time of the thread, so other threads do not count.
///
/// For a four times larger input, linear work takes four times as long, and quadratic work sixteen times.
public enum CostGrowth {
  /// The largest acceptable cost factor for a four times larger input.
  public static let steepest = 8.0
  /// The time in seconds below which the larger input is fast enough, and too short to measure.
  private static let floor = 0.025

  /// A sentence that describes excessive growth; nil when the growth is acceptable.
  ///
  /// Each size is four times the previous one. The measurement stops at the first excessive cost, so it hardly waits for quadratic work.
  ///
  /// One steep step is not enough. A reader may do cheap work up to a limit and dearer work behind it, both in linear time: the first 400 open
  /// elements of a page, for example, may lie in a formula, and the rest outside it. So the steps to twice and to four times the size must be
  /// as steep. Larger steps would take minutes.
  /// - Parameters:
  ///   - largest: the largest size, in bytes.
  ///   - clock: the time in seconds.
  ///   - input: makes an input of about this many bytes; its time does not count.
  ///   - work: the measured work.
  public static func problem<Input>(
    upTo largest: Int, clock: () -> Double = threadTime, input: (Int) -> Input, work: (Input) -> Void
  ) -> String? {
    func seconds(_ input: Input) -> Double {
      let start = clock()
      work(input)
      return clock() - start
    }
    /// The shortest time of three runs, or of ten short ones: another process can make a few milliseconds several times as long.
    func best(_ input: Input, first: Double) -> Double {
      (1..<(first < short ? 10 : 3)).reduce(first) { best, _ in min(best, seconds(input)) }
    }
    func isSteep(after size: Int, costing cost: Double) -> Bool {
      let next = seconds(input(2 * size))
      return next / cost > steepest.squareRoot() && seconds(input(4 * size)) / next > steepest.squareRoot()
    }
    var size = largest
    while size >= 4 * smallest { size /= 4 }
    // Measured when it is needed: in the quick tests, the larger input is nearly always fast enough.
    var before: Double?
    while size < largest {
      size *= 4
      let next = input(size)
      let now = seconds(next)
      defer { before = now }
      guard now > floor else { continue }
      let smaller = input(size / 4)
      let first = before ?? seconds(smaller)
      guard now / first > steepest else { continue }
      let (small, large) = (best(smaller, first: first), best(next, first: now))
      if large > floor, large / small > steepest, isSteep(after: size, costing: large) {
        return "\(size) bytes take \(milliseconds(large)) ms, a quarter of them \(milliseconds(small)) ms"
      }
    }
    return nil
  }

  private static let smallest = 1 << 10

  /// The time in seconds of a short run.
  private static let short = 0.2

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  /// The CPU time of the thread in seconds.
  public static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
