import { runCommand } from '../child.ts'
import type { Check } from './checks.ts'

const LANES = 2

/** Runs the checks, two at a time. Prints one line each, and the whole output of those that fail. */
export async function runChecks(checks: readonly Check[]): Promise<{ passed: number; failed: number }> {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const waiting = [...checks]
  const tally = { passed: 0, failed: 0 }
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output, seconds } = await runCommand(check.command)
      tally[code === 0 ? 'passed' : 'failed'] += 1
      console.log(`${check.name.padEnd(width)}  ${code === 0 ? 'ok    ' : 'FAILED'}  ${seconds.toFixed(1)} s`)
      if (code !== 0) console.log(output.trimEnd())
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return tally
}
