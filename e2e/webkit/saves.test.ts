import { setTimeout as wait } from 'node:timers/promises'
import { loadText } from '@reprieve/locales/loadText.ts'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { readDiarySummary } from '../harness/browserDiary.ts'
import { pullAll } from '../harness/diary.ts'
import { isLongRun, LIMIT_MS, median, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { logInInWebkit } from './walk/accountSteps.ts'
import { skipIntroInWebkit } from './walk/firstSteps.ts'
import { RECORD_SAVED, SAVE_RECORD, SEVERITY } from './walk/recordSteps.ts'
import { buttonTarget, linkTarget, MAIN, setWebkitSlider, text } from './walk/walkStep.ts'
import { openDevice, WEBKIT_PHONE, type WebkitDevice } from './webkitDevice.ts'
import type { WebkitPage } from './webkitPage.ts'

const common = await loadText('en', 'common')
const shell = await loadText('en', 'shell')

const SAVES = pickByRunLength({ short: 2, long: 100 })
const KILLS = pickByRunLength({ short: 1, long: 20 })
/** By then the person has read a message, whatever the storage does. [LOCAL-39] */
const WORD_MS = 5_000
/** The page is left while it reads what was just saved. */
const LONGEST_STAY_MS = 400

const SILENT = text(shell('storageSilentNote'))
const RETRY = buttonTarget(common('retry'), { role: 'alertdialog' })
const HOME = linkTarget(shell('recordPain'), MAIN)

const place = inject('webkitServer')
const origin = `http://localhost:${place.port}`
let device: WebkitDevice

beforeEach(async () => {
  device = await openDevice(WEBKIT_PHONE)
})
afterEach(() => device.remove())

const severityIn = (round: number): number => 1 + (round % 10)
const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/**
 * How long the person waited for the message, and whether the app reported meanwhile that the storage does not answer.
 */
interface Save {
  ms: number
  wasTold: boolean
}

async function saveRecord(page: WebkitPage, severity: number): Promise<Save> {
  await page.open(`${origin}/records/create`)
  await page.see(SEVERITY)
  await setWebkitSlider(page, SEVERITY, severity)
  await page.press(SAVE_RECORD)
  const began = performance.now()
  const word = await page.seeOneOf({ saved: RECORD_SAVED, silent: SILENT, retry: RETRY }, WORD_MS)
  if (word === 'saved') return { ms: performance.now() - began, wasTold: false }
  if ((await page.seeOneOf({ saved: RECORD_SAVED, retry: RETRY })) === 'retry') {
    await page.press(RETRY)
    await page.see(RECORD_SAVED)
  }
  return { ms: performance.now() - began, wasTold: true }
}

/**
 * Leaves and comes back: a page from the back-forward cache starts again; one that was not cached loads as usual.
 * [LOCAL-37]
 */
async function comeBack(page: WebkitPage): Promise<void> {
  await page.open(`${origin}/home`)
  await page.back()
  const how = `performance.getEntriesByType('navigation')[0].type`
  await vi.waitFor(
    async () => expect(['reload', 'back_forward']).toContain(await page.evaluate<string>(how)),
    WORD_MS,
  )
}

/** A separate diary, and how to count the results of the saves in it. */
interface Owner {
  open: (page: WebkitPage) => Promise<void>
  /** The severity of each stored record. */
  kept: (page: WebkitPage) => Promise<number[]>
}

const NOBODY: Owner = {
  open: async (page) => {
    await page.open(`${origin}/`)
    await skipIntroInWebkit(page)
    await page.see(HOME)
  },
  kept: async (page) => (await readDiarySummary(page)).severities,
}

/** The sync reads and writes beside the saves; the server shows what it received. */
async function newOwner(): Promise<Owner> {
  const session = await newPerson(place)
  return {
    open: async (page) => {
      await page.open(`${origin}/login`)
      await logInInWebkit(page, session.username)
    },
    kept: async () =>
      (await pullAll({ port: place.port, session })).map(({ content }) => Number(content?.['severity'])),
  }
}

test.each([{ owner: 'nobody' }, ...(isLongRun ? [{ owner: 'an account' }] : [])])(
  '[ENGINE-5, LOCAL-36, LOCAL-37] a page load after each save, in a diary of $owner: each is stored once, and each gets a message in time',
  async ({ owner }) => {
    const { page } = device
    const { open, kept } = owner === 'nobody' ? NOBODY : await newOwner()
    await open(page)
    const told: number[] = []
    const saves: Save[] = []

    for (let round = 0; round < SAVES; round += 1) {
      saves.push(await saveRecord(page, severityIn(round)))
      told.push(severityIn(round))
      await wait(Math.random() * LONGEST_STAY_MS)
      if (round % 5 === 4) await comeBack(page)
    }
    await page.open(`${origin}/home`)
    await page.see(HOME)

    await vi.waitFor(async () => expect(inOrder(await kept(page))).toEqual(inOrder(told)), {
      timeout: 60_000,
      interval: 500,
    })
    const times = saves.map(({ ms }) => ms)
    printFigure('saves, each kept once', told.length)
    printFigure('median ms from the press to the message', median(times))
    printFigure('longest ms from the press to the message', Math.max(...times))
    printFigure(
      'saves whose storage was silent, which was told',
      saves.filter(({ wasTold }) => wasTold).length,
    )
  },
  LIMIT_MS,
)

test(
  '[ENGINE-6] a browser that is killed right after the message has every record when it starts again',
  async () => {
    await NOBODY.open(device.page)
    const told: number[] = []

    for (let round = 0; round < KILLS; round += 1) {
      await saveRecord(device.page, severityIn(round))
      told.push(severityIn(round))
      await device.killAndRestart()
      await device.page.open(`${origin}/home`)
      await device.page.see(HOME)
      expect(await readDiarySummary(device.page)).toEqual({ severities: told, unreadable: 0 })
    }
    printFigure('kills right after the message, none of whose records was lost', told.length)
  },
  LIMIT_MS,
)
