import { chmodSync, chownSync, lchownSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../cannotStart.ts'
import { foldersAbove, pathExists } from '../folders.ts'

export interface Owner {
  uid: number
  gid: number
}

const FIRST_OWN_ID = 61700

export const isRoot = (): boolean => process.getuid?.() === 0

// PostgreSQL refuses to run as root. `nobody` is no choice: other services run as nobody and could read the cluster.
export function clusterOwner(cluster: string): Owner {
  const me = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const made = pathExists(cluster) ? statSync(cluster) : undefined
  if (me.uid !== 0) {
    if (made === undefined || made.uid === me.uid) return me
    throw new CannotStart(
      `The database in ${cluster} belongs to the user with the id ${made.uid}: start as that user or as root.`,
    )
  }
  // The first start decided; a user added to the system since then changes nothing.
  if (made !== undefined && made.uid !== 0) return { uid: made.uid, gid: made.gid }
  const id = firstFreeId(readFileSync('/etc/passwd', 'utf8'), readFileSync('/etc/group', 'utf8'))
  return { uid: id, gid: id }
}

export function firstFreeId(passwd: string, group: string): number {
  const taken = new Set(`${passwd}\n${group}`.split('\n').map((line) => Number(line.split(':')[2])))
  let id = FIRST_OWN_ID
  while (taken.has(id)) id += 1
  return id
}

// Only initdb needs a user with a name, which an unused id does not have. It runs as nobody, but in the cluster's own
// group: only that group can enter its work folder, so other programs that run as nobody cannot.
export function initdbUser({ gid }: Owner): Owner {
  const nobody = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):/m)?.[1]
  if (nobody !== undefined) return { uid: Number(nobody), gid }
  throw new CannotStart(
    'There is no user nobody on this system: start as an ordinary user, or set DATABASE_URL.',
  )
}

// Only for the cluster folder, never for the rest of DATA_DIR: an attacker inside PostgreSQL must not get the keys.
export function giveFolder(folder: string, { uid, gid }: Owner): void {
  if (isRoot()) chownSync(folder, uid, gid)
}

export function openToGroup(path: string, { gid }: Owner, mode: number): void {
  if (!isRoot()) return
  chownSync(path, 0, gid)
  chmodSync(path, mode)
}

// In a cluster that was copied back as root (from a backup, say) every file belongs to root.
export function giveTree(folder: string, owner: Owner): void {
  if (!isRoot() || statSync(folder).uid === owner.uid) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), owner.uid, owner.gid)
  }
  chownSync(folder, owner.uid, owner.gid)
}

const READ = 0o4
const PASS = 0o1

function allows(stats: Stats, { uid, gid }: Owner, bit: number): boolean {
  if (stats.uid === uid) return (stats.mode & (bit << 6)) !== 0
  if (stats.gid === gid) return (stats.mode & (bit << 3)) !== 0
  return (stats.mode & bit) !== 0
}

// The first parent folder that the owner may not traverse.
export const findBlockingFolder = (folder: string, owner: Owner): string | undefined =>
  foldersAbove(folder)
    .toReversed()
    .find((above) => !allows(statSync(above), owner, PASS))

export const canOwnerRead = (file: string, owner: Owner): boolean =>
  findBlockingFolder(join(file, '..'), owner) === undefined && allows(statSync(file), owner, READ)
