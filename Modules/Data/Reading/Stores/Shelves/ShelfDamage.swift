/// What is wrong with the file of a shelf, and what can still be read of it.
struct ShelfDamage: Error {
  /// What is wrong first.
  let damage: JSONDamage
  /// The lines of articles that are whole.
  let lines: [[UInt8]]
}
