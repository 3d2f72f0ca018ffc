#if DEBUG
  @testable import CoreData
#endif
import CoreScenes
