import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun, LIMIT_MS, printFigure, pickByRunLength } from '../harness/longRun.ts'
import { openDevice, WEBKIT_PHONE, type WebkitDevice } from './webkitDevice.ts'

// Tests the engine alone, on a blank page: why our code acts as it does when a page is left, and whether it still must.
const ROUNDS = pickByRunLength({ short: 1, long: 12 })
const PATIENCE_MS = 2_500

let server: Server
let device: WebkitDevice

beforeAll(async () => {
  server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><title>blank</title>')
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', () => resolve()))
  device = await openDevice(WEBKIT_PHONE)
})
afterAll(async () => {
  await device?.remove()
  server?.close()
})

// All of these are strings, because they run in the page.
const OPEN = `const db = await new Promise((resolve, reject) => {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { keyPath: 'id' })
  opening.onsuccess = () => resolve(opening.result)
  opening.onerror = () => reject(opening.error)
})`
/** Never ends by itself: each answer triggers the next request. */
const READING = `const live = db.transaction('rows')
  const next = () => { live.objectStore('rows').get('none').onsuccess = next }
  next()`
const WRITING = `const live = db.transaction('rows', 'readwrite')
  const next = () => { live.objectStore('rows').put({ id: 'left' }).onsuccess = next }
  next()`
const ABORT = `addEventListener('pagehide', () => live.abort())`
const READ_WHEN_HIDDEN = `document.addEventListener('visibilitychange', () => {
    globalThis.live = db.transaction('rows')
    globalThis.live.objectStore('rows').get('none')
  })`
const WRITE_IN_PAGEHIDE = `addEventListener('pagehide', () => {
    const live = db.transaction('rows', 'readwrite')
    live.objectStore('rows').put({ id: 'left' })
    live.oncomplete = () => { globalThis.isToldComplete = true }
    live.commit()
  })`
/** Runs in the next page: whether it can write, and whether it finds the last write of the previous page. */
const WRITE = `const ended = await new Promise((resolve) => {
    const writing = db.transaction('rows', 'readwrite', { durability: 'strict' })
    const asked = writing.objectStore('rows').get('left')
    writing.objectStore('rows').put({ id: 'next' })
    writing.oncomplete = () => resolve(asked.result === undefined ? 'written' : 'written, and what was left is there')
    writing.onabort = () => resolve('aborted')
    setTimeout(() => resolve('blocked'), ${PATIENCE_MS})
  })
  return ended + ', events ' + sessionStorage.getItem('events')`
const NOTE_EVENTS = `sessionStorage.setItem('events', '')
  const note = (name) => sessionStorage.setItem('events', sessionStorage.getItem('events') + ' ' + name)
  addEventListener('pagehide', ({ persisted }) => note('pagehide' + (persisted ? '(cached)' : '')))
  document.addEventListener('visibilitychange', () => note(document.visibilityState))`

const CACHED = 'events  pagehide(cached) hidden'

let databases = 0

/** The result of the next page, each time with a new database. */
async function leaveAndWrite(leaving: string): Promise<string[]> {
  const { port } = server.address() as AddressInfo
  const said: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    databases += 1
    const inPage = (text: string) => `(async (database) => { ${text} })('left-${databases}')`
    await device.page.open(`http://localhost:${port}/${databases}/left`)
    await device.page.evaluate(inPage(`${NOTE_EVENTS}\n${OPEN}\n${leaving}`))
    await device.page.open(`http://localhost:${port}/${databases}/next`)
    said.push(await device.page.evaluate<string>(inPage(`${OPEN}\n${WRITE}`)))
  }
  return said
}

const all = (said: string): string[] => Array.from({ length: ROUNDS }, () => said)
/** In the long run: whether the engine still has the fault. Each blocked page costs the whole timeout. */
async function tellBlocked(what: string, leaving: string): Promise<void> {
  if (isLongRun) printFigure(`next pages blocked by ${what}`, share(await leaveAndWrite(leaving), 'blocked'))
}
const share = (said: readonly string[], word: string): string =>
  `${said.filter((each) => each.startsWith(word)).length} of ${said.length}`

test(
  '[ENGINE-1] the next page can write if the previous page was left without a running transaction',
  async () => {
    expect(await leaveAndWrite('')).toEqual(all(`written, ${CACHED}`))
  },
  LIMIT_MS,
)

test(
  '[ENGINE-1] a read or a write that is aborted in pagehide does not block the next page',
  async () => {
    const reads = await leaveAndWrite(`${READING}\n${ABORT}`)
    const writes = await leaveAndWrite(`${WRITING}\n${ABORT}`)
    expect([...reads, ...writes]).toEqual([...all(`written, ${CACHED}`), ...all(`written, ${CACHED}`)])

    await tellBlocked('a read under way', READING)
    await tellBlocked('a write under way', WRITING)
  },
  LIMIT_MS,
)

test(
  '[ENGINE-2] visibilitychange comes after pagehide, and transactions started in it must be aborted as well',
  async () => {
    const aborted = `${READ_WHEN_HIDDEN}
    document.addEventListener('visibilitychange', () => globalThis.live.abort())`
    expect(await leaveAndWrite(aborted)).toEqual(all(`written, ${CACHED}`))

    await tellBlocked('a read that began when hidden', READ_WHEN_HIDDEN)
  },
  LIMIT_MS,
)

test(
  '[ENGINE-3] a page that comes back from the cache can write again, whatever result its last write reports',
  async () => {
    const said = await leaveAndWrite(WRITE_IN_PAGEHIDE)
    await device.page.back()
    const isTold = await device.page.evaluate<boolean>('globalThis.isToldComplete === true')
    const again = `(async (database) => { ${OPEN}\n${WRITE} })('left-${databases}')`
    expect(await device.page.evaluate<string>(again)).toContain('written')

    printFigure('writes of pagehide that the next page found', share(said, 'written, and'))
    printFigure('the page that came back was told of its write as complete', String(isTold))
  },
  LIMIT_MS,
)
