// The modules that judges need. A judge's file gets them all by importing this one.
@_exported import Exercises
@_exported import Grading
@_exported import Marbles
@_exported import Playing
@_exported import ReactiveCore
@_exported import SocialService
@_exported import StarterProject
@_exported import Terminal
