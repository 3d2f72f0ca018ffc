import Testing

@testable import FullScreen

@Suite("The search for a feed's name")
struct NameSearchTests {
  /// Three hundred names of feeds.
  static let names = """
    The Copper Kettle, Notes from the Attic, The Daily Lathe, Kernel Gazette, Harbour Weekly, The Slow Baker, Rust and Roses, Compiler Corner,
    The Garden Shed, Letters from Oslo, Byte by Byte, The Tidy Server, Northern Lights Journal, Swiftly Written, The Night Train, Packet Post,
    Old Maps Online, The Quiet Coder, Bread and Bits, Mountain Radio, The Weekly Wrench, Paper Planes, Open Source Almanac, The Tin Roof,
    City Council Watch, Signal and Noise, The Green Notebook, Pixel Pantry, Retro Console Review, The Long Read Club, A Year of Trees, The Reading Room,
    Database Diaries, Functional Fridays, The Lens Cap, Analog Dreams, Street Food Stories, The Bike Lane, Transit Times, Bridge Builders,
    Hardware Hackers Digest, The Soldering Iron, Radio Waves Today, Small Web Weekly, The Plain Text Project, Unix Uncles, Terminal Velocity,
    The Command Line, Shell We Talk, Scripting Sundays, Cloud Cover, The Rainy Day, Weather Underfoot, Stormy Forecasts, The Sea Shanty, Lighthouse Log,
    Tide Tables, Fishing for Words, River Delta News, The Canal Boat, Coffee Grounds, Espresso Express, The Tea Leaf, Steep and Pour, Kitchen Table Talk,
    Salt and Season, The Spice Drawer, Fermented Friday, Sourdough Science, The Cheese Board, Local News Network, The Evening Post, Morning Dispatch,
    The Village Voicebox, Town Crier, Regional Roundup, The Capital Letter, Politics in Plain Words, Election Explainer, Policy Pages,
    Economics for Everyone, The Ledger, Market Minutes, Money Matters Monthly, The Thrifty Owl, Budget Bites, Frugal Fox, Startup Stumbles,
    Venture Views, The Pitch Deck, Physics for Poets, The Star Chart, Orbit Report, Rocket Ramblings, Moon Base Memo, Telescope Tales, The Dark Sky,
    Comet Chaser, Planet Pocket, Cosmic Column, Chemistry Kitchen, The Lab Coat, Petri Dish, Gene Genie, Biology Bulletin, Field Notes Quarterly,
    The Bird Hide, Feather Friends, Moth Night, The Pond Dipper, Fungi Finder, Moss and Lichen, The Botanist, Wild Seeds, Permaculture Post,
    Allotment Answers, Compost Chronicle, Bee Keeper, The Honey Jar, Orchard Observer, Math Musings, The Prime Suspect, Number Theory Nook,
    Geometry Today, Proof Pudding, Logic Lane, Puzzle Parlour, Chess Corner, Go Game Gazette, Dice and Decks, Board Game Bench, Pixel Dungeon Diary,
    Indie Game Index, Speedrun Stories, Joystick Journal, Arcade Archive, The Cartridge, Emulator Echo, Level Design Lab, Save Point, Film Grain,
    The Projector, Cinema Notes, Screenplay Scraps, Silent Film Friday, The Matinee, Documentary Desk, Animation Attic, Storyboard, Reel Reviews,
    Vinyl Village, The Listening Post, Synth Sunday, Jazz Journal, Folk Song Finder, Choir Practice, The Metronome, Bass Notes, Guitar Garage,
    Piano Pages, The Bookworm Report, Paperback Pilgrim, Poem a Day, Verse and Worse, Fiction Factory, Sci Fi Shelf, Mystery Manor, The Ghost Writer,
    Library Lamp, Typeset, Font Friday, The Kerning Room, Design Doodles, Colour Theory, The Grid System, Layout Lessons, Icon Index, Poster Parade,
    Print Shop, Ink and Ember, Architecture Afternoon, The Brick Layer, Concrete Poems, Timber Frame Times, Tiny House Tour, Old House Repair,
    The Plumb Line, Wood Shop Wednesday, Joinery Journal, Chisel Chat, Knit Picks, The Loom, Sewing Circle, Quilt Quarterly, Pottery Post, Glaze Days,
    The Kiln, Leather Letters, Basket Case, Bookbinding Basics, Trail Mix, The Hiking Boot, Summit Stories, Camp Fire Chronicle, Paddle Power,
    Kayak Kompass, Ski Touring Sketch, The Climbing Wall, Running Commentary, Marathon Minutes, Swim Lane, Cycling Circuit, Gravel Grind,
    Football Footnotes, Cricket Chirps, Tennis Talk, The Rugby Scrum, Curling Stone, Fencing Feints, Yoga Yarn, Sleep Science Digest, The Stethoscope,
    Nurse Notes, Public Health Post, Vaccine Views, Dental Dispatch, Nutrition Nuggets, Mind Matters, The Calm Column, Therapy Thoughts,
    Parenting Papers, School Gate, The Chalkboard, Teacher Talk, Campus Courier, Linguistics Lunch, Word of the Week, Etymology Express, Grammar Garden,
    The Translator, History Hour, Castle Keep, The Roman Road, Viking Voyages, Medieval Minutes, Archive Dive, Museum Musings, Coin Collector,
    Stamp Album, Genealogy Gems, Security Sunday, Crypto Cautions, The Firewall, Privacy Papers, Patch Notes, Bug Bounty Bulletin, The Hash Function,
    Malware Monday, Threat Thread, Zero Trust Zone, Linux Lounge, BSD Barn, Debian Desk, Kernel Patches, Wayland Ways, Window Manager Weekly,
    Emacs Evenings, Vim Ventures, Editor Wars Dispatch, Dotfiles Digest, Python Porch, Go Gopher Garden, Haskell Hour, Lisp Lessons, Erlang Echo,
    Java Jar, Kotlin Kettle, Web Components Watch, CSS Corner, Browser Beat, Accessibility Almanac, Standards Sentinel, RFC Reader, Protocol Post,
    Mail Server Memo, DNS Notes, Network Nerds, Fiber Optics Forum, Spectrum Story, Satellite Saturday, Robot Report, Drone Diary, Sensor Sense,
    Maker Monthly, Printed Parts, Circuit Sketch, The Oscilloscope, Battery Bulletin, Solar Sentences, Wind Turbine Times
    """.split(separator: ",").map { $0.filter { $0 != "\n" }.drop { $0 == " " } }.map(String.init)

  /// The letters that a user may type for a name: how it or one of its words begins, and its initials.
  private static func letters(of name: String) -> Set<String> {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let initials = String(words.compactMap(\.first))
    return Set((words + [Substring(initials)]).flatMap { [String($0.prefix(1)), String($0.prefix(2))] })
  }

  @Test("each of 300 feeds is found and listed with at most four keys: f, one or two letters, then Enter or a digit")
  func fourKeys() {
    #expect(Set(Self.names).count == 300)
    var found: Set<String> = []
    for letters in Set(Self.names.flatMap(Self.letters)) {
      found.formUnion(NameSearch(letters).best(of: Self.names, by: \.self).prefix(FeedsPane.labels))
    }
    #expect(Set(Self.names).subtracting(found).sorted() == [])
  }

  @Test(
    "the best names come first: those that begin with the letters, then those with such a word, with such initials, and with the letters anywhere",
    arguments: [
      ("th", ["Threat Thread", "The Kiln", "Health Notes"]), ("k", ["The Kiln", "Old Kiln", "Cookery", "Oklahoma", "Stickers"]),
      ("ok", ["Oklahoma", "Old Kiln", "Cookery"]),
      ("KILN", ["The Kiln", "Old Kiln"]), ("the k", ["The Kiln"]), ("hn", ["Health Notes"]), ("okn", ["Old Kiln"]), ("zz", []), ("tx", []),
    ] as [(String, [String])])
  func order(text: String, names: [String]) {
    let all = ["Stickers", "Old Kiln", "Health Notes", "The Kiln", "Cookery", "Oklahoma", "Threat Thread"]
    #expect(NameSearch(text).best(of: all, by: \.self) == names)
  }

  @Test("a Greek name is found whichever sigma is typed", arguments: ["κόσμος", "ΚΌΣΜΟΣ", "κόσμοσ"])
  func sigmas(text: String) {
    #expect(NameSearch(text).best(of: ["Tea", "Ο Κόσμος", "ΚΌΣΜΟΣ"], by: \.self) == ["ΚΌΣΜΟΣ", "Ο Κόσμος"])
  }
}
