#!/bin/sh
# Brings a site to the newest version while it runs: everything is fetched, installed and built beside it, and put in its
# place at the end. Where a step fails nothing has changed.
#
#   sudo sh /srv/swapyard/docs/hosting/update.sh
#
# A machine with 1 GB of memory is enough: where less than that is free, a swap file of 1 GB helps meanwhile. It needs as much free
# disk as building takes (some 1.1 GB), and the swap file. It looks before it begins. What only building needs goes in the end, and a
# version takes 0.3 GB. The version before stays, to go back to; where the disk is short, an older one makes room first.
#
#   RESTART   what starts the site anew (systemctl restart swapyard)
#   SETTINGS  the file with its settings (/etc/swapyard.env), of which HOST and PORT count here
#   HEALTH    where it says that it is well (http://HOST:PORT/healthz); empty to ask nobody
#   UNITS     the folder with the units (/etc/systemd/system)
#   MEMORY    megabytes that JavaScript may use while it is installed and built (384)
#   SWAP      on or off, whatever memory there is

set -eu
RESTART=${RESTART-systemctl restart swapyard}
setting() { sed -n "s/^$1=[\"']*\([^\"' ]*\).*/\1/p" "${SETTINGS:-/etc/swapyard.env}" 2>/dev/null | tail -n 1; }
HOST=$(setting HOST)
PORT=$(setting PORT)
case $HOST in
  '' | 0.0.0.0) HOST=127.0.0.1 ;;
  ::) HOST='[::1]' ;;
  *:*) HOST="[$HOST]" ;;
esac
HEALTH=${HEALTH-http://$HOST:${PORT:-3000}/healthz}
MEMORY=${MEMORY:-384}

PATH=$PATH:/usr/sbin:/sbin
say() { printf '%s\n' "$*"; }
fail() { say "Nothing was updated: $*" >&2; exit 1; }

# The name of the site's folder; a link to the version that is in use, from the first update on.
site=$(cd "$(dirname "$0")/../.." && pwd -L)
current=$(cd "$site" && pwd -P)
cd "$current"

[ -e .git ] || fail "$current is no checkout: get the site by git clone, as docs/hosting.md says."
git rev-parse --quiet --git-dir >/dev/null 2>&1 ||
  fail "git does not read $current, which belongs to $(stat -c %U .git): run this as that user, or sudo chown -R $(id -un): $current"
[ -e db/swapyard.sqlite ] && fail "the database lies in $current. This is for a site whose data is elsewhere, as with systemd."
[ -z "$(git status --porcelain --untracked-files=no)" ] || fail "files were changed by hand in $current (git status)."
branch=$(git symbolic-ref --quiet --short HEAD) || fail "$current is on no branch (git checkout main)."
git fetch --quiet origin "$branch" || fail "the new version could not be fetched."
new=$(git rev-parse FETCH_HEAD)
if [ "$new" = "$(git rev-parse HEAD)" ]; then
  say "This is the newest version."
  exit 0
fi

# Installing takes some 600 MB, which the site must not lose.
free_megabytes() { awk '/^(MemAvailable|SwapFree):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo; }
[ -n "${SWAP:-}" ] || if [ "$(free_megabytes)" -lt 1024 ]; then SWAP=on; else SWAP=off; fi

next="$site-$(git rev-parse --short=12 FETCH_HEAD)"
rm -rf "$next"

# Removes all versions but those that are named. `-before` is the folder of the first one.
remove_versions_but() {
  for old in "$site-before" "$site"-[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]; do
    [ -e "$old/docs/hosting/update.sh" ] || continue
    case $old in "$1" | "$2") ;; *) rm -rf "$old" ;; esac
  done
}
free_disk() { df -Pm "$(dirname "$site")" | awk 'NR == 2 { print $4 }'; }
needed=1150
[ "$SWAP" = off ] || needed=$((needed + 1024))
if [ "$(free_disk)" -lt "$needed" ] && [ -L "$site" ]; then
  say "The disk is short: versions before the one in use make room."
  remove_versions_but "$current" "$current"
fi
[ "$(free_disk)" -ge "$needed" ] || fail "$(free_disk) MB of disk are free beside $site, and $needed MB are needed."

trap 'rm -rf "$next"' EXIT
trap 'exit 1' INT TERM HUP
say "Fetching into $next"
git clone --quiet --branch "$branch" --single-branch "$current" "$next"
git -C "$next" remote set-url origin "$(git remote get-url origin)"
git -C "$next" fetch --quiet origin "$branch"
git -C "$next" reset --quiet --hard "$new"

swap="$site.swap"
tidy() {
  if [ -e "$swap" ]; then swapoff "$swap" 2>/dev/null || :; fi
  rm -rf "$swap" "$@"
}
trap 'tidy "$next"' EXIT
if [ "$SWAP" = on ]; then
  say "Making a swap file for the time of the update"
  rm -f "$swap"
  { dd if=/dev/zero of="$swap" bs=1M count=1024 status=none && chmod 600 "$swap" && mkswap "$swap" >/dev/null && swapon "$swap"; } ||
    { rm -f "$swap"; say "There is none: this machine allows no swap file. Going on without it."; }
fi

# What takes memory is bounded, and gives way to the site.
gently() { NODE_OPTIONS="--max-old-space-size=$MEMORY" nice -n 10 "$@"; }
say "Installing: this takes a minute or two"
(cd "$next" && gently npm ci --include=dev --maxsockets=4 --no-progress --loglevel=error) || fail "npm ci failed, see above."
say "Building"
(cd "$next" && gently npm run --silent build) || fail "the build failed, see above."
(cd "$next" && gently npm prune --omit=dev --no-save --no-progress --loglevel=error >/dev/null) || fail "npm prune failed, see above."

units=${UNITS-/etc/systemd/system}
if [ -e "$units/swapyard.service" ] && [ ! -e "$units/swapyard.socket" ]; then
  say "Connections are refused while the site restarts. Copy swapyard.socket too, as docs/hosting/backup.md says of an older unit."
fi

# One rename makes the link lead to the new version. The running one knows its files by the folder that they lie in, which stays.
before=$current
if [ ! -L "$site" ]; then
  before="$site-before"
  [ ! -e "$before" ] || fail "$before is in the way."
  mv "$site" "$before" && ln -s "$before" "$site"
fi
ln -sfn "$next" "$site.link" && mv -T "$site.link" "$site"
trap - EXIT
tidy
remove_versions_but "$next" "$before"

say "Starting it"
$RESTART
# With swapyard.socket a question waits until the site answers.
until_then=$(($(date +%s) + 60))
until [ -z "$HEALTH" ] || curl -fsS --max-time 10 "$HEALTH" >/dev/null 2>&1; do
  if [ "$(date +%s)" -ge "$until_then" ]; then
    say "It does not answer at $HEALTH yet: the log says why. The version before lies in $before." >&2
    exit 1
  fi
  sleep 1
done
say "Updated to $(git -C "$next" log -1 --format='%h of %cs'). The version before lies in $before."
