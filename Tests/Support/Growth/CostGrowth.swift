#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// How the cost of some work grows with its input: measured with n and 4n, in processor time of the thread, so that nothing that runs beside it
/// counts.
///
/// What is linear takes four times as long for four times as much, what is quadratic sixteen times.
public enum CostGrowth {
  /// From this on, four times as much is too dear.
  public static let steepest = 8.0
  /// What takes less than this many seconds for the larger input is fine, and too short to be measured.
  private static let floor = 0.025

  /// What is wrong with how the cost grows, in a sentence; nil when nothing is.
  ///
  /// Sizes go up by four until the largest, and stop at the first that is too dear: what is quadratic must not be waited for.
  /// - Parameters:
  ///   - largest: the largest size, in bytes.
  ///   - input: makes an input of about so many bytes, whose time does not count.
  ///   - work: what is measured.
  public static func problem<Input>(upTo largest: Int, input: (Int) -> Input, work: (Input) -> Void) -> String? {
    var size = largest
    while size >= 4 * smallest { size /= 4 }
    var before = seconds(input(size), work)
    while size < largest {
      size *= 4
      let next = input(size)
      let now = seconds(next, work)
      if now > floor, now / before > steepest {
        let smaller = input(size / 4)
        let (small, large) = (best(smaller, work, first: before), best(next, work, first: now))
        if large > floor, large / small > steepest {
          return "\(size) bytes take \(milliseconds(large)) ms, a quarter of them \(milliseconds(small)) ms"
        }
      }
      before = now
    }
    return nil
  }

  private static let smallest = 1 << 10

  /// The best of three.
  private static func best<Input>(_ input: Input, _ work: (Input) -> Void, first: Double) -> Double {
    min(first, seconds(input, work), seconds(input, work))
  }

  private static func seconds<Input>(_ input: Input, _ work: (Input) -> Void) -> Double {
    let start = threadTime()
    work(input)
    return threadTime() - start
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
