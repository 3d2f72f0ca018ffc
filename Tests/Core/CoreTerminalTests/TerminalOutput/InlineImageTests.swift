import CoreTerminal
import TerminalDoubles
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite("Inline images")
struct InlineImageTests {
  /// The output to a terminal with this environment.
  private func shown(_ picture: InlineImage, in environment: [String: String], isTerminal: Bool = true) -> String {
    let output = RecordingDevice(isTerminal: isTerminal)
    let terminal = TerminalOutput(
      program: "strata", output: output.device, error: RecordingDevice().device, environment: environment, noColor: false)
    terminal.write(picture)
    #expect(output.calls <= 1)
    return output.text
  }

  @Test("kitty receives a short picture in one command")
  func writesShortToKitty() {
    let picture = InlineImageSample.image(InlineImageSample.png(height: 400))
    let base64 = "iVBORw0KGgoAAAANSUhEUgAAAAkAAAGQCAIAAAAAAAAA"
    #expect(shown(picture, in: InlineImageSample.kitty) == "\u{1B}_Gf=100,a=T,q=2,m=0;\(base64)\u{1B}\\\n")
  }

  @Test("iTerm2 receives a picture in one command with its size in bytes")
  func writesToITerm() {
    let jpeg = InlineImageSample.image([0xFF, 0xD8, 0xFF, 0xE0], isPNG: false)
    #expect(
      shown(jpeg, in: InlineImageSample.iTerm2) == "\u{1B}]1337;File=inline=1;size=4;height=20;preserveAspectRatio=1:/9j/4A==\u{7}\n")
    let png = InlineImageSample.image(InlineImageSample.png(height: 400))
    let base64 = "iVBORw0KGgoAAAANSUhEUgAAAAkAAAGQCAIAAAAAAAAA"
    #expect(
      shown(png, in: InlineImageSample.iTerm2) == "\u{1B}]1337;File=inline=1;size=33;preserveAspectRatio=1:\(base64)\u{7}\n")
  }

  @Test(
    "kitty receives a long picture completely, in chunks of at most 4096 characters",
    arguments: [(1, 1), (3071, 1), (3072, 1), (3073, 2), (6144, 2), (6145, 3), (100_000, 33)])
  func writesLongToKitty(count: Int, in chunks: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
    let text = shown(InlineImageSample.image(bytes), in: InlineImageSample.kitty)
    let commands = text.dropLast().split(separator: "\u{1B}\\", omittingEmptySubsequences: false)
    #expect(text.hasSuffix("\u{1B}\\\n"))
    #expect(commands.last == "")
    #expect(commands.count == chunks + 1)
    var base64 = ""
    for (index, command) in commands.dropLast().enumerated() {
      let isLast = index == chunks - 1
      let parts = command.split(separator: ";", omittingEmptySubsequences: false)
      #expect(parts.first == "\u{1B}_G\(index == 0 ? "f=100,a=T,r=20," : "")q=2,m=\(isLast ? 0 : 1)")
      let chunk = try #require(parts.last)
      #expect(parts.count == 2)
      #expect(isLast ? (1...4096).contains(chunk.count) : chunk.count == 4096)
      base64 += chunk
    }
    #expect(Data(base64Encoded: base64) == Data(bytes))
  }

  @Test(
    "a picture fills 20 rows unless its height is known to be at most 400 pixels",
    arguments: [
      (InlineImageSample.png(height: 1), false), (InlineImageSample.png(height: 400), false), (InlineImageSample.png(height: 401), true),
      (InlineImageSample.png(height: .max), true), (Array(InlineImageSample.png(height: 1).prefix(23)), true),
      (Array(InlineImageSample.png(height: 1).prefix(24)), false), (Array("GIF89a".utf8), true),
    ])
  func boundsHeight(of bytes: [UInt8], fillsRows: Bool) {
    let picture = InlineImageSample.image(bytes)
    #expect(shown(picture, in: InlineImageSample.kitty).contains("a=T,r=20,q=2") == fillsRows)
    #expect(shown(picture, in: InlineImageSample.iTerm2).contains(";height=20;") == fillsRows)
  }

  @Test("kitty shows only PNG, and iTerm2 every format", arguments: [false, true])
  func knowsFormats(isPNG: Bool) {
    let picture = InlineImageSample.image([1, 2, 3], isPNG: isPNG)
    #expect(shown(picture, in: InlineImageSample.kitty).isEmpty == !isPNG)
    #expect(!shown(picture, in: InlineImageSample.iTerm2).isEmpty)
  }

  @Test("an empty picture is not shown, nor is any picture in a pipe or on another terminal")
  func showsNothing() {
    let picture = InlineImageSample.image([1, 2, 3])
    for environment in [InlineImageSample.kitty, InlineImageSample.iTerm2] {
      #expect(shown(InlineImageSample.image([]), in: environment) == "")
      #expect(shown(picture, in: environment, isTerminal: false) == "")
    }
    #expect(shown(picture, in: ["TERM": "xterm-256color"]) == "")
  }

  @Test("hostile bytes cannot end a command, because they are base64-encoded")
  func keepsHostileBytesIn() {
    let hostile = Array("\u{7}\u{1B}\\\u{1B}]52;c;aGk=\u{7}\n".utf8) + (0...255)
    for (environment, end) in [(InlineImageSample.kitty, "\u{1B}\\\n"), (InlineImageSample.iTerm2, "\u{7}\n")] {
      let text = shown(InlineImageSample.image(hostile), in: environment)
      #expect(text.hasSuffix(end))
      #expect(text.dropFirst().dropLast(end.count).allSatisfy { $0.isASCII && !$0.isNewline && $0 >= " " })
    }
  }
}
