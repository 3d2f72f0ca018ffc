import CoreDomain
import Markup
