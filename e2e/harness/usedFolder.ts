import { cpSync } from 'node:fs'

/** The variable with the folder of a server that has started once, for a whole run of tests. */
export const USED_FOLDER = 'REPRIEVE_TEST_USED_FOLDER'

/** Without such a folder the server creates everything itself. */
export function copyUsedFolder(dataDir: string): void {
  const used = process.env[USED_FOLDER]
  if (used !== undefined) cpSync(used, dataDir, { recursive: true })
}
