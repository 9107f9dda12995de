import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../checks/runChecks.ts'
import { run } from '../child.ts'
import { countTests } from './countTests.ts'
import type { Tally } from './countTests.ts'
import type { Part, Runner } from './parts.ts'
import type { PartResult } from './summary.ts'

type Setting = { scratch: string; env: NodeJS.ProcessEnv; live: boolean }

/** Runs one part to its end. A part that fails is shown whole; one that passes says a line. */
export async function runPart(part: Part, setting: Setting): Promise<PartResult> {
  const startedAt = performance.now()
  const tally = part.runner === 'checks' ? await check() : await test(part.name, part.runner, setting)
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${part.name}: ${tally.passed} passed, ${tally.failed} failed in ${seconds.toFixed(0)} s`)
  return { ...tally, name: part.name, seconds, budget: part.budget }
}

const check = async (): Promise<Tally> => ({ ...(await runChecks()), skipped: 0, shaky: 0 })

async function test(name: string, runner: Runner, { scratch, env, live }: Setting): Promise<Tally> {
  const counts = join(scratch, `${name}.json`)
  const withCounts = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: counts }
  const { code, output } = await run(runner.command(counts), { env: withCounts, live })
  const json = existsSync(counts) ? readFileSync(counts, 'utf8') : undefined
  const tally = countTests(runner.counts, { json, code })
  if ((tally.failed > 0 || tally.shaky > 0) && !live) console.log(output.trimEnd())
  if (tally.passed === 0) console.log('This part ran no test that passed, so it counts as failed.')
  return tally
}
