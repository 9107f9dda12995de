// `npm test`: every part in order, whatever failed before, then how long each took against its budget.
// `node scripts/test.ts unit browser` runs the named parts alone; `--long` asks the tests for their large numbers.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopChildrenOnInterrupt } from './child.ts'
import { LONG_PART, PARTS } from './parts/parts.ts'
import { runPart } from './parts/runPart.ts'
import { summary } from './parts/summary.ts'
import type { PartResult } from './parts/summary.ts'

const BROWSER_NOTE = '.reprieve/chromium'

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const isLong = process.argv.includes('--long')
const scratch = mkdtempSync(join(tmpdir(), 'reprieve-test-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
stopChildrenOnInterrupt()

const results: PartResult[] = []
for (const part of chosenParts()) {
  results.push(await runPart(part, { scratch, env: environment(), live: isLong }))
}
for (const line of summary(results)) console.log(line)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0

function chosenParts() {
  const hasLongTests = globSync('e2e/long/*.test.ts').length > 0
  const parts = isLong && hasLongTests ? [...PARTS, LONG_PART] : PARTS
  return wanted.length === 0 ? parts : parts.filter(({ name }) => wanted.includes(name))
}

function environment(): NodeJS.ProcessEnv {
  const found = existsSync(BROWSER_NOTE) ? { CHROMIUM_PATH: readFileSync(BROWSER_NOTE, 'utf8') } : {}
  return {
    ...found,
    ...process.env,
    // A test that forgets to name a folder of its own must not meet somebody's diary. [D53]
    DATA_DIR: join(scratch, 'data'),
    ...(isLong ? { REPRIEVE_LONG: '1' } : {}),
  }
}
