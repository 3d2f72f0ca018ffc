import ArgumentParser
import CoreComposition
import ReaderComposition
import ReaderScenes

/// What `--since` and `--until` take: a day (`2026-03-01`), a moment (`2026-03-01T08:00:00Z`), or a duration before the current time (`12h`, `3d`,
/// `2w`, `6mo`).
struct SinceUntilArgument: ExpressibleByArgument {
  let range: DateRange

  init?(argument: String) {
    guard let range = DateRange(argument, now: Application.now()) else { return nil }
    self.range = range
  }
}
