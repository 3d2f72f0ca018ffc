@testable import CoreDomain
import CoreDoubles
import FlyingFox
import Testing
