#!/bin/sh
# Builds one part and what it stands on: deploy/steps/build.sh backend | shell | mfe-creator | …
set -eu
NX_DAEMON=false npx nx run "$1:build" --outputStyle=static
