#!/bin/sh
# deploy/steps/version.sh FRONT_END BUILD: adds the name of a build to the version of a front end, so that each build is a release of its own; nothing without BUILD.
set -eu
[ -z "$2" ] || (cd "$1" && npm pkg set "version=$(npm pkg get version | tr -d '"')-$(echo "$2" | cut -c1-12)")
