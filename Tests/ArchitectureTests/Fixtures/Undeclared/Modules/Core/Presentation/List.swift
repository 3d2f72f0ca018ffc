import CoreDomain
import CoreScenes
