import type { Page } from '@playwright/test'

// A diary with a unique word in each place where personal data can be stored, written directly to storage in the app's
// format.

/** Where a word is planted: kinds of rows, other stores, quarantined rows, and the owner of the device. */
const KINDS = [
  'record',
  'reflection',
  'dose',
  'condition',
  'medication',
  'list_field',
  'user_profile',
  'settings',
  'program',
]
const SHELVES = ['parts', 'drafts', 'trash', 'history', 'answers', 'aliases', 'known', 'imports']

/** Those of the guide and of Solace, by store and name. */
const NAMED = ['parts guide', 'parts safety', 'known guide.planted', 'known solace-session']

const PLACES = [...KINDS, ...SHELVES, ...NAMED, 'unreadable', 'username', 'email', 'token']

/** Incompressible for a browser, and unique. */
const newWord = (): string =>
  Array.from(
    { length: 24 },
    () => 'abcdefghijklmnopqrstuvwxyz0123456789'[Math.floor(Math.random() * 36)],
  ).join('')

export type PlantedWords = Readonly<Record<string, string>>

export const plantedWords = (): PlantedWords => Object.fromEntries(PLACES.map((place) => [place, newWord()]))

// A string, because it runs in the page.
const HELPERS = `
  const done = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const diaries = async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => /^reprieve-[0-9a-f]{24}$/.test(name))
  const open = (name) => done(indexedDB.open(name))`

/** The device belongs to an account with a planted name, address and token; the app creates its diary. */
export const plantOwner = (page: Page, planted: PlantedWords): Promise<void> =>
  page.evaluate(`(async () => {${HELPERS}
    const planted = ${JSON.stringify(planted)}
    const device = await open('reprieve-device')
    const change = device.transaction('choices', 'readwrite')
    const value = { is: 'user', userId: 7, username: planted.username, email: planted.email, token: planted.token }
    change.objectStore('choices').put({ name: 'owner', value })
    await new Promise((resolve, reject) => { change.oncomplete = resolve; change.onabort = reject })
    device.close()
  })()`)

/**
 * Adds rows, entries of other stores and a quarantined row to a diary that has one record, and `more` rows, so that there is
 * something to copy.
 */
export const plantDiary = (page: Page, planted: PlantedWords, more = 0): Promise<void> =>
  page.evaluate(`(async () => {${HELPERS}
    const planted = ${JSON.stringify(planted)}
    const [name] = await diaries()
    const db = await open(name)
    const change = db.transaction(['rows', 'shelves', 'unreadable'], 'readwrite')
    const store = (name) => change.objectStore(name)
    const plain = (value) => ({ codec: 'plain', value })
    const hex = (n) => n.toString(16).padStart(12, '0')
    // In the format of the row that the app itself saved.
    const [template] = await done(store('rows').getAll())
    const [, stamp] = template.stamps[0]
    const unnoted = (pairs) => pairs.filter(([group]) => group !== 'note')
    const row = (kind, at, word) => ({
      ...template, kind, clientId: '01900000-0000-7000-8000-' + hex(at), localId: null,
      stamps: [...unnoted(template.stamps), ['note', stamp]],
      content: plain({ values: [...unnoted(template.content.value.values), ['note', { note: word }]], lost: [] }),
    })
    const kinds = ${JSON.stringify(KINDS)}
    kinds.forEach((kind, at) => store('rows').put(row(kind, 900 + at, planted[kind])))
    for (let at = 0; at < ${more}; at += 1) store('rows').put(row('record', 2000 + at, 'filler ' + at))
    const shelves = ${JSON.stringify(SHELVES)}
    shelves.forEach((shelf) =>
      store('shelves').put({ shelf, id: 'planted', at: Date.now(), content: plain({ kind: 'planted', value: planted[shelf] }) }))
    const named = ${JSON.stringify(NAMED)}
    named.forEach((place) => {
      const [shelf, id] = place.split(' ')
      store('shelves').put({ shelf, id, at: Date.now(), content: plain({ kind: 'planted', value: planted[place] }) })
    })
    store('unreadable').add({ table: 'rows', key: 'x', raw: { note: planted.unreadable }, why: 'planted', at: Date.now() })
    await new Promise((resolve, reject) => { change.oncomplete = resolve; change.onabort = reject })
    db.close()
  })()`)

export interface ReadableStorage {
  databases: number
  /** Everything that is stored in plain text, as one string. */
  text: string
}

/** Everything that a page of this origin can read, without the app. */
export const readAllStorage = (page: Page): Promise<ReadableStorage> =>
  page.evaluate<ReadableStorage>(`(async () => {${HELPERS}
    const names = await diaries()
    const parts = []
    for (const name of [...names, 'reprieve-device']) {
      const db = await open(name)
      const stores = db.transaction([...db.objectStoreNames])
      for (const store of db.objectStoreNames) parts.push(await done(stores.objectStore(store).getAll()))
      db.close()
    }
    return { databases: names.length, text: JSON.stringify(parts) }
  })()`)
