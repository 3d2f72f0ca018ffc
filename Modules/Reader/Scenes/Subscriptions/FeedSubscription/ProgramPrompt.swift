/// Asks the user whether programs may be run.
@MainActor
public protocol ProgramPrompt {
  /// Whether the user agrees to what the sentence says. False when nobody can be asked.
  func mayRun(_ sentence: String) async -> Bool
}
