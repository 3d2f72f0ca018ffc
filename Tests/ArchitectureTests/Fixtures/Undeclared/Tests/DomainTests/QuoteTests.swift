@testable import Domain
import DomainDoubles
import FlyingFox
import Testing
