import Foundation

/// The path of a request through the layers, as `--trace` prints it.
struct Walk: Equatable {
  /// One call.
  struct Step: Equatable {
    let number: String
    let layer: String
    /// The type and its method; the protocol, if the caller knows only that. `file` is that of the implementation.
    let call: String
    let file: String
    /// What happens to a file: the first word of the input.
    let verb: String
  }

  let steps: [Step]

  /// The trace has no table.
  struct Unreadable: Error {
    let trace: String
  }

  /// Parses the table at the end of a command's standard error.
  init(trace: String) throws {
    let lines = trace.split(separator: "\n").drop { !$0.hasPrefix("step  ") }
    guard let heading = lines.first else { throw Unreadable(trace: trace) }
    // The compared columns contain only ASCII, so each one begins at the offset of its heading.
    let starts = try ["layer", "call", "file", "took"].map { name in
      guard let range = heading.firstRange(of: name) else { throw Unreadable(trace: trace) }
      return heading.distance(from: heading.startIndex, to: range.lowerBound)
    }
    steps = lines.dropFirst().map { line in
      let cells = zip([0] + starts, starts).map { start, end in
        String(line.dropFirst(start).prefix(end - start).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      let verb = line.dropFirst(starts[3]).prefix { $0 != " " }
      return Step(number: cells[0], layer: cells[1], call: cells[2], file: cells[3], verb: String(verb))
    }
  }

  /// The walk as a Markdown table: each file is a link, and each call has its description.
  func table(_ descriptions: [String: String]) throws -> String {
    let paths = try Self.pathsByName()
    let rows = try steps.map { step in
      let keys = ["\(step.number) \(step.call)", "\(step.call) \(step.verb)", step.call]
      guard let path = paths[step.file], let description = keys.lazy.compactMap({ descriptions[$0] }).first else {
        throw Unknown(step: step)
      }
      return "| \(step.number) | \(step.layer) | `\(step.call)` | [\(step.file)](\(path)) | \(description) |"
    }
    return (["| step | layer | call | file | does |", "|---|---|---|---|---|"] + rows).joined(separator: "\n")
  }

  /// A step has no file in Modules or no description.
  struct Unknown: Error {
    let step: Step
  }

  private static func pathsByName() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Source.root.appending(path: "Modules").path())
    return Dictionary(paths.map { ($0.split(separator: "/").last.map(String.init) ?? $0, "Modules/\($0)") }) { first, _ in first }
  }
}
