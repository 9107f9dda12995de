import { failures, perSecond, fireShots, fireShotsAtPace, times, type Tally } from '../load/shoot.ts'
import { keepAlive, login } from '../load/shots.ts'
import { atLeast, atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { median, percentile } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'

const ROUNDS = 4
const SECONDS = 5
const CALLS_A_SECOND = 100
const LOGINS_A_SECOND = 10
const AT_ONCE = 8
const PEOPLE = 100
const REFUSED = 60
/** A client hash that belongs to no account. */
const WRONG_HASH = `${'A'.repeat(43)}=`

/** Signing in computes an expensive password hash on purpose; people who are signed in must hardly notice. */
export async function logins(stage: Stage): Promise<Figure[]> {
  const { port } = stage.product
  const shots = (await stage.newPeople(PEOPLE)).map(login)
  const load = { port, connections: 32, seconds: SECONDS }
  const others = () =>
    fireShotsAtPace({ ...load, shots: stage.people.map(keepAlive), perSecond: CALLS_A_SECOND })
  const atPace = () => fireShotsAtPace({ ...load, shots, perSecond: LOGINS_A_SECOND })
  const allThatGo = () => fireShots({ ...load, shots, connections: AT_ONCE })

  const calm: Tally[] = []
  const paced: Tally[][] = []
  const full: Tally[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(await others())
    paced.push(await Promise.all([others(), atPace()]))
    full.push(await Promise.all([others(), allThatGo()]))
  }
  const unknown = await unknownByKnown(stage)
  const of = (pairs: Tally[][], which: 0 | 1): Tally[] => pairs.map((pair) => pair[which]!)
  const [without, beside, besideFull] = [p99Of(calm), p99Of(of(paced, 0)), p99Of(of(full, 0))]
  const failed = [...paced, ...full].flat().reduce((sum, tally) => sum + failures(tally), 0)
  return [
    atLeast('login: a second', 10, median(of(full, 1).map(perSecond))),
    figureWithoutTarget('login: p99, as many as go', `${formatNumber(p99Of(of(full, 1)))} ms`),
    atMost('login: p99 of keep-alive beside 10 logins a second, by its p99 without', 2, beside / without),
    figureWithoutTarget('login: the same beside as many logins as go', formatNumber(besideFull / without)),
    figureWithoutTarget(
      'login: p99 of keep-alive without, beside 10 a second, beside as many as go',
      `${[without, beside, besideFull].map(formatNumber).join(', ')} ms`,
    ),
    atMost('login: calls that failed', 0, failed),
    atMost('login refused: unknown name by known name, the slower by the faster', 1.25, slowerBy(unknown)),
    figureWithoutTarget('login refused: unknown name by known name', formatNumber(unknown)),
  ]
}

/** D21: the time of a refusal must not reveal whether an account exists. Measured alternately, one call at a time. */
async function unknownByKnown(stage: Stage): Promise<number> {
  const known = (await stage.newPeople(REFUSED)).map((person) => ({ ...person, password: WRONG_HASH }))
  const ratios: number[] = []
  for (const person of known) {
    const load = { port: stage.product.port, connections: 1, seconds: SECONDS, once: true }
    const right = await fireShots({ ...load, shots: [login(person)] })
    const nobody = await fireShots({
      ...load,
      shots: [login({ ...person, username: `no-${person.username}` })],
    })
    ratios.push(times(nobody)[0]! / times(right)[0]!)
  }
  return median(ratios)
}

const slowerBy = (ratio: number): number => Math.max(ratio, 1 / ratio)

/** Over all rounds together: one round has too few calls for a useful 99th percentile. */
const p99Of = (tallies: readonly Tally[]): number => percentile(tallies.flatMap(times), 0.99)
