// This module has no code. Its linker settings in Package.swift set the soname of the library that exercises link.
// Don't add it to a program: the loader would take a program with that soname for the library.
