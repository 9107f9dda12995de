import type { CallName } from '@reprieve/contract/calls.ts'
import { servedTimes, fireShotsAtPace, times, type Tally } from '../load/shoot.ts'
import { callAs, emptyDelta, keepAlive } from '../load/shots.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median, percentile } from '../measure/statistics.ts'
import type { Person } from '../people/makePeople.ts'
import { personWithYears, RECORDS } from '../people/personWithYears.ts'
import type { Stage } from '../stage/stage.ts'

const PEOPLE = 3
const OTHERS = { connections: 16, perSecond: 40 }
const BEFORE_SECONDS = 15
const PORTION_SECONDS = 3
const FIRST_SECONDS = 2
const NEXT_MS = 150
const MOST_TIMES = 2

const QUESTIONS = [
  'What was my average pain last week?',
  'What came with more pain?',
  'Is my pain going up or down?',
  'Compare this month with last month',
  'What helped most often?',
]

/** The cost of an answer for a person with ten thousand records, and its effect on everybody else meanwhile. */
export async function solace(stage: Stage): Promise<Figure[]> {
  const { port } = stage.product
  const people: Person[] = []
  for (let one = 0; one < PEOPLE; one += 1) people.push(await personWithYears(stage))
  const others = stage.people.flatMap((person) => [keepAlive(person), emptyDelta(person)])
  const before = await fireShotsAtPace({ port, shots: others, ...OTHERS, seconds: BEFORE_SECONDS })

  const during: Tally[] = []
  const over = new AbortController()
  const beside = (async () => {
    while (!over.signal.aborted)
      during.push(await fireShotsAtPace({ port, shots: others, ...OTHERS, seconds: PORTION_SECONDS }))
  })()
  const [first, next]: [number[], number[]] = [[], []]
  for (const person of people) {
    const [cold, ...warm] = await chat(port, person)
    if (cold !== undefined) first.push(cold)
    next.push(...warm)
  }
  over.abort()
  await beside

  const p95 = (tallies: readonly Tally[]): number => percentile(tallies.flatMap(times), 0.95)
  const lost = [before, ...during].reduce((sum, one) => sum + times(one).length - servedTimes(one).length, 0)
  const name = `Solace over ${RECORDS.toLocaleString('en')} records`
  return [
    // The very first answer also starts the worker thread.
    figureWithoutTarget(`${name}: the first answer of all`, `${formatNumber((first[0] ?? 0) / 1_000)} s`),
    atMost(`${name}: first answer of a person`, FIRST_SECONDS, median(first.slice(1)) / 1_000, ' s'),
    atMost(`${name}: next answer`, NEXT_MS, median(next), ' ms'),
    figureWithoutTarget(`${name}: the slowest of the next answers`, `${formatNumber(Math.max(...next))} ms`),
    atMost(`${name}: p95 of other calls, by what it was before`, MOST_TIMES, p95(during) / p95([before])),
    atMost(`${name}: other calls that failed`, 0, lost),
  ]
}

/** Milliseconds of each answer. */
async function chat(port: number, person: Person): Promise<number[]> {
  const call = async (name: CallName, body: object): Promise<Record<string, unknown>> => {
    const shot = callAs(person, name, body)
    const answer = await fetch(`http://127.0.0.1:${port}${shot.path}`, { method: 'POST', ...shot })
    const told = (await answer.json()) as Record<string, unknown>
    if (told['result_code'] !== 0) throw new Error(`${name} answered ${String(told['result_code'])}`)
    return told
  }
  const { session_token: token } = await call('solace/start-session', {})
  const taken: number[] = []
  for (const question of QUESTIONS) {
    const began = performance.now()
    await call('solace/generate-response', { session_token: token, input_text: question, time_offset: 0 })
    taken.push(performance.now() - began)
  }
  return taken
}
