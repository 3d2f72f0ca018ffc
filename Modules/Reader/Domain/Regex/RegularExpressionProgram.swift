/// A regular expression as a list of states, all of which are simulated at once.
struct RegularExpressionProgram: Sendable {
  private enum Instruction: Sendable {
    case scalar(Unicode.Scalar)
    case set(ScalarSet)
    case assertion(RegularExpressionNode.Assertion)
    /// Continues in both states.
    case split(Int, Int)
    case jump(Int)
    case match
  }

  private var instructions: [Instruction] = []
  private let isCaseSensitive: Bool

  init(_ node: RegularExpressionNode, isCaseSensitive: Bool) throws(RegularExpressionError) {
    self.isCaseSensitive = isCaseSensitive
    guard Self.size(of: node) <= RegularExpression.maximumStates else { throw RegularExpressionError(reason: .tooLarge, offset: 0) }
    append(node)
    instructions.append(.match)
  }

  /// The number of states, at most one more than allowed. An empty expression counts as one state, because repeating it takes time, too.
  private static func size(of node: RegularExpressionNode) -> Int {
    let maximum = RegularExpression.maximumStates + 1
    return switch node {
    case .scalar, .set, .assertion: 1
    case .sequence(let nodes): min(max(nodes.reduce(0) { min($0 + size(of: $1), maximum) }, 1), maximum)
    case .choice(let nodes): nodes.reduce(0) { min($0 + size(of: $1) + 2, maximum) }
    case .repeated(let inner, let minimum, let upper): min((upper ?? minimum + 1) * (size(of: inner) + 1) + 1, maximum)
    }
  }

  private mutating func append(_ node: RegularExpressionNode) {
    switch node {
    case .scalar(let scalar): instructions.append(.scalar(isCaseSensitive ? scalar : scalar.caseFolded))
    case .set(let set): instructions.append(.set(set))
    case .assertion(let assertion): instructions.append(.assertion(assertion))
    case .sequence(let nodes): for node in nodes { append(node) }
    case .choice(let nodes):
      var ends: [Int] = []
      for node in nodes.dropLast() {
        let split = instructions.count
        instructions.append(.match)
        append(node)
        ends.append(instructions.count)
        instructions.append(.match)
        instructions[split] = .split(split + 1, instructions.count)
      }
      if let last = nodes.last { append(last) }
      for end in ends { instructions[end] = .jump(instructions.count) }
    case .repeated(let inner, let minimum, let maximum):
      for _ in 0..<minimum { append(inner) }
      guard let maximum else {
        let split = instructions.count
        instructions.append(.match)
        append(inner)
        instructions.append(.jump(split))
        instructions[split] = .split(split + 1, instructions.count)
        return
      }
      var splits: [Int] = []
      for _ in minimum..<maximum {
        splits.append(instructions.count)
        instructions.append(.match)
        append(inner)
      }
      for split in splits { instructions[split] = .split(split + 1, instructions.count) }
    }
  }

  /// Whether a part of the text matches, or the whole text.
  func matches(_ text: String, isWhole: Bool) -> Bool {
    var (current, next) = (StateSet(instructions.count), StateSet(instructions.count))
    var rest = text.unicodeScalars.makeIterator()
    var (before, scalar) = (Unicode.Scalar?.none, rest.next())
    while true {
      // A match may begin at each character.
      if !isWhole || before == nil, add(0, to: &current, between: before, and: scalar), !isWhole || scalar == nil { return true }
      guard let read = scalar else { return false }
      let after = rest.next()
      let folded = isCaseSensitive ? read : read.caseFolded
      next.removeAll()
      for place in 0..<current.count {
        let state = current[place]
        let isRead =
          switch instructions[state] {
          case .scalar(let wanted): wanted == folded
          case .set(let set): set.contains(read, ignoresCase: !isCaseSensitive)
          default: false
          }
        if isRead, add(state + 1, to: &next, between: read, and: after), !isWhole || after == nil { return true }
      }
      swap(&current, &next)
      (before, scalar) = (read, after)
    }
  }

  /// Adds a state, and the states that are reachable from it without reading a character.
  /// - Returns: whether the end is among them.
  private func add(_ state: Int, to states: inout StateSet, between before: Unicode.Scalar?, and after: Unicode.Scalar?) -> Bool {
    var waiting = [state]
    var isEnd = false
    while let state = waiting.popLast() {
      guard states.insert(state) else { continue }
      switch instructions[state] {
      case .scalar, .set: break
      case .assertion(let assertion): if holds(assertion, between: before, and: after) { waiting.append(state + 1) }
      case .split(let first, let second): waiting += [second, first]
      case .jump(let target): waiting.append(target)
      case .match: isEnd = true
      }
    }
    return isEnd
  }

  private func holds(
    _ assertion: RegularExpressionNode.Assertion, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> Bool {
    func isInWord(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(ScalarSet.Named.word.contains) ?? false }
    return switch assertion {
    case .textStart: before == nil
    case .textEnd: after == nil
    case .wordBoundary: isInWord(before) != isInWord(after)
    case .noWordBoundary: isInWord(before) == isInWord(after)
    }
  }
}

/// A set of small numbers that is emptied in constant time (https://research.swtch.com/sparse).
private struct StateSet {
  private var members: [Int]
  private var places: [Int]
  private(set) var count = 0

  init(_ size: Int) {
    members = [Int](repeating: 0, count: size)
    places = [Int](repeating: 0, count: size)
  }

  subscript(place: Int) -> Int { members[place] }

  mutating func removeAll() { count = 0 }

  /// - Returns: whether the state is new.
  mutating func insert(_ state: Int) -> Bool {
    if places[state] < count, members[places[state]] == state { return false }
    members[count] = state
    places[state] = count
    count += 1
    return true
  }
}
