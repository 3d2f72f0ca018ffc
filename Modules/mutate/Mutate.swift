import Foundation

/// `mutate`: the program behind Scripts/mutate.
@main struct Mutate {
  static func main() async {
    do throws(MutationError) {
      let options = try MutateOptions(Array(CommandLine.arguments.dropFirst()))
      if options.wantsHelp {
        say(MutateOptions.help)
        exit(0)
      }
      let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
      exit(try await MutationRun(options: options, root: root).run() ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("mutate: \(error.sentence)\n".utf8))
      exit(2)
    }
  }

  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}

/// Why mutants cannot be tried.
struct MutationError: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
