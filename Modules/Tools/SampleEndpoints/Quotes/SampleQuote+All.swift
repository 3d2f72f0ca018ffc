extension SampleQuote {
  /// All quotes, in the order in which the server returns them. After the last one, it starts again with the first.
  package static let all: [SampleQuote] = [
    SampleQuote(
      content: "Everything comes in twice a day. Very little of it stays.", author: "The tide table", tags: ["harbour", "patience"]),
    SampleQuote(content: "I have never been in the way of anyone who was going slowly.", author: "A bollard", tags: ["harbour"]),
    SampleQuote(content: "Open or shut, I am mostly gap.", author: "A garden gate", tags: ["allotment", "modesty"]),
    SampleQuote(
      content: "The middle bounces. That is how you know that it is a bridge and not a floor.", author: "The plank at Otter Bend",
      tags: ["footbridges"]),
    SampleQuote(content: "Nobody thanks the tap that does not drip.", author: "The tap by plot nine", tags: ["allotment"]),
    SampleQuote(content: "One year is a stain. Ten years are a map.", author: "A crust of lichen", tags: ["lichen", "patience"]),
    SampleQuote(
      content: "Rise early, and let somebody else knock you down. It is better for the loaf.", author: "The rye starter",
      tags: ["bakehouse"]),
    SampleQuote(content: "No wind is also weather.", author: "A kite on the grass", tags: ["weather", "kites"]),
    SampleQuote(content: "Half of seeing in the dark is the blanket.", author: "The star porch", tags: ["sky"]),
    SampleQuote(content: "Whatever you are looking for is under the plane.", author: "A workbench", tags: ["tools"]),
    SampleQuote(content: "Rewind before you judge.", author: "Reel 71", tags: ["tapes", "modesty"]),
    SampleQuote(
      content: "The other shore is always the one with the café.", author: "The night ferry's timetable", tags: ["harbour", "travel"]),
  ]
}
