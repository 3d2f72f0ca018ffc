/// A part of the site that handles certain paths.
package protocol SiteEndpoint: Sendable {
  /// Returns the response; nil when the path belongs to another part.
  mutating func response(_ request: SiteRequest) -> SiteResponse?
}
