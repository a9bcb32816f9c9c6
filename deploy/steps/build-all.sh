#!/bin/sh
# Builds the server and all front ends.
set -eu
for part in backend shell mfe-creator mfe-timeline mfe-account mfe-billing; do
  "$(dirname "$0")/build.sh" "@whoosh/$part"
done
