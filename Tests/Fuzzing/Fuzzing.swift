#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import Properties

/// The property under test.
///
/// `nonisolated(unsafe)`: `start` writes it once, before libFuzzer's driver runs, and the driver calls `test` on the thread that started it; a C
/// function captures nothing, so a global is the only way to pass it.
nonisolated(unsafe) private var property = Property.sanitizer

/// libFuzzer's driver (https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library).
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Tests one input. A property that fails ends the process, and libFuzzer saves the input.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  if let failure = property.failure(for: Array(UnsafeBufferPointer(start: bytes, count: count))) { fatalError(failure) }
  return 0
}

/// `fuzzing NAME ARGUMENTS…`: passes the arguments to libFuzzer. `fuzzing NAME --samples FOLDER` writes the initial inputs.
///
/// The package manager names a program's entry point after its module; libFuzzer has its own `main`.
@_cdecl("fuzzing_main")
func start(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
  guard count > 1, let arguments, let name = arguments[1].map({ String(cString: $0) }), let chosen = Property(rawValue: name) else {
    print("names: " + Property.allCases.map(\.rawValue).joined(separator: " "))
    return 2
  }
  property = chosen
  if count == 4, let folder = arguments[3].map({ String(cString: $0) }), arguments[2].map({ String(cString: $0) }) == "--samples" {
    return write(chosen.samples, into: folder)
  }
  arguments[1] = arguments[0]
  var rest = count - 1
  var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments + 1
  return runDriver(&rest, &list, test)
}

private func write(_ samples: [String], into folder: String) -> Int32 {
  for (number, sample) in samples.enumerated() {
    guard let file = fopen("\(folder)/sample-\(number)", "w") else { return 1 }
    var sample = sample
    sample.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
  }
  return 0
}
