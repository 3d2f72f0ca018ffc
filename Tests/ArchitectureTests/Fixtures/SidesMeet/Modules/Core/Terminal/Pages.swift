import CLibXML2
import Transfer
