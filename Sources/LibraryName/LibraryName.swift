// This module has no code. Its linker settings in Package.swift name the library that exercises link. No program may
// contain it: the loader would take a program with the library's name for the library.
