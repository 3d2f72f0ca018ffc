import CoreDoubles
import Processes
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Converting images with programs", .timeLimit(.minutes(5)))
struct ProgramImageConverterTests {
  /// A converter that prints this, whatever it reads.
  private static func printing(_ bytes: [UInt8]) -> @Sendable (String) -> Program {
    let escaped = bytes.map { "\\" + String($0 / 64) + String($0 / 8 % 8) + String($0 % 8) }.joined()
    return { _ in Program("printf", [escaped]) }
  }

  private static let missing: @Sendable (String) -> Program = { _ in Program("no-such-converter") }
  private static let failing: @Sendable (String) -> Program = { _ in Program("false") }

  private static func result(
    _ programs: [@Sendable (String) -> Program], seconds: Int = 60, format: String = "jpeg"
  ) async -> Result<ImageFile, ReaderError> {
    let converter = ProgramImageConverter(programs, ProgramLimits(seconds: seconds, bytes: 100_000))
    do throws(ReaderError) {
      return .success(try await converter.png(of: ImageFile.jpeg(width: 2, height: 2), in: format, from: .sample()))
    } catch {
      return .failure(error)
    }
  }

  private static func failure(_ error: ImageConversionError) -> Result<ImageFile, ReaderError> {
    .failure(.article(.image(.sample(), .notConverted(format: "jpeg", error))))
  }

  @Test("the first program that is installed and succeeds converts; it gets the format and the bytes")
  func first() async throws {
    let png = ImageFile.png(width: 7, height: 5)
    #expect(try await Self.result([Self.missing, Self.failing, Self.printing(png), Self.failing]).get().width == 7)
    let echo: @Sendable (String) -> Program = { Program("sh", ["-c", "test \"$1\" = jpeg && cat", "sh", $0]) }
    #expect(await Self.result([echo]) == Self.failure(.failed(program: "sh")), "What it printed is no PNG.")
  }

  @Test("without a program, with one that fails, and with one that prints something else, there is an error of its own")
  func errors() async {
    #expect(await Self.result([]) == Self.failure(.noProgram))
    #expect(await Self.result([Self.missing]) == Self.failure(.noProgram))
    #expect(await Self.result([Self.failing, Self.missing]) == Self.failure(.failed(program: "false")))
    #expect(
      await Self.result([{ _ in Program("/etc/passwd") }]) == Self.failure(.notStarted(program: "/etc/passwd", reason: "Permission denied"))
    )
    #expect(await Self.result([Self.printing(Array("<html>".utf8))]) == Self.failure(.failed(program: "printf")))
    #expect(await Self.result([{ _ in Program("yes") }]) == Self.failure(.failed(program: "yes")))
    #expect(await Self.result([{ _ in Program("sleep", ["1000"]) }], seconds: 1) == Self.failure(.tooSlow(program: "sleep", seconds: 1)))
  }
}
