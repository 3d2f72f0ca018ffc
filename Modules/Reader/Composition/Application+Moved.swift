public import CoreComposition
import CoreData
import CoreScenes
import CoreTerminal

extension Application {
  /// Names the command of another program to run instead, and the files that it uses: those of this data directory.
  /// - Parameter words: the command, with its options.
  public func referToSample(_ words: [String]) {
    let directory = platform.directory.path
    let program = words.contains { $0.hasPrefix("--architecture") } ? "compare" : "sample"
    let command = ([program, "--home", directory] + words).map(Self.quoted).joined(separator: " ")
    let isPicture = words.first { ["quote", "picture"].contains($0) } == "picture"
    let files = isPicture ? "pictures in \(directory)/pictures" : "quotes in \(directory)/quotes.json"
    terminal.show([Message(.failure, "Run \(command) instead: the program \(program) has the \(files).")])
    exitCodeRecorder.note(.refused)
  }

  /// A word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || "-_./:=,+@%".utf8.contains(byte)
      }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
