#!/usr/bin/env bash
# libheif-js 1.23.2: `require('libheif-js/wasm')` reads its binary from ./libheif-wasm in the working directory, not from its own folder,
# so it works only if the process was started inside the package. Found on Node 24 while decoding HEIC; the product loads the two files itself.
# Fails if that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libheif-js@1.23.2
if node -e "require('libheif-js/wasm')" 2>error; then
  echo 'changed: it loads from another folder' >&2
  exit 1
fi
grep -q "ENOENT.*'./libheif-wasm/libheif.wasm'" error
(cd node_modules/libheif-js && node -e "console.log('inside the package it loads:', require('./wasm.js').heif_get_version())")
echo 'outside it: ENOENT ./libheif-wasm/libheif.wasm'
