import ArgumentParser
import Glibc
