import type { Locator, Page } from '@playwright/test'
import { loadText } from '@reprieve/locales/loadText.ts'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Session } from '../harness/apiCall.ts'
import { readDiarySummary } from '../harness/browserDiary.ts'
import { startBrowser } from '../harness/browserProcess.ts'
import { pullAll, sendActs } from '../harness/diary.ts'
import { noteCreate, type Ledger } from '../harness/ledger.ts'
import { removeTemporary, temporaryFolder } from '../harness/leftovers.ts'
import { LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { newPerson } from '../harness/person.ts'
import { startServer, type ServerProcess } from '../harness/serverProcess.ts'
import { logIn } from '../pages/account/account.ts'
import { recordPain } from '../pages/app/home.ts'
import { startButton } from '../pages/app/onboarding.ts'
import { recordPainFromHome } from '../pages/records/record.ts'

const ROUNDS = pickByRunLength({ short: 5, long: 20 })
/** Enough bulks that the storage engine has tables besides its journal. */
const BULKS = 16
const BULK = 250
const PATIENCE = { timeout: 120_000, interval: 500 }

const TOLD = (await loadText('en', 'shell'))('storageGoneTitle')

let server: ServerProcess
let session: Session
let sound: string

beforeAll(async () => {
  server = await startServer()
  session = await newPerson(server)
  const ledger: Ledger = new Map()
  for (let bulk = 0; bulk < BULKS; bulk += 1) {
    const acts = Array.from({ length: BULK }, () => noteCreate(ledger))
    const answer = await sendActs(door(), 'sync/create-records', acts)
    if (answer?.code !== 0) throw new Error(`create-records answered ${answer?.code}`)
  }
  sound = await aFullProfile()
}, LIMIT_MS)
afterAll(async () => {
  await removeTemporary(sound)
  await server?.remove()
})

const door = () => ({ port: server.port, session })
const home = (): string => `http://localhost:${server.port}/home`

/** A profile with the whole diary, and one record that is not on the server. */
async function aFullProfile(): Promise<string> {
  const profile = temporaryFolder()
  const browser = await startBrowser(profile)
  const { page } = browser
  await page.goto(`http://localhost:${server.port}/login`)
  await logIn(page, session.username)
  await recordPain(page).waitFor()
  await vi.waitFor(
    async () => expect((await readDiarySummary(page)).severities.length).toBe(BULKS * BULK),
    PATIENCE,
  )
  await server.stop()
  await recordPainFromHome(page, 7)
  await browser.close()
  server = await server.again()
  return profile
}

type Damage = (file: string, chance: () => number) => void

const changed = (file: string, change: (bytes: Buffer) => Buffer): void =>
  writeFileSync(file, change(readFileSync(file)))

/** Ways in which a disk damages a file. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  'one byte': (file, chance) =>
    changed(file, (bytes) => {
      const at = Math.floor(chance() * bytes.length)
      bytes.writeUInt8((bytes.readUInt8(at) + 1 + Math.floor(chance() * 254)) % 256, at)
      return bytes
    }),
  'a block of zeros': (file, chance) =>
    changed(file, (bytes) => {
      const at = Math.floor(chance() * bytes.length)
      return bytes.fill(0, at, Math.min(at + 512, bytes.length))
    }),
  'cut off': (file, chance) =>
    changed(file, (bytes) => bytes.subarray(0, Math.floor(chance() * bytes.length))),
  gone: (file) => rmSync(file),
}

/** The files of the storage engine, journal and tables before the small ones; one of each kind. */
function filesIn(profile: string): string[] {
  const folder = join(profile, 'Default/IndexedDB', `http_localhost_${server.port}.indexeddb.leveldb`)
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).size > 0)
  const first = (kind: RegExp): string[] => names.filter((name) => kind.test(name)).slice(0, 1)
  const kinds = [/^\d+\.ldb$/, /^\d+\.log$/, /^MANIFEST/, /^CURRENT$/]
  return kinds.flatMap(first).map((name) => join(folder, name))
}

interface Try {
  file: string
  what: string
  damage: Damage
}

/** Each damage to each file. Without CURRENT the engine starts again with what is left of its journal. [SYNC-36] */
const triesOf = (files: readonly string[]): Try[] =>
  Object.entries(DAMAGES).flatMap(([what, damage]) => files.map((file) => ({ file, what, damage })))

/** Pseudo-random, so that each run has the same numbers. */
function chanceOf(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const signInButton = (page: Page): Locator => page.getByRole('button', { name: /^Log in$/ }).first()

type FirstScreen = 'home' | 'start' | 'told'

/** Some screen must open, never an empty page. `told`: the browser cannot open its storage, and the app says so. */
async function openedAs(page: Page): Promise<FirstScreen> {
  await page.goto(home())
  const told = page.getByRole('heading', { name: TOLD })
  const start = startButton(page).or(signInButton(page)).first()
  await recordPain(page).or(start).or(told).first().waitFor({ timeout: 60_000 })
  if (await told.isVisible()) return 'told'
  return (await recordPain(page).isVisible()) ? 'home' : 'start'
}

/** Everything on the server is on the device; if the browser has deleted its storage, after the next sign-in. */
async function expectAllHere(page: Page, opened: FirstScreen): Promise<void> {
  if (opened === 'start') {
    await page.goto(`http://localhost:${server.port}/login`)
    await logIn(page, session.username)
    await recordPain(page).waitFor()
  }
  const there = (await pullAll(door())).length
  await vi.waitFor(
    async () => expect((await readDiarySummary(page)).severities.length).toBeGreaterThanOrEqual(there),
    PATIENCE,
  )
}

test(
  '[REL 1b, LOCAL-3] with any bytes of its storage changed the app opens, and the server’s data are there again',
  async () => {
    const seen: Record<string, number> = {}
    for (let round = 0; round < ROUNDS; round += 1) {
      const profile = temporaryFolder()
      cpSync(sound, profile, {
        recursive: true,
        filter: (from) => !/Singleton|DevToolsActivePort/.test(from),
      })
      const tries = triesOf(filesIn(profile))
      const { file, what, damage } = tries[round % tries.length]!
      damage(file, chanceOf(round))

      const browser = await startBrowser(profile)
      const { page } = browser
      const opened = await openedAs(page)
      if (opened !== 'told') await expectAllHere(page, opened)
      await browser.close()
      await removeTemporary(profile)
      const name = file.slice(file.lastIndexOf('/') + 1).replace(/^\d+/, '')
      seen[opened] = (seen[opened] ?? 0) + 1
      printFigure(`round ${round + 1}`, `${what} in ${name}: ${opened}`)
    }
    printFigure('rounds, by the screen that opened', JSON.stringify(seen))
    const ids = (await pullAll(door())).map(({ client_id: id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeLessThanOrEqual(BULKS * BULK + 1)
  },
  LIMIT_MS,
)
