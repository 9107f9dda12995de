import { NO_COUNT } from '@reprieve/domain/home/counters.ts'
import type { HomeFacts } from '@reprieve/domain/home/shownCards.ts'
import { NO_HOME } from '@reprieve/domain/home/storedHome.ts'
import { expect, test } from 'vitest'
import { storePart } from '../local/diaryParts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { loadSyncState, storedSyncState } from '../local/rows/syncStateStore.ts'
import { storeServerCopy } from '../local/serverCopies.ts'
import { NOON } from '../local/testing/aDiary.ts'
import { changeLocalSaveLog, logSavedRecord } from '../records/localSaveLog.ts'
import {
  aPain,
  aRecordDiary,
  OPENED_RECORD_AT,
  toFinishedRecord,
  saveAndReadRecord,
} from '../records/testing/aFinishedRecord.ts'
import { readHomeCards } from './cardsTable.ts'
import { readHome, type HomeQuery } from './readHome.ts'

const ANONYMOUS: HomeQuery = {
  isRegistered: false,
  isEnglish: true,
  platform: 'web',
  copyFacts: () => Promise.resolve({ records: 6, putOffAt: 5, isLoose: true, isClearedUnused: true }),
  isGettingStarted: () => Promise.resolve(true),
}
const REGISTERED: HomeQuery = {
  ...ANONYMOUS,
  isRegistered: true,
  isGettingStarted: () => Promise.resolve(false),
}
const FACTS: HomeFacts = {
  now: NOON,
  isRegistered: true,
  platform: 'web',
  hasStoreLink: false,
  isRatedAtServer: false,
  counters: NO_COUNT,
  askedAfter: { rate: 10, signup: 5 },
  records: 0,
  copyPutOffAt: 0,
  isClearedUnused: false,
  questionnaires: 0,
  quickInARow: 0,
  guide: { isAvailable: false, isEnglish: true },
  isGettingStarted: false,
}

/** As after the first pulled page of the account. */
async function hasPulled(diary: Diary): Promise<void> {
  const { state, rev } = await loadSyncState(diary)
  await diary.tables.write({
    states: [
      storedSyncState({ state: { ...state, epoch: '019b1a00-0000-7000-8000-000000000001' }, rev: rev + 1 }),
    ],
  })
}
const told = (diary: Diary, record: object) => storeServerCopy(diary, 'user_record', record)

test('[HOME-9, HOME-10, HOME-12] a person without an account gets prompts by the device’s facts, until an operator sets others', async () => {
  const read = await readHome(aRecordDiary(), ANONYMOUS)
  expect(read).toEqual({
    home: NO_HOME,
    facts: {
      ...FACTS,
      isRegistered: false,
      records: 6,
      copyPutOffAt: 5,
      isClearedUnused: true,
      isGettingStarted: true,
    },
    copy: { records: 6, putOffAt: 5, isLoose: true, isClearedUnused: true },
    guide: null,
    quick: [],
  })
})

test('[HOME-12, HOME-18] the server’s facts apply to a person with an account; they are not offered a copy', async () => {
  const diary = aRecordDiary()
  await told(diary, { pain_guide_available: true, is_institution_member: true })
  expect((await readHome(diary, ANONYMOUS)).facts.guide.isAvailable).toBe(false)
  expect((await readHome(diary, REGISTERED)).facts).toEqual({
    ...FACTS,
    guide: { isAvailable: true, isEnglish: true },
  })
})

test('[HOME-16] the guide is introduced once the account’s cards are known, and only if it is available by then', async () => {
  const diary = aRecordDiary()
  await told(diary, { pain_guide_available: true })
  expect((await readHome(diary, REGISTERED)).home).toEqual(NO_HOME)
  await hasPulled(diary)
  const guide = { ...NO_HOME.guide, isIntroduced: true, isAlreadySynced: true }
  expect((await readHome(diary, REGISTERED)).home.guide).toEqual(guide)
  expect((await readHomeCards(diary)).guide).toEqual(guide)

  const later = aRecordDiary()
  await told(later, { pain_guide_available: false })
  await hasPulled(later)
  await readHome(later, REGISTERED)
  await told(later, { pain_guide_available: true })
  expect((await readHome(later, REGISTERED)).home.guide.isIntroduced).toBe(false)
})

test.each([
  [{ is_institution_member: true }, { to_complete: 3 }, 3],
  [{ is_institution_member: false }, { to_complete: 3 }, 0],
  [{ is_institution_member: true }, { to_complete: -1 }, 0],
  [{ is_institution_member: true }, null, 0],
])(
  '[HOME-27] %j, of whom the institution wants %j, is shown %i questionnaires',
  async (user, wanted, count) => {
    const diary = aRecordDiary()
    await told(diary, user)
    if (wanted !== null) await storeServerCopy(diary, 'questionnaires', wanted)
    expect((await readHome(diary, REGISTERED)).facts.questionnaires).toBe(count)
  },
)

test('[HOME-25] counters of schema 6 continue, before the first count is read', async () => {
  const diary = aRecordDiary()
  await storePart(diary, 'home_cards', { cards: [{ type: 'rate', recordsAdded: 4 }] })
  const [one, other] = await Promise.all([readHome(diary, ANONYMOUS), readHome(diary, ANONYMOUS)])
  expect([one, other].map(({ facts }) => facts.counters.rate.added)).toEqual([4, 4])
})

test('[HOME-9] a quick record is offered to finish, until details are added or it is gone', async () => {
  const diary = aRecordDiary()
  const bare = await saveAndReadRecord(diary, aPain(4))
  const told = await saveAndReadRecord(
    diary,
    toFinishedRecord({ ...OPENED_RECORD_AT, severity: 5, pattern: 'constant' }),
  )
  for (const { ref } of [bare, told]) logSavedRecord(diary, { clientId: ref.clientId, isQuick: true })
  logSavedRecord(diary, { clientId: 'deleted', isQuick: true })
  await changeLocalSaveLog(diary, (now) => now!)
  expect((await readHome(diary, ANONYMOUS)).quick).toEqual([bare])
})
