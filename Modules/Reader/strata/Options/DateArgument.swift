import ArgumentParser
import CoreComposition
import ReaderComposition
import ReaderScenes

/// A day, a moment, or a duration before the current time: `2026-03-01`, `2026-03-01T08:00:00Z`, `12h`, `3d`, `2w`.
struct DateArgument: ExpressibleByArgument {
  let range: DateRange

  init?(argument: String) {
    guard let range = DateRange(argument, now: Application.now()) else { return nil }
    self.range = range
  }
}
