import type { DeviceChoiceName } from './database/deviceDatabase.ts'
import type { Shelf, StateName } from './tables.ts'

/**
 * What the app lock does with a stored value. `sealed`: it is encrypted. `dropped`: it is deleted before the diary
 * locks, and is fetched or built again later, or not at all. `clear`: it stays readable, because it says nothing about
 * a person.
 */
export type LockEntry = 'sealed' | 'dropped' | { clear: string }

type Entries<Name extends string> = Readonly<Record<Name, LockEntry>>

const clear = (why: string): LockEntry => ({ clear: why })

const STORES: Entries<'rows' | 'shelves' | 'states' | 'unreadable' | 'people' | 'choices' | 'scratch'> = {
  // Ids, kind, day and stamps stay readable beside the content: sync and sorting need them.
  rows: 'sealed',
  shelves: 'sealed',
  states: clear('each has an entry of its own'),
  // A row that could not be read may contain what a person wrote.
  unreadable: 'sealed',
  people: clear('names of databases that are made up, and what the lock itself is opened with'),
  choices: clear('each has an entry of its own'),
  scratch: clear('nothing of anybody: it is made and deleted while a diary is sealed'),
}

const SHELVES: Entries<Shelf> = {
  parts: 'sealed',
  drafts: 'sealed',
  trash: 'sealed',
  history: 'sealed',
  answers: 'sealed',
  aliases: 'sealed',
  // A copy of the diary in another shape, rebuilt from the rows.
  columns: 'dropped',
  known: 'sealed',
  imports: 'sealed',
  chats: 'sealed',
}

const STATES: Entries<StateName> = {
  sync: clear('a clock and counts'),
  sending: clear('ids of rows'),
  synced: clear('a moment'),
  'set-aside': clear('a version of the app'),
  'settled-unreadable': clear('ids of what could not be read'),
  clock: clear('how far the clock is wrong'),
  'only-here': clear('a count'),
  exported: clear('a moment'),
  'server-kinds': clear('what the server tells everybody'),
}

const CHOICES: Entries<DeviceChoiceName | 'device-id'> = {
  theme: clear('how the page looks'),
  language: clear('how the page speaks'),
  // Name, address and token: with the token, a stolen copy of the device could read the whole diary from the server.
  owner: 'sealed',
  registered: 'sealed',
  service: clear('what the operator tells everybody'),
  privacy: clear('two switches'),
  usage: clear('when the app was first opened'),
  hints: clear('which hints were seen'),
  look: clear('how large the text stands'),
  reminders: clear('times of day: a device that is locked reminds, too'),
  'reminders-when-closed': clear('a switch'),
  moving: clear('names of two databases, while one becomes the other'),
  'device-id': clear('made up'),
}

/** localStorage: deleted values may stay on the disk for good, so nothing that needs encryption is stored there. */
const STORAGE = {
  theme: clear('how the page looks'),
  dim: clear('how the page looks'),
  shown: clear('how the page looks'),
  size: clear('how large the text stands'),
  contrast: clear('how the page looks'),
  helpCountry: clear('for which country numbers to call are shown'),
  installHidden: clear('that the offer to install was put away'),
  language: clear('how the page speaks'),
  landing: clear('where the link to this page was found'),
  'last-input': clear('made up'),
  pageSize: clear('how long a list is'),
  persistAsked: clear('that the browser was asked'),
  quietLine: clear('a switch'),
  range: clear('for how many days results are shown'),
  recent: clear('where a card of home stands'),
  doseRow: clear('whether home has a row for a dose'),
  goingRow: clear('whether home has a row above To finish'),
  sections: clear('through which sections the editor walks'),
  simple: clear('how much home shows'),
  sort: clear('in which order records are listed'),
  swept: clear('a moment'),
  'timeline.hidden': clear('which lines of a chart are shown'),
  'timeline.measure': clear('which measure a chart shows'),
  visitRow: clear('whether home has a row for a visit'),
  // A name that older app versions stored here; the next start moves it to the choices.
  registered: 'dropped',
} as const satisfies Entries<string>

/** sessionStorage: kept for one tab, but still on the disk. */
const SESSION = {
  'reprieve.provider': 'dropped',
  'reprieve.consent': 'dropped',
  'reprieve.registration': 'dropped',
  'reprieve.stay': 'dropped',
  'reprieve.visited': 'dropped',
  'reprieve.scroll': clear('how far screens are scrolled'),
} as const satisfies Entries<string>

const CACHES = {
  'reprieve-app-': clear('files of the app'),
  'reprieve-languages': clear('how the page speaks'),
  'reprieve-reminders': clear('when a reminder was shown'),
} as const satisfies Entries<string>

/** [LOCK-6] */
export const LOCK_TABLE = {
  stores: STORES,
  shelves: SHELVES,
  states: STATES,
  choices: CHOICES,
  storage: STORAGE,
  session: SESSION,
  caches: CACHES,
}
