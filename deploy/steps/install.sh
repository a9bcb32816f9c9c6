#!/bin/sh
# Installs what the lockfile names; nothing else is downloaded afterwards.
set -eu
npm ci --no-audit --no-fund
