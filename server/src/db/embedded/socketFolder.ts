import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { CannotStart, errorCode } from '../../cannotStart.ts'
import { giveFolder, type Owner } from './clusterOwner.ts'
import { PORT } from './cluster.ts'

// A socket's address holds 104 bytes on macOS and 108 on Linux.
const LONGEST_SOCKET_PATH = 100

const ELSEWHERE = '/tmp'

// Inside the cluster's 0700 folder only its owner can reach or replace the socket.
export function socketFolderFor(cluster: string, owner: Owner): string {
  const socket = join(cluster, `.s.PGSQL.${PORT}`)
  return Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH ? cluster : shortFolder(cluster, owner)
}

// The name is derived from the cluster's path, so that every server on it finds the same socket.
export const shortFolderPath = (cluster: string): string =>
  join(ELSEWHERE, `reprieve-${createHash('sha256').update(cluster).digest('hex').slice(0, 20)}`)

function shortFolder(cluster: string, owner: Owner): string {
  const folder = shortFolderPath(cluster)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  // Anybody may write to /tmp: a folder or link prepared under this name could hold a socket that collects passwords.
  if (!isOwnFolder(lstatSync(folder), owner)) {
    throw new CannotStart(
      `The folder ${folder} was made by somebody else: remove it, or set DATA_DIR to a shorter path.`,
    )
  }
  giveFolder(folder, owner)
  return folder
}

function isOwnFolder(stats: Stats, owner: Owner): boolean {
  const isOurs = stats.uid === owner.uid || stats.uid === process.getuid?.()
  return stats.isDirectory() && isOurs && (stats.mode & 0o777) === 0o700
}
