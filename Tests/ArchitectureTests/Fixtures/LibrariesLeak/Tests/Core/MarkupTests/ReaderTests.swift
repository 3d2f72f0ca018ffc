import CLibXML2
@testable import Markup
