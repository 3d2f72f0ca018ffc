/// A part of the site that answers requests of its own paths.
package protocol SiteEndpoint: Sendable {
  /// The response; nil when the path belongs to another part.
  mutating func response(_ request: SiteRequest) -> SiteResponse?
}
