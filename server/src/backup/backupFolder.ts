import { join, resolve } from 'node:path'
import { CannotStart } from '../cannotStart.ts'
import { isInside, pathExists } from '../db/folders.ts'

interface Surroundings {
  dataDir: string
  checkout: string
  startedIn: string
  now: Date
}

/** The folder of the new backup: as given, or named by its time among the others. */
export function backupFolder({ dataDir, checkout, startedIn, now }: Surroundings, given?: string): string {
  const backups = join(dataDir, 'backups')
  // Some systems do not allow a colon in a name.
  const time = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  const folder = given === undefined ? join(backups, time) : resolve(startedIn, given)
  if (pathExists(folder)) {
    throw new CannotStart(`${folder} is there already: name a folder that does not exist yet.`)
  }
  if (isInside(folder, checkout)) {
    throw new CannotStart(
      `${folder} lies inside the checkout, where a clean would delete it: name a folder elsewhere.`,
    )
  }
  if (isInside(folder, dataDir) && !isInside(folder, backups)) {
    throw new CannotStart(`${folder} lies among the data itself: name a folder in ${backups} or elsewhere.`)
  }
  return folder
}
