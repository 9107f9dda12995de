import { join, resolve } from 'node:path'
import { CannotStart } from '../cannotStart.ts'
import { isInside, pathExists } from '../db/folders.ts'

interface Surroundings {
  dataDir: string
  checkout: string
  startedIn: string
  now: Date
  /** BACKUP_DIR. */
  backupDir: string | null
  /** An encrypted backup is a file. */
  isEncrypted: boolean
}

const ENDING = '.backup'
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\dZ)\.backup$/

export const backupsFolder = ({ dataDir, backupDir }: Pick<Surroundings, 'dataDir' | 'backupDir'>): string =>
  backupDir ?? join(dataDir, 'backups')

/** The path of the new backup: as given, or named by its time among the others. */
export function backupFolder(around: Surroundings, given?: string): string {
  const { dataDir, checkout, startedIn, isEncrypted } = around
  const own = join(dataDir, 'backups')
  const name = nameOfTime(around.now) + (isEncrypted ? ENDING : '')
  const path = given === undefined ? join(backupsFolder(around), name) : resolve(startedIn, given)
  if (pathExists(path)) {
    throw new CannotStart(`${path} is there already: name a ${kindOf(isEncrypted)} that does not exist yet.`)
  }
  if (isInside(path, checkout)) {
    throw new CannotStart(
      `${path} lies inside the checkout, where a clean would delete it: name a folder elsewhere.`,
    )
  }
  if (isInside(path, dataDir) && !isInside(path, own)) {
    throw new CannotStart(`${path} lies among the data itself: name a folder in ${own} or elsewhere.`)
  }
  return path
}

const kindOf = (isEncrypted: boolean): string => (isEncrypted ? 'file' : 'folder')

// Some systems do not allow a colon in a name.
const nameOfTime = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

/** The time of a backup that has the name of a scheduled one, otherwise null. */
export function timeInName(name: string): number | null {
  const at = Date.parse(name.replace(NAME, '$1$2:$3:$4'))
  return NAME.test(name) && !Number.isNaN(at) ? at : null
}
