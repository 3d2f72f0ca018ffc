import CoreDomain
import Observation
import CoreScenes

public final class BareInteractor {
  public static func make() -> BareInteractor { BareInteractor() }
}
