struct Chance {
  func roll() -> Int { .random(in: 1...6) }
  func spawn() {
    Task { roll() }
    Task.detached(priority: .low) { roll() }
  }
  let home = "\(getenv("HOME"))"
  let first = CommandLine.arguments.first
  let files = FileManager.default
}
