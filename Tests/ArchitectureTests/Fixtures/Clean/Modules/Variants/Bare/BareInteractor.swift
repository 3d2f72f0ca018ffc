import Domain
import Observation
import Screens

public final class BareInteractor {
  public static func make() -> BareInteractor { BareInteractor() }
}
