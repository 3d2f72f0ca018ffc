import Domain

struct TracedOutlineRepository: OutlineRepository {
  let base: any OutlineRepository
  let trace: Trace

  func read(from place: FileLocation) async throws(ReadingError) -> Outline {
    try await trace.around(type(of: base), place) { () async throws(ReadingError) in try await base.read(from: place) }
  }

  func text() async throws(ReadingError) -> String {
    try await trace.around(type(of: base), ()) { () async throws(ReadingError) in try await base.text() }
  }

  func write(toFile path: String) async throws(ReadingError) {
    try await trace.around(type(of: base), path) { () async throws(ReadingError) in try await base.write(toFile: path) }
  }
}
