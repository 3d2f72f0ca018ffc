import Domain

struct TracedStorageAdvisor: StorageAdvisor {
  let base: any StorageAdvisor
  let trace: Trace

  func articlesPastLimit(past most: Int) async throws(ReadingError) -> Int? {
    try await trace.around(type(of: base), most) { () async throws(ReadingError) in try await base.articlesPastLimit(past: most)
    }
  }
}
