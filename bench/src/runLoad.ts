import { figureWithoutTarget, type Figure } from './measure/figure.ts'
import { idleCalls } from './parts/idleCalls.ts'
import { manyItems } from './parts/load/manyItems.ts'
import { limitPartLength } from './parts/load/partLength.ts'
import { soak } from './parts/load/soak.ts'
import { measureStalledRequests } from './parts/load/stalledRequests.ts'
import { measureSteadyLoad } from './parts/load/steadyLoad.ts'
import { logins } from './parts/logins.ts'
import { overloadFor } from './parts/overload.ts'
import { pull } from './parts/pull.ts'
import { storm, measureStormOfDevices } from './parts/storm.ts'
import { writes } from './parts/writes.ts'
import { optionIn, runParts, type Parts } from './runParts.ts'

// RELIABILITY 1a at full length: `npm run bench:load`, or `npm run bench:load -- <part> ...`. The hour of soak and the
// ten million items run only if they are named. With --minutes=<n> no part runs longer than that, and the figures say so.

const MORE_DEVICES = 500

const words = process.argv.slice(2)
const minutes = Number(optionIn(words, 'minutes') ?? Number.POSITIVE_INFINITY)
if (!(minutes > 0)) throw new Error('--minutes= wants a number above 0')

const STEADY = limitPartLength(10, minutes)
const OVERLOAD = limitPartLength(1, minutes)
const SLOW = limitPartLength(2.5, minutes)
const SOAK = limitPartLength(60, minutes)

const PARTS: Parts = {
  saturation: idleCalls,
  writes,
  pull,
  logins,
  storm: async (stage) => [
    ...(await storm(stage)),
    ...withoutTarget(await measureStormOfDevices(stage, MORE_DEVICES)),
  ],
  overload: (stage) =>
    overloadFor(stage, {
      seconds: OVERLOAD.minutes * 60,
      what: `overload at 3x for ${OVERLOAD.words}`,
    }),
  slow: (stage) => measureStalledRequests(stage, SLOW),
  steady: (stage) => measureSteadyLoad(stage, STEADY),
  soak: (stage) => soak(stage, SOAK),
  items: manyItems,
}

/** For a load beyond the targets: the figures are shown for information only. */
const withoutTarget = (figures: readonly Figure[]): Figure[] =>
  figures.map(({ measure, seen }) => figureWithoutTarget(measure, seen))

const ONLY_NAMED = ['soak', 'items']
const usual = Object.keys(PARTS).filter((name) => !ONLY_NAMED.includes(name))
await runParts({ parts: PARTS, usual, words })
