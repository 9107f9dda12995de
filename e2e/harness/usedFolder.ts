import { cpSync } from 'node:fs'

/** Names the folder of a server that has started once, for a whole run of tests. */
export const USED_FOLDER = 'REPRIEVE_TEST_USED_FOLDER'

/** Where there is none, the server makes all of it itself. */
export function copyUsedFolder(dataDir: string): void {
  const used = process.env[USED_FOLDER]
  if (used !== undefined) cpSync(used, dataDir, { recursive: true })
}
