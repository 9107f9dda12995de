import { sortedCardTypes, reorderCards } from '@reprieve/domain/home/reorderCards.ts'
import {
  NO_HOME,
  cardIn,
  emptyCard,
  noteRated,
  toggleCollapsed,
  type StoredHome,
} from '@reprieve/domain/home/storedHome.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import type { Diary } from '../local/rows/rows.ts'
import { aDiary } from '../local/testing/aDiary.ts'
import { changeLocalSaveLog, readLocalSaveLog } from '../records/localSaveLog.ts'
import { readSettings, saveSettings } from '../settings/saving/settingsTable.ts'
import { changeHomeCards, readHomeCards, importSchema6Counters } from './cardsTable.ts'

const PREF = 'home_cards'
const collapse = (home: StoredHome): StoredHome => toggleCollapsed(home, 'medications')

const OLD = {
  pain_guide_introduced: true,
  cards: [
    { type: 'medications', position: 0, collapsed: true, sortable: true },
    { type: 'weather', position: 1, city: 'Bern' },
    { type: 'rate', hidden: true, recordsAdded: 4, delayed: false },
  ],
}

async function ofSchema6(): Promise<ReturnType<typeof aDiary>> {
  const diary = aDiary()
  const content = await diary.codec.encode({ table: 'parts', id: PREF }, OLD)
  await diary.tables.write({ shelve: [{ shelf: 'parts', id: PREF, at: 1, content }] })
  return diary
}

test('[HOME-24] at first nothing is stored for the cards; changes are there for the next reader', async () => {
  const diary = aDiary()
  expect(await readHomeCards(diary)).toEqual(NO_HOME)
  const changed = await changeHomeCards(diary, collapse)
  const home = { ...NO_HOME, cards: [{ ...emptyCard('medications'), isCollapsed: true }] }
  expect(changed).toEqual(ok(home))
  expect(await readHomeCards(diary)).toEqual(home)
  expect(diary.rung).toEqual([['home']])
})

test('[HOME-24] simultaneous changes are all kept', async () => {
  const diary = aDiary()
  await Promise.all([
    changeHomeCards(diary, collapse),
    changeHomeCards(diary, (home) => noteRated(home, 'pwa')),
    changeHomeCards(diary, collapse),
    changeHomeCards(diary, (home) => toggleCollapsed(home, 'recent_records')),
  ])
  const home = await readHomeCards(diary)
  expect(['medications', 'recent_records'].map((type) => cardIn(home, type).isCollapsed)).toEqual([
    false,
    true,
  ])
  expect(home.rated).toEqual(['pwa'])
})

test('[HOME-24, SYNC-35] sorting writes only the keys of the cards, and keeps data of a newer app', async () => {
  const diary = aDiary()
  const theirs = { 'card.weather': { position: 1, city: 'Bern' }, moon: 3 }
  await saveSettings(diary, PREF, { opened: {}, now: theirs })
  await changeHomeCards(diary, (home) => reorderCards(home, ['medications', 'pain_guide']))
  expect(await readSettings(diary, PREF)).toEqual({
    'card.medications': { position: 0 },
    'card.weather': { position: 1, city: 'Bern' },
    'card.recent_records': { position: 2 },
    'card.pain_conditions': { position: 3 },
    'card.pain_guide': { position: 4 },
    moon: 3,
  })
})

test('[HOME-24] a change without effect is not written', async () => {
  const diary = aDiary()
  expect(await changeHomeCards(diary, (home) => home)).toEqual(ok(NO_HOME))
  expect(diary.rung).toEqual([])
})

test('[HOME-24, LOCAL-10] a full disk is reported, and the next change is tried again', async () => {
  const diary = aDiary()
  const { tables } = diary
  diary.tables = { ...tables, write: () => Promise.resolve(err('no-room')) }
  expect(await changeHomeCards(diary, collapse)).toEqual(err('no-room'))
  diary.tables = tables
  expect((await changeHomeCards(diary, collapse)).ok).toBe(true)
})

test('[HOME-25] the cards of schema 6 are shown immediately, and stored with the first change', async () => {
  const diary = await ofSchema6()
  const home = await readHomeCards(diary)
  expect(sortedCardTypes(home)[0]).toBe('medications')
  expect(home.guide.isIntroduced).toBe(true)
  expect(await readSettings(diary, PREF)).toEqual({})
  await changeHomeCards(diary, collapse)
  expect(await readSettings(diary, PREF)).toEqual({
    'card.medications': { position: 0, collapsed: 0 },
    'card.weather': { position: 1, city: 'Bern' },
    'card.rate': { hidden: 1 },
    pain_guide_introduced: 1,
  })
})

test('[HOME-25] later stored values win; an unreadable part is ignored and stays', async () => {
  const diary = await ofSchema6()
  await saveSettings(diary, PREF, { opened: {}, now: { 'card.medications': { position: 3 } } })
  expect((await readHomeCards(diary)).cards).toEqual([{ ...emptyCard('medications'), position: 3 }])
  const torn = aDiary()
  await torn.tables.write({ shelve: [{ shelf: 'parts', id: PREF, at: 1, content: 'torn' }] })
  expect(await readHomeCards(torn)).toEqual(NO_HOME)
  expect(await torn.tables.shelved('parts', PREF)).toMatchObject({ content: 'torn' })
})

test('[HOME-25] counters continue from schema 6 once, and do not overwrite later ones', async () => {
  const diary = await ofSchema6()
  await importSchema6Counters(diary)
  const rateOf = async (one: Diary): Promise<number> => (await readLocalSaveLog(one)).counters.rate.added
  expect(await rateOf(diary)).toBe(4)
  await changeLocalSaveLog(diary, (since) => ({
    quick: [],
    quickInARow: 0,
    counters: { ...since!.counters, rate: { added: 9, isDelayed: false } },
  }))
  await importSchema6Counters(diary)
  expect(await rateOf(diary)).toBe(9)
  const fresh = aDiary()
  await importSchema6Counters(fresh)
  expect(fresh.rung).toEqual([])
})
