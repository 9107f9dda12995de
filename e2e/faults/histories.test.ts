import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../harness/apiCall.ts'
import { BROWSER_ARGS, quickBrowserPath } from '../harness/browserPath.ts'
import { startFaultProxy } from '../harness/faultProxy.ts'
import { DEVICES, generateHistory, describeStep, type Step } from '../harness/history.ts'
import type { Intents } from '../harness/intents.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { findMismatchesAtRest, takeStep, type Household } from '../pages/account/household.ts'
import { readFreezes, describeScreen, startDevice, type DiaryDevice } from '../pages/sync/diaryDevice.ts'

const HISTORIES = pickByRunLength({ short: 4, long: 200 })
/** Two hundred histories take an hour: progress is printed for a person who stops them early. */
const TOLD_EACH = 20
const STEPS = pickByRunLength({ short: 5, long: 14 })
/** The number of histories on the same devices: their data grow, and with them the comparison after every step. */
const TOGETHER = 25
/** A failed history can be repeated with the seed that it printed. */
const SEED = Number(process.env['REPRIEVE_SEED'] ?? Date.now() % 1_000_000_000)

let server: ServerProcess
let browser: Browser
let household: Household

beforeAll(async () => {
  server = await startServer()
  browser = await launch()
  household = await newHousehold()
})
afterAll(async () => {
  await browser?.close()
  await Promise.all((household?.devices ?? []).map(({ line }) => line.close()))
  await server?.remove()
})

async function newHousehold(): Promise<Household> {
  const session = await newPerson(server)
  return { server, session, intents: new Map(), devices: await devicesOf(session) }
}

async function leave({ devices }: Household): Promise<void> {
  await Promise.all(devices.map(({ context }) => context.close()))
  await Promise.all(devices.map(({ line }) => line.close()))
}

const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: quickBrowserPath(), args: [...BROWSER_ARGS] })

const devicesOf = ({ username }: Session): Promise<DiaryDevice[]> =>
  Promise.all(
    DEVICES.map(async (name) => {
      const line = await startFaultProxy(server.port)
      return startDevice(browser, { name, line, username })
    }),
  )

/** Each history reflects on a different day, so that no device has a reflection of that day yet. */
const dayOf = (index: number): string =>
  new Date(Date.now() - (index + 2) * 86_400_000).toISOString().slice(0, 10)

/** The mismatches at the end and, to investigate them, the steps before. */
async function live(steps: readonly Step[], day: string): Promise<{ wrongs: string[]; acts: string[] }> {
  const acts: string[] = []
  try {
    for (const step of steps) {
      acts.push(describeStep(step))
      const cameOf = await takeStep(household, step, day)
      if (cameOf !== '') acts.push(`  ${cameOf}`)
    }
    return { acts, wrongs: await findMismatchesAtRest(household) }
  } catch (fault) {
    return { acts, wrongs: [String(fault), ...(await Promise.all(household.devices.map(describeScreen)))] }
  }
}

test(
  '[SYNC I2, SYNC I3, SYNC I4, SYNC I5, SYNC I7] whatever the connections of three devices do, after all syncs each has the last change, once',
  async () => {
    const began = performance.now()
    const freezes: number[] = []
    const done: Intents[] = [household.intents]
    for (let index = 0; index < HISTORIES; index += 1) {
      if (index > 0 && index % TOGETHER === 0) {
        await leave(household)
        household = await newHousehold()
        done.push(household.intents)
      }
      const { wrongs, acts } = await live(generateHistory(SEED + index, { steps: STEPS }), dayOf(index))
      if (wrongs.length > 0)
        throw new Error([`History ${index} of REPRIEVE_SEED=${SEED}:`, ...acts, '', ...wrongs].join('\n'))
      freezes.push(...(await Promise.all(household.devices.map(readFreezes))).flat())
      if ((index + 1) % TOLD_EACH === 0) printFigure('histories until now', index + 1)
    }
    expect(done.every(({ size }) => size > 0)).toBe(true)
    printFigure('histories', HISTORIES)
    printFigure('of the seed', SEED)
    printFigure('seconds for each', (performance.now() - began) / 1_000 / HISTORIES)
    tellWhatWasDone(done)
    printFigure('freezes', freezes.length)
    printFigure('the longest, in ms', Math.max(0, ...freezes))
  },
  LIMIT_MS,
)

function tellWhatWasDone(done: readonly Intents[]): void {
  const acts = done.flatMap((intents) => [...intents.values()].flat())
  printFigure('acts of a person', acts.length)
  printFigure('of these deletions', acts.filter(({ isDeleted }) => isDeleted).length)
}
