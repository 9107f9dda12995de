import { expect, test } from 'vitest'
import { simulateMeasured, type MeasuredKind } from '../testing/measuredPeople.ts'

const isLong = process.env['REPRIEVE_LONG'] === '1'
const SEED = 12_345
const TIMEOUT_MS = 900_000

const aKind = (days: number, carry: number, measureCarry: number, effect = 0): MeasuredKind => ({
  days,
  carry,
  measureCarry,
  effect,
})

const withoutEffect: [string, MeasuredKind][] = [
  ['30 days, carry-over', aKind(30, 0.6, 0.6)],
  ['90 days, carry-over', aKind(90, 0.6, 0.6)],
  ['180 days, strong carry-over', aKind(180, 0.8, 0.9)],
]
const moreWithout: [string, MeasuredKind][] = [
  ['30 days', aKind(30, 0, 0)],
  ['90 days', aKind(90, 0, 0)],
  ['30 days, strong carry-over', aKind(30, 0.8, 0.9)],
  ['90 days, strong carry-over', aKind(90, 0.8, 0.9)],
  ['180 days, carry-over', aKind(180, 0.6, 0.6)],
  ['365 days, strong carry-over', aKind(365, 0.8, 0.9)],
]
/** The least power is below the figures of 5,000 people by what 200 people vary. */
const onePointFive: [string, MeasuredKind, number][] = [
  ['30 days, 1.5 points', aKind(30, 0.6, 0.6, 1.5), 0.12],
  ['90 days, 1.5 points', aKind(90, 0.6, 0.6, 1.5), 0.55],
]
const moreWithEffect: [string, MeasuredKind, number][] = [
  ['60 days, 1.5 points', aKind(60, 0.6, 0.6, 1.5), 0.35],
  ['180 days, 1.5 points', aKind(180, 0.6, 0.6, 1.5), 0.88],
]

test.each(isLong ? [...withoutEffect, ...moreWithout] : withoutEffect)(
  '[STAT-28] %s: few people see a pattern in lists and measures that do nothing',
  (name, kind) => {
    const { falseSteady } = told(name, kind, isLong ? 5_000 : 200)
    expect(falseSteady).toBeLessThanOrEqual(0.12)
  },
  TIMEOUT_MS,
)

test.each(isLong ? [...onePointFive, ...moreWithEffect] : onePointFive)(
  '[STAT-28] %s: a measure with an effect is found',
  (name, kind, least) => {
    const { power } = told(name, kind, isLong ? 5_000 : 200)
    expect(power).toBeGreaterThanOrEqual(least)
  },
  TIMEOUT_MS,
)

function told(name: string, kind: MeasuredKind, people: number) {
  const figures = simulateMeasured(kind, people, SEED)
  const shares = [figures.falseSteady, figures.power].map((share) =>
    `${(100 * share).toFixed(1)} %`.padStart(8),
  )
  if (isLong) process.stdout.write(`| ${name.padEnd(30)} |${shares.join(' |')} |\n`)
  return figures
}
