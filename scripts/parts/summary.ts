import type { Tally } from './countTests.ts'

export type PartResult = Tally & { name: string; seconds: number; budget: number }

/** The table at the end of `npm test` with the seconds that it took in all, and its last line, which stands alone. */
export function summary(results: PartResult[], seconds: number): string[] {
  const rows = results.map((result) => [
    result.name,
    String(result.passed),
    String(result.failed),
    String(result.skipped),
    result.seconds.toFixed(0),
    Number.isFinite(result.budget) ? String(result.budget) : '-',
    remarkOn(result),
  ])
  const total = ['all', ...(['passed', 'failed', 'skipped'] as const).map((key) => String(sum(results, key)))]
  const whole = [...total, seconds.toFixed(0), '', '']
  const table = [['part', 'passed', 'failed', 'skipped', 'seconds', 'budget', ''], ...rows, whole]
  return ['', ...table.map(line), '', `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`]
}

function remarkOn({ seconds, budget, shaky }: PartResult): string {
  const remarks = [
    seconds > budget ? 'over its budget' : '',
    shaky > 0 ? `${shaky} only at the second try` : '',
  ]
  return remarks.filter((remark) => remark !== '').join(', ')
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
