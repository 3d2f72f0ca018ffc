import Domain
import Observation
import Scenes

public final class BareInteractor {
  public static func make() -> BareInteractor { BareInteractor() }
}
