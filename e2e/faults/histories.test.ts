import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../harness/apiCall.ts'
import { BROWSER_ARGS, quickBrowserPath } from '../harness/browserPath.ts'
import { startFaultProxy } from '../harness/faultProxy.ts'
import { DEVICES, historyOf, toldOf, type Step } from '../harness/history.ts'
import type { Intents } from '../harness/intents.ts'
import { LIMIT_MS, tell, timesIn } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { freezesOn, seenOn, startDevice, type DiaryDevice } from '../pages/diaryDevice.ts'
import { atRest, takeStep, type Household } from '../pages/household.ts'

const HISTORIES = timesIn({ short: 10, long: 200 })
/** Two hundred take an hour: whoever ends them before knows how far they came. */
const TOLD_EACH = 20
const STEPS = timesIn({ short: 5, long: 14 })
/** Histories that failed are lived again with the seed that they tell. */
const SEED = Number(process.env['REPRIEVE_SEED'] ?? Date.now() % 1_000_000_000)

let server: ServerProcess
let browser: Browser
let household: Household

beforeAll(async () => {
  server = await startServer()
  const [session, launched] = await Promise.all([newPerson(server), launch()])
  browser = launched
  household = { server, session, intents: new Map(), devices: await devicesOf(session) }
})
afterAll(async () => {
  await browser?.close()
  await Promise.all((household?.devices ?? []).map(({ line }) => line.close()))
  await server?.remove()
})

const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: quickBrowserPath(), args: [...BROWSER_ARGS] })

const devicesOf = ({ username }: Session): Promise<DiaryDevice[]> =>
  Promise.all(
    DEVICES.map(async (name) => {
      const line = await startFaultProxy(server.port)
      return startDevice(browser, { name, line, username })
    }),
  )

/** Each history has a day of its own to reflect on, so that devices meet without one there. */
const dayOf = (index: number): string =>
  new Date(Date.now() - (index + 2) * 86_400_000).toISOString().slice(0, 10)

/** What is wrong in the end; and, for the one who must find out why, what was done before it. */
async function live(steps: readonly Step[], day: string): Promise<{ wrongs: string[]; acts: string[] }> {
  const acts: string[] = []
  try {
    for (const step of steps) {
      acts.push(toldOf(step))
      const cameOf = await takeStep(household, step, day)
      if (cameOf !== '') acts.push(`  ${cameOf}`)
    }
    return { acts, wrongs: await atRest(household) }
  } catch (fault) {
    return { acts, wrongs: [String(fault), ...(await Promise.all(household.devices.map(seenOn)))] }
  }
}

test(
  '[SYNC I2, SYNC I3, SYNC I4, SYNC I5, SYNC I7] whatever the lines do to three devices, at rest all have what was done last, once',
  async () => {
    const began = performance.now()
    const freezes: number[] = []
    for (let index = 0; index < HISTORIES; index += 1) {
      const { wrongs, acts } = await live(historyOf(SEED + index, { steps: STEPS }), dayOf(index))
      if (wrongs.length > 0)
        throw new Error([`History ${index} of REPRIEVE_SEED=${SEED}:`, ...acts, '', ...wrongs].join('\n'))
      freezes.push(...(await Promise.all(household.devices.map(freezesOn))).flat())
      if ((index + 1) % TOLD_EACH === 0) tell('histories until now', index + 1)
    }
    expect(household.intents.size).toBeGreaterThan(0)
    tell('histories', HISTORIES)
    tell('of the seed', SEED)
    tell('seconds for each', (performance.now() - began) / 1_000 / HISTORIES)
    tellWhatWasDone(household.intents)
    tell('freezes', freezes.length)
    tell('the longest, in ms', Math.max(0, ...freezes))
  },
  LIMIT_MS,
)

function tellWhatWasDone(intents: Intents): void {
  const acts = [...intents.values()].flat()
  tell('acts of a person', acts.length)
  tell('of these deletions', acts.filter(({ isDeleted }) => isDeleted).length)
}
