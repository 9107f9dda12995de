import { existsSync } from 'node:fs'
import { isRoot } from '../../harness/requireRoot.ts'

const PACKAGES = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  iproute2: '/usr/sbin/ip',
  'util-linux': '/usr/bin/nsenter',
}

/** Why this machine cannot run the cluster, as a sentence for the reader of the run; null if it can. */
export function whyNotRun(): string | null {
  if (process.platform !== 'linux' || !isRoot()) {
    return 'not run: the cluster of three nodes needs root on Debian, for its networks and its disks'
  }
  const missing = Object.entries(PACKAGES).filter(([, file]) => !existsSync(file))
  if (missing.length === 0) return null
  const names = missing.map(([name]) => name).join(' ')
  return `not run: packages are missing: apt-get install -y --no-install-recommends ${names}`
}
