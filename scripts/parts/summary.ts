import type { Tally } from './countTests.ts'

/** `notRun` says how to get the browser or the cluster that a part needs. */
export type PartResult = Tally & { name: string; seconds: number; budget: number; notRun?: string }

/** The table at the end of `npm test` with the total time in seconds; the last line is the verdict alone. */
export function formatSummary(results: PartResult[], seconds: number): string[] {
  const rows = results.map((result) => [
    result.name,
    ...numbersOf(result),
    Number.isFinite(result.budget) ? String(result.budget) : '-',
    remarkOn(result),
  ])
  const total = ['all', ...(['passed', 'failed', 'skipped'] as const).map((key) => String(sum(results, key)))]
  const whole = [...total, seconds.toFixed(0), '', '']
  const table = [['part', 'passed', 'failed', 'skipped', 'seconds', 'budget', ''], ...rows, whole]
  return ['', ...table.map(line), '', `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`]
}

function numbersOf({ passed, failed, skipped, seconds, notRun }: PartResult): string[] {
  if (notRun !== undefined) return ['-', '-', '-', '-']
  return [passed, failed, skipped, seconds.toFixed(0)].map(String)
}

function remarkOn({ seconds, budget, notRun }: PartResult): string {
  if (notRun !== undefined) return `not run: ${notRun}`
  return seconds > budget ? 'over its budget' : ''
}

const WIDTH = 10

function line([name = '', ...cells]: string[]): string {
  const remark = cells.at(-1) ?? ''
  const numbers = cells.slice(0, -1).map((cell) => cell.padStart(WIDTH))
  return `${name.padEnd(WIDTH)}${numbers.join('')}  ${remark}`.trimEnd()
}

function sum(results: PartResult[], key: 'passed' | 'failed' | 'skipped'): number {
  return results.reduce((total, result) => total + result[key], 0)
}
