extension SampleFeed {
  /// All sample feeds. The last one is not well-formed.
  public static let all: [SampleFeed] = [
    SampleFeed(path: "/feeds/harbour.rss", title: "Harbour Notes", format: .rss20, itemCount: 9, isWellFormed: true),
    SampleFeed(path: "/feeds/footbridge.atom", title: "The Footbridge Survey", format: .atom10, itemCount: 6, isWellFormed: true),
    SampleFeed(path: "/feeds/workbench.atom", title: "Workbench by the Window", format: .atom10, itemCount: 5, isWellFormed: true),
    SampleFeed(path: "/feeds/bakehouse.json", title: "Bakehouse Ledger", format: .jsonFeed10, itemCount: 5, isWellFormed: true),
    SampleFeed(path: "/feeds/star-porch.json", title: "Star Porch", format: .jsonFeed11, itemCount: 6, isWellFormed: true),
    SampleFeed(path: "/feeds/lichen.rdf", title: "Lichen Bulletin", format: .rss10, itemCount: 5, isWellFormed: true),
    SampleFeed(path: "/feeds/allotment.xml", title: "Allotment Almanac", format: .rss091, itemCount: 6, isWellFormed: true),
    SampleFeed(path: "/feeds/tape-loft.rss", title: "The Tape Loft", format: .rss092, itemCount: 4, isWellFormed: true),
    SampleFeed(path: "/feeds/kite-hill.xml", title: "Kite Hill Log", format: .atom03, itemCount: 4, isWellFormed: true),
    SampleFeed(path: "/feeds/night-ferry.rss", title: "The Night Ferry", format: .rss20, itemCount: 5, isWellFormed: true),
    SampleFeed(path: "/feeds/roji.rss", title: "路地裏観察帳", format: .rss20, itemCount: 5, isWellFormed: true),
    SampleFeed(path: "/feeds/bustan.atom", title: "دفتر البستان", format: .atom10, itemCount: 4, isWellFormed: true),
    SampleFeed(path: "/feeds/marches.rss", title: "Carnet des marchés", format: .rss20, itemCount: 5, isWellFormed: true),
    SampleFeed(path: "/feeds/attic.rss", title: "The Leaking Attic", format: .rss20, itemCount: 4, isWellFormed: false),
  ]
}
