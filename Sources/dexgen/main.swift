import Glibc

exit(runProgram().rawValue)
