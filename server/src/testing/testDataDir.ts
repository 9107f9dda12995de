import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder of this run of `npm test`, or one of this process. What is compiled there is compiled once for all tests. */
export const TEST_DATA_DIR = process.env['DATA_DIR'] ?? makeFolder()

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reprieve-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
