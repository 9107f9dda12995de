import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import { isCount, isRatedAtServer, isYes } from '@reprieve/contract/home/homeWire.ts'
import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { CARDS } from '@reprieve/domain/home/cards.ts'
import { DEFAULT_ASK_THRESHOLDS } from '@reprieve/domain/home/counters.ts'
import { promptsDarkTheme } from '@reprieve/domain/home/darkThemePrompt.ts'
import { introduceAtFirstSync } from '@reprieve/domain/home/guideCard.ts'
import { type HomeFacts, shownCards } from '@reprieve/domain/home/shownCards.ts'
import { keepCardInPlace, keepShownCards } from '@reprieve/domain/home/steadyCards.ts'
import type { StoredHome, Platform } from '@reprieve/domain/home/storedHome.ts'
import { isAnswered } from '@reprieve/domain/records/answer.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { DarkThemeFacts } from '@reprieve/domain/settings/theme.ts'
import { serviceFacts } from '../account/service/serviceFacts.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { loadSyncState } from '../local/rows/syncStateStore.ts'
import { readServerCopy } from '../local/serverCopies.ts'
import { readServerRecord } from '../purchases/serverRecord.ts'
import { readLocalSaveLog, type UnfinishedQuickRecord } from '../records/localSaveLog.ts'
import { recordById } from '../records/readRecords.ts'
import { changeHomeCards, readHomeCards, importSchema6Counters } from './cardsTable.ts'
import { readGuideSummary } from './guideSummary.ts'
import { type HomeData, type HomeParts, type HomeState, NO_COPY_FACTS } from './homeContent.ts'
import { cardsAboveRecent, RECENT, type RecentPlace } from './recentRecords.ts'

/** Only a number, and maybe a note: with more, the person who opened it has completed it. */
const isBare = (record: PainRecord): boolean =>
  record.pattern === null &&
  record.duration.kind === 'none' &&
  [record.location, record.character, record.environment].every((list) => list.length === 0) &&
  ![record.symptom, record.aggravatingFactor, record.intervention, record.medication].some(isAnswered)

export interface HomeQuery {
  isRegistered: boolean
  isEnglish: boolean
  platform: Platform
  copyFacts: HomeParts['signUp']['facts']
  isGettingStarted: (diary: Diary, isRegistered: boolean) => Promise<boolean>
}

/**
 * Reads everything that decides the first view of home in one step: a later part would push the rest away. [HOME-26]
 */
export async function readHome(diary: Diary, asked: HomeQuery): Promise<HomeData> {
  const { isRegistered, isEnglish, platform } = asked
  await takeOverOnce(diary)
  const [saved, user, copy, gettingStarted, guide] = await Promise.all([
    readLocalSaveLog(diary),
    // For a diary without an account, earlier server data does not apply.
    isRegistered ? readServerRecord(diary) : null,
    isRegistered ? NO_COPY_FACTS : asked.copyFacts(diary),
    asked.isGettingStarted(diary, isRegistered),
    readGuideSummary(diary),
  ])
  const { storeLinks, asksAfter } = serviceFacts.current()
  const isAvailable = isYes(user?.['pain_guide_available'])
  const facts: HomeFacts = {
    now: diary.now(),
    isRegistered,
    platform,
    hasStoreLink: storeLinks[platform] !== undefined,
    isRatedAtServer: isRatedAtServer(user ?? {}, platform),
    counters: saved.counters,
    askedAfter: {
      rate: asksAfter.rate ?? DEFAULT_ASK_THRESHOLDS.rate,
      signup: asksAfter.signup ?? DEFAULT_ASK_THRESHOLDS.signup,
    },
    records: copy.records,
    copyPutOffAt: copy.putOffAt,
    isClearedUnused: copy.isClearedUnused,
    questionnaires: await toComplete(diary, user),
    quickInARow: saved.quickInARow,
    guide: { isAvailable, isEnglish },
    isGettingStarted: gettingStarted,
  }
  const home = await metAccount(diary, { user, isAvailable })
  return { home, facts, copy, guide, quick: await stillBare(diary, saved.quick) }
}

const takenOver = perDiary((): { turn: Promise<void> | null } => ({ turn: null }))

/** Runs before the first count is read; if it fails, the next opening tries again. [HOME-25] */
function takeOverOnce(diary: Diary): Promise<void> {
  const once = takenOver(diary)
  once.turn ??= importSchema6Counters(diary)
  once.turn.catch(() => void (once.turn = null))
  return once.turn
}

/** How many questionnaires the institution waits for, as last received; only for its members. [HOME-27] */
async function toComplete(diary: Diary, user: Fields | null): Promise<number> {
  if (!isYes(user?.['is_institution_member'])) return 0
  const count = toFields(await readServerCopy(diary, 'questionnaires'))['to_complete']
  return isCount(count) ? count : 0
}

/** Only after the account has sent its cards: before that, another device may have answered already. [HOME-16] */
async function metAccount(
  diary: Diary,
  { user, isAvailable }: { user: Fields | null; isAvailable: boolean },
): Promise<StoredHome> {
  const home = await readHomeCards(diary)
  if (user === null || home.guide.isAlreadySynced) return home
  if ((await loadSyncState(diary)).state.epoch === null) return home
  const changed = await changeHomeCards(diary, (now) => introduceAtFirstSync(now, { isAvailable }))
  return changed.ok ? changed.value : home
}

async function stillBare(diary: Diary, quick: readonly UnfinishedQuickRecord[]): Promise<SavedRecord[]> {
  const records = await Promise.all(quick.map(({ clientId }) => recordById(diary, clientId)))
  return records.filter((record) => record !== null).filter(isBare)
}

interface Arriving {
  evening: DarkThemeFacts
  /** Where the first render has shown Recent Records; null if it has not. */
  recentPlace: RecentPlace | null
}

/** What home shows when it is opened. [HOME-26] */
export function buildHomeState(read: HomeData, { evening, recentPlace }: Arriving): HomeState {
  const belonging = shownCards(read.home, read.facts)
  const cards =
    recentPlace === null ? belonging : keepCardInPlace(belonging, { drawn: RECENT, above: recentPlace.above })
  const isAsking = cards.some(({ type }) => CARDS[type].place === 'prompt')
  return {
    ...read,
    cards,
    aboveRecent: cardsAboveRecent(cards, belonging),
    isInKeptPlace: recentPlace !== null,
    // One card that asks for something is enough for an evening.
    introducesDark: !isAsking && promptsDarkTheme(read.home, evening),
  }
}

/** What home shows after an action of the person: no new card appears. [HOME-26] */
export function updateHomeState<Shown extends HomeState>(before: Shown, change: Partial<HomeState>): Shown {
  const below = { ...before, ...change }
  const now = shownCards(below.home, below.facts)
  const cards = keepShownCards(before.cards, now)
  return { ...below, cards, aboveRecent: cardsAboveRecent(cards, now), isInKeptPlace: false }
}
