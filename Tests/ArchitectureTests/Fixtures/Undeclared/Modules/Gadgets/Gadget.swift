import Anything
