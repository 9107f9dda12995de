/** What an operator calls: `sh` and nothing else is needed. */
export const launcher = (version: string): string => `#!/bin/sh
# Reprieve ${version}: starts the server or one of its commands with the Node beside it.
set -eu

self=$0
while [ -h "$self" ]; do
  target=$(readlink "$self")
  case $target in
    /*) self=$target ;;
    *) self=\${self%/*}/$target ;;
  esac
done
here=$(CDPATH='' cd -P "\${self%/*}" && pwd)

run() {
  program=$1
  shift
  exec "$here/bin/node" --disable-warning=ExperimentalWarning "$here/app/server/src/$program" "$@"
}

command=\${1:-start}
[ $# -eq 0 ] || shift
case $command in
  start) run main.ts "$@" ;;
  admin) run adminCommand.ts "$@" ;;
  backup) run backup/backupCommand.ts "$@" ;;
  restore) run backup/restoreCommand.ts "$@" ;;
  catalogue-import) run catalogueImport.ts "$@" ;;
  version) echo "${version}" ;;
  *)
    echo "Usage: reprieve [start | admin … | backup [--verify] [<path>] | restore <path> | catalogue-import … | version]" >&2
    exit 2
    ;;
esac
`
