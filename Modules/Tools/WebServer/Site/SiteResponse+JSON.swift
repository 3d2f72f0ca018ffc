import Foundation

extension SiteResponse {
  /// A record as `application/json`, without caching. The keys are in alphabetical order, so that the same record always gives the same
  /// bytes.
  package static func json(_ record: some Encodable) -> SiteResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let fields = ["Content-Type": "application/json", "Cache-Control": "no-store"]
      return SiteResponse(status: .ok, headers: fields, body: [UInt8](try encoder.encode(record)))
    } catch {
      return .plain(.serverError)
    }
  }
}
