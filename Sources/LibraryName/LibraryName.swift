// Nothing is in this module but the linker's settings in Package.swift. It's in the library that exercises link, and in
// no program: a program with the library's name would be taken for the library.
