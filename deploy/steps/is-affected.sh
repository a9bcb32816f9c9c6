#!/bin/sh
# deploy/steps/is-affected.sh PROJECT BASE: says whether a project, or what it stands on, changed since a commit.
set -eu
if NX_DAEMON=false npx nx show projects --affected --base="$2" --head=HEAD | grep -qx "$1"; then echo 'is-affected=true'; else echo 'is-affected=false'; fi
