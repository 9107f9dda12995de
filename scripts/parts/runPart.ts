import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS, LONG_CHECKS } from '../checks/checks.ts'
import { runChecks } from '../checks/runChecks.ts'
import { runCommand } from '../child.ts'
import { countTests } from './countTests.ts'
import type { Tally } from './countTests.ts'
import { missingEngine } from './engines.ts'
import type { Part, Runner } from './parts.ts'
import type { PartResult } from './summary.ts'

type Setting = { scratch: string; env: NodeJS.ProcessEnv; isLong: boolean }

/** Runs one part to its end. Prints the whole output of a part that fails, and one line for a part that passes. */
export async function runPart(part: Part, setting: Setting): Promise<PartResult> {
  const missing = whatIsMissing(part, setting)
  if (missing !== undefined) return notRun(part, missing)
  const startedAt = performance.now()
  const tally = part.runner === 'checks' ? await check(setting) : await test(part, part.runner, setting)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${part.name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds.toFixed(0)} s`)
  return { ...tally, name: part.name, seconds, budget: part.budget }
}

/** How to get what the part needs and this machine has not. */
function whatIsMissing({ engine, onCluster }: Part, { env }: Setting): string | undefined {
  if (onCluster === true && (env['TEST_DATABASE_URL'] ?? '') === '')
    return 'set TEST_DATABASE_URL to a database of a Citus coordinator that knows its workers'
  return engine && missingEngine(engine)
}

function notRun({ name, budget, engine }: Part, howToGetIt: string): PartResult {
  const what = engine === undefined ? '' : ', its browser is missing'
  console.log(`${name}: not run${what}: ${howToGetIt}`)
  return { passed: 0, failed: 0, skipped: 0, name, seconds: 0, budget, notRun: howToGetIt }
}

const check = async ({ isLong }: Setting): Promise<Tally> => ({
  ...(await runChecks(isLong ? [...CHECKS, ...LONG_CHECKS] : CHECKS)),
  skipped: 0,
})

async function test(
  { name, onCluster }: Part,
  runner: Runner,
  { scratch, env, isLong }: Setting,
): Promise<Tally> {
  const counts = join(scratch, `${name}.json`)
  const withCounts: NodeJS.ProcessEnv = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: counts }
  // The other parts keep their own database.
  if (onCluster !== true) delete withCounts['TEST_DATABASE_URL']
  const { code, output } = await runCommand(runner.command(counts), { env: withCounts, live: isLong })
  const json = existsSync(counts) ? readFileSync(counts, 'utf8') : undefined
  const tally = countTests(runner.counts, { json, code })
  if (tally.failed > 0 && !isLong) console.log(output.trimEnd())
  if (tally.passed === 0) console.log('This part ran no test that passed, so it counts as failed.')
  return tally
}
