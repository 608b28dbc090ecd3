#!/usr/bin/env bash
# Debian's WebKit with its driver, a display for it, and Firefox: what the engines of `npm run test:e2e -- --all` run in.
set -euo pipefail

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

as_root apt-get update -qq
DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends \
  webkit2gtk-driver xvfb xauth firefox-esr
