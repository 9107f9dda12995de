// `npm test`: runs every part, even after failures, then shows the time of each against its budget. `node
// scripts/test.ts unit browser` runs only the named parts; `--long` also runs the tests with large numbers.
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopChildrenOnInterrupt } from './child.ts'
import { browserPaths } from './parts/engines.ts'
import { CLUSTER_PART, LONG_PART, ROWS, type Part, type Row } from './parts/parts.ts'
import { runPart } from './parts/runPart.ts'
import { formatSummary } from './parts/summary.ts'
import type { PartResult } from './parts/summary.ts'

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const isLong = process.argv.includes('--long')
const scratch = mkdtempSync(join(tmpdir(), 'reprieve-test-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
stopChildrenOnInterrupt()

const startedAt = performance.now()
const results: PartResult[] = []
for (const row of chosenRows()) {
  console.log(
    `\n${row
      .flat()
      .map(({ name }) => name)
      .join(' and ')}`,
  )
  results.push(...(await Promise.all(row.map(runLane))).flat())
}
for (const line of formatSummary(results, (performance.now() - startedAt) / 1000)) console.log(line)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0

async function runLane(lane: readonly Part[]): Promise<PartResult[]> {
  const done: PartResult[] = []
  for (const part of lane) {
    done.push(await runPart(part, { scratch, env: environment(), isLong }))
  }
  return done
}

function chosenRows(): readonly Row[] {
  const isWanted = ({ name }: Part): boolean => wanted.length === 0 || wanted.includes(name)
  const rows = ROWS.map((row) => row.map((lane) => lane.filter(isWanted))).filter(
    (row) => row.flat().length > 0,
  )
  if (!isLong) return rows
  const hasLongTests = globSync('e2e/long/*.test.ts').length > 0
  // One at a time: the times of the long run are meaningful only on a machine that does nothing else.
  const longParts = [...(hasLongTests ? [LONG_PART] : []), CLUSTER_PART].filter(isWanted)
  return [...rows.flat(2), ...longParts].map((part) => [[part]])
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...browserPaths(),
    // A test that forgets to set its own folder must not open a real diary. [D53]
    DATA_DIR: join(scratch, 'data'),
    ...(isLong ? { REPRIEVE_LONG: '1' } : {}),
  }
}
