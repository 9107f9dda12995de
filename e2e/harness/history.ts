import fc from 'fast-check'
import type { Fault } from './faults.ts'

export const DEVICES = ['the phone', 'the tablet', 'the laptop'] as const
type DeviceName = (typeof DEVICES)[number]

/** Steps of the person; the test waits until the device has stored the result. */
export type PersonStep = { device: DeviceName } & (
  | { act: 'records a pain'; severity: number }
  | { act: 'says that nothing is new' }
  | { act: 'changes the severity'; of: number }
  | { act: 'deletes'; the: number }
  | { act: 'reflects'; score: number }
)

/** Events on a device; the test does not wait for them. */
type OfChance = { device: DeviceName } & (
  | { act: 'gets another line'; line: Line }
  | { act: 'loses the network' }
  | { act: 'has the network again' }
  | { act: 'begins to sync' }
  | { act: 'loads the app again' }
)

export type Step = PersonStep | OfChance

const PERSONS: ReadonlySet<string> = new Set<PersonStep['act']>([
  'records a pain',
  'says that nothing is new',
  'changes the severity',
  'deletes',
  'reflects',
])

export const isPersonStep = (step: Step): step is PersonStep => PERSONS.has(step.act)

type Line = keyof typeof NETWORK_FAULTS

/** What a connection does from now on, in bytes from the start of each connection. */
export const NETWORK_FAULTS = {
  'a good line': { fault: 'none' },
  'a line on which nothing is answered': { fault: 'cut-answer', afterBytes: 0 },
  'a line that breaks off in the first answer': { fault: 'cut-answer', afterBytes: 300 },
  'a line that is reset after some answers': { fault: 'reset-answer', afterBytes: 2_500 },
  'a line that breaks off in a request': { fault: 'cut-request', afterBytes: 900 },
  'a line that ends a request too early': { fault: 'truncate-request', afterBytes: 1_200 },
  'a line that delivers everything twice': { fault: 'double' },
  'a line with some delay': { fault: 'delay', ms: 400 },
  'a line with 2 s of delay': { fault: 'delay', ms: 2_000 },
  'a line of 1 kB a second': { fault: 'throttle', bytesPerSecond: 1_000 },
  'a server that is not there': { fault: 'refuse' },
} as const satisfies Record<string, Fault>

const device = fc.constantFrom(...DEVICES)
const nth = fc.nat(1)

const STEPS: { weight: number; arbitrary: fc.Arbitrary<Step> }[] = [
  {
    weight: 1,
    arbitrary: stepOf({ act: fc.constant('records a pain'), severity: fc.integer({ min: 1, max: 10 }) }),
  },
  { weight: 6, arbitrary: stepOf({ act: fc.constant('says that nothing is new') }) },
  { weight: 6, arbitrary: stepOf({ act: fc.constant('changes the severity'), of: nth }) },
  { weight: 3, arbitrary: stepOf({ act: fc.constant('deletes'), the: nth }) },
  { weight: 3, arbitrary: stepOf({ act: fc.constant('reflects'), score: fc.integer({ min: 1, max: 10 }) }) },
  { weight: 5, arbitrary: stepOf({ act: fc.constant('gets another line'), line: lineNames() }) },
  { weight: 1, arbitrary: stepOf({ act: fc.constant('loses the network') }) },
  { weight: 1, arbitrary: stepOf({ act: fc.constant('has the network again') }) },
  { weight: 3, arbitrary: stepOf({ act: fc.constant('begins to sync') }) },
  { weight: 1, arbitrary: stepOf({ act: fc.constant('loads the app again') }) },
]

function stepOf(shape: { [Key: string]: fc.Arbitrary<unknown> }): fc.Arbitrary<Step> {
  return fc.record({ device, ...shape }) as unknown as fc.Arbitrary<Step>
}

function lineNames(): fc.Arbitrary<Line> {
  return fc.constantFrom(...(Object.keys(NETWORK_FAULTS) as Line[]))
}

/** With a delay a person often acts while a request is in progress: without one, hardly ever. */
const beginning = fc.tuple(
  ...DEVICES.map((name) =>
    fc.record({
      device: fc.constant(name),
      act: fc.constant('gets another line' as const),
      line: fc.constantFrom<Line>('a good line', 'a line with some delay', 'a line with some delay'),
    }),
  ),
)

/** The same seed gives the same steps. When a sync happens between them depends on the machine. */
export function generateHistory(seed: number, { steps }: { steps: number }): Step[] {
  const rest = fc.array(fc.oneof(...STEPS), { minLength: steps, maxLength: steps, size: 'max' })
  const [history] = fc.sample(fc.tuple(beginning, rest), { seed, numRuns: 1 })
  return (history ?? []).flat()
}

/** The step as a sentence. */
export function describeStep(step: Step): string {
  const { device: who, act } = step
  switch (act) {
    case 'records a pain':
      return `${who} records a pain of ${step.severity}`
    case 'changes the severity':
      return `${who} changes the severity of the ${ordinal(step.of)} record`
    case 'deletes':
      return `${who} deletes the ${ordinal(step.the)} record`
    case 'reflects':
      return `${who} reflects on the day: ${step.score}`
    case 'gets another line':
      return `${who} gets ${step.line}, and begins to sync`
    default:
      return `${who} ${act}`
  }
}

const ordinal = (index: number): string => (index === 0 ? 'newest' : 'newest but one')
