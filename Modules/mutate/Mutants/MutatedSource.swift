import LayerRules

/// A source in which every function has a copy of its body for each of its mutants, and chooses one when it runs.
struct MutatedSource {
  let text: String
  /// By line of `text`: the mutant whose copy the line belongs to.
  let mutants: [Int: Int]
  /// By line of `text`: the function whose body, mutated or not, the line belongs to.
  let functions: [Int: Int]

  /// A function, its number, and its mutants with theirs. Numbers are unique in a target; those of mutants begin with 1.
  struct Function {
    let number: Int
    let body: FunctionBody
    let mutants: [(number: Int, mutant: Mutant)]
  }

  init(_ code: Code, _ functions: [Function]) {
    var writer = Writer()
    var at = 0
    for function in functions {
      let start = code.lexemes[function.body.open].range.upperBound
      let end = code.lexemes[function.body.close].range.lowerBound
      writer.write(code.original(at..<start))
      writer.function = function.number
      writer.write(" switch strataMutant(\(function.number)) {\n")
      for (number, mutant) in function.mutants {
        writer.write("case \(number):\n")
        writer.mutant = number
        writer.write(Self.copy(of: function.body, from: start, to: end, with: mutant, in: code))
        writer.mutant = nil
        writer.write("\n")
      }
      writer.write("default:\n")
      writer.write(Self.copy(of: function.body, from: start, to: end, with: nil, in: code))
      writer.write("\n}")
      writer.function = nil
      writer.write(" ")
      at = end
    }
    writer.write(code.original(at..<code.source.original.count))
    text = writer.text
    mutants = writer.mutants
    self.functions = writer.functions
  }

  private static func copy(of body: FunctionBody, from start: Int, to end: Int, with mutant: Mutant?, in code: Code) -> String {
    var text: [UInt8] = []
    // A function whose body is one expression returns it without saying so; in a branch it must say so.
    if body.isExpression(in: code), mutant?.operation != .result {
      let first = code.lexemes[body.open + 1].range.lowerBound
      text += code.source.original[start..<first] + Array("return ".utf8)
      text += replaced(first..<end, by: mutant, in: code)
    } else {
      text = replaced(start..<end, by: mutant, in: code)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func replaced(_ range: Range<Int>, by mutant: Mutant?, in code: Code) -> [UInt8] {
    let bytes = code.source.original
    guard let mutant else { return Array(bytes[range]) }
    return bytes[range.lowerBound..<mutant.range.lowerBound] + Array(mutant.replacement.utf8)
      + bytes[mutant.range.upperBound..<range.upperBound]
  }

  /// Remembers for each line what it belongs to.
  private struct Writer {
    private(set) var text = ""
    private(set) var mutants: [Int: Int] = [:]
    private(set) var functions: [Int: Int] = [:]
    var mutant: Int?
    var function: Int?
    private var line = 1

    mutating func write(_ part: String) {
      text += part
      let newlines = part.utf8.count { $0 == UInt8(ascii: "\n") }
      for line in line...line + newlines {
        if let mutant { mutants[line] = mutant }
        if let function { functions[line] = function }
      }
      line += newlines
    }
  }
}
