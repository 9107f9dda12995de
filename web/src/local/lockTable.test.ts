import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SESSION_NAMES } from '../device/sessionNames.ts'
import { STORAGE_NAMES } from '../device/storage.ts'
import { CACHE_NAMES } from '../sw/caches.ts'
import { openDeviceDatabase } from './database/deviceDatabase.ts'
import { openIdb } from './database/idb.ts'
import { openPersonDatabase } from './database/personDatabase.ts'
import { SCHEMA_VERSION } from './database/personSchema.ts'
import { LOCK_TABLE, type LockEntry } from './lockTable.ts'
import { fakeEngine } from './testing/fakeEngine.ts'

// Shelves, states and choices are closed by their types: a name without an entry does not compile.

const WEB = new URL('../../', import.meta.url)

/** Only shipped files: no tests, and no files beside them. */
const sources = readdirSync(new URL('src/', WEB), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|Contract\.ts$|testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(`src/${path}`, WEB), 'utf8') }))

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

const saidIn = (shape: RegExp, where: (path: string) => boolean = () => true): string[] =>
  sorted(
    sources
      .filter(({ path }) => where(path))
      .flatMap(({ text }) => [...text.matchAll(shape)].map(([, name]) => name ?? '')),
  )

test('[LOCK-6] every store that is made anywhere has an entry', async () => {
  const engine = fakeEngine()
  await openDeviceDatabase(engine)
  const person = await openPersonDatabase({ name: 'reprieve-a', onGone: () => {}, engine })
  expect(person.ok).toBe(true)
  const stores = async (name: string, version: number): Promise<string[]> => {
    const db = await openIdb(engine, { name, version, upgrade: () => {}, onVersionChange: () => {} })
    return [...db.objectStoreNames]
  }
  const made = [...(await stores('reprieve-device', 2)), ...(await stores('reprieve-a', SCHEMA_VERSION))]
  const said = saidIn(/createObjectStore\('([^']+)'/g)
  expect(said).toEqual(sorted(Object.keys(LOCK_TABLE.stores)))
  expect(made.filter((name) => !said.includes(name))).toEqual([])
})

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')

test('[LOCK-6] every name in localStorage has an entry, and no code bypasses the wrapper', () => {
  expect(sorted(Object.keys(LOCK_TABLE.storage))).toEqual(sorted(STORAGE_NAMES))
  const usesIt = ({ text }: { text: string }): boolean => /\blocalStorage\b/.test(withoutComments(text))
  expect(sources.filter(usesIt).map(({ path }) => path)).toEqual(['device/storage.ts'])
  const theme = readFileSync(new URL('public/theme.js', WEB), 'utf8')
  const read = [...theme.matchAll(/'reprieve\.([^']+)'/g)].map(([, name]) => name)
  expect(read.filter((name) => !STORAGE_NAMES.some((known) => known === name))).toEqual([])
})

test('[LOCK-6] every name in sessionStorage has an entry', () => {
  expect(sorted(Object.keys(LOCK_TABLE.session))).toEqual(sorted(SESSION_NAMES))
  // A calendar file belongs to the person, and no tab stores it.
  expect(saidIn(/'(reprieve\.(?!ics')[^']+)'/g)).toEqual(sorted(SESSION_NAMES))
})

test('[LOCK-6] every cache has an entry', () => {
  expect(sorted(Object.keys(LOCK_TABLE.caches))).toEqual(sorted(CACHE_NAMES))
  // Names of Web Locks end with a colon.
  expect(saidIn(/'(reprieve-[^':]+)'/g, (path) => /^(sw|device)\//.test(path))).toEqual(sorted(CACHE_NAMES))
})

test('[LOCK-6] plain entries say why, and nothing is encrypted where it cannot be wiped', () => {
  const entries = Object.values(LOCK_TABLE).flatMap((names) => Object.values<LockEntry>(names))
  const reasons = entries.flatMap((entry) => (typeof entry === 'object' ? [entry.clear] : []))
  expect(reasons.filter((why) => why.length < 6)).toEqual([])
  const outside = [LOCK_TABLE.storage, LOCK_TABLE.session, LOCK_TABLE.caches]
  expect(outside.flatMap((names) => Object.values<LockEntry>(names)).includes('sealed')).toBe(false)
})
