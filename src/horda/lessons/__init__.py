"""Lessons: short positions with a goal that teach one rule each, for terminal and server.

A lesson is a YAML file in the folder `lessons` of its game (`course`). `lesson_file` has its format,
`lesson_run` plays it, and `validation` checks it. The lab, the server and the command line may import this
package.
"""
