#!/bin/sh
# Takes out of node_modules what only builds and tests need, once everything is built.
set -eu
npm prune --omit=dev --no-audit --no-fund
