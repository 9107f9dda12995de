import { cpSync } from 'node:fs'

/** The variable with the folder of a server that has started once, for a whole run of tests. */
export const USED_FOLDER = 'REPRIEVE_TEST_USED_FOLDER'

/** The variable with the database that all servers of a run share, whose keys are in that folder. */
export const USED_DATABASE = 'REPRIEVE_TEST_USED_DATABASE'

/** Without such a folder the server creates everything itself. */
export function copyUsedFolder(dataDir: string): void {
  const used = process.env[USED_FOLDER]
  if (used !== undefined) cpSync(used, dataDir, { recursive: true })
}

/** Without such a database each server has a PostgreSQL in its folder. */
export const usedDatabase = (): string | undefined => process.env[USED_DATABASE]
