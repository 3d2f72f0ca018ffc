#if DEBUG
  @testable import DataLayer
#endif
import Scenes
