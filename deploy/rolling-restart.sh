#!/bin/sh
# Builds the version that is here and replaces the servers by it, one after the other: the next one only when the one
# before is ready. Ends at the first that does not become ready; the other still runs, and people are served.
set -eu
cd "$(dirname "$0")"
docker compose build app-1
for server in app-1 app-2; do
  docker compose up --detach --no-deps --no-build --force-recreate --wait --wait-timeout 120 "$server"
  echo "$server is ready"
done
