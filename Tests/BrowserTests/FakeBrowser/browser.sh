#!/bin/sh
# Stands for a browser: runs the script that is its third argument, behind the profile and the cache, and waits for the end of the commands.
eval "$3"
cat <&3 >/dev/null
