#!/usr/bin/env bash
# Compares the public API with that of the last version tag. A breaking change fails, unless .scripts/api-breakage.txt lists it.
# Without a tag there is nothing to compare.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}

tag=$(git describe --tags --abbrev=0 --match '[0-9]*' 2>/dev/null || true)
if [ -z "$tag" ]; then
    echo "api: there is no version tag to compare with"
    exit 0
fi
"$swift" package --allow-writing-to-package-directory diagnose-api-breaking-changes "$tag" \
    --products EveryScreen EveryScreenKit EveryValue --breakage-allowlist-path .scripts/api-breakage.txt
