import { isYes } from '@reprieve/contract/home/homeWire.ts'
import { RECORD_KIND, savedRecordFromRow } from '@reprieve/contract/records/recordCodec.ts'
import { isProfileComplete } from '@reprieve/domain/account/profile.ts'
import {
  checkItems,
  listEngagementItems,
  NOTHING_DONE,
  type EngagementFacts,
  type EngagementItem,
} from '@reprieve/domain/home/engagement/items.ts'
import {
  RESULT_VIEWS,
  type StoredEngagement,
  type ResultView,
} from '@reprieve/domain/home/engagement/storedEngagement.ts'
import { shownStreak, trackingDays } from '@reprieve/domain/home/engagement/streak.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { readStoredProfile } from '../../account/profileTable.ts'
import { installWay } from '../../device/installWay.ts'
import { installPrompt } from '../../device/installingHere.ts'
import { permissionNow } from '../../device/notifications.ts'
import { localNow } from '../../device/useNow.ts'
import { perDiary } from '../../local/perDiary.ts'
import { readRowPage } from '../../local/rows/rowPages.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readServerRecord } from '../../purchases/serverRecord.ts'
import { readReminderPlan } from '../../reminders/reminderTable.ts'
import { readGuideSummary } from '../guideSummary.ts'
import { changeEngagement, loadEngagement } from './engagementTable.ts'

interface Tracked {
  days: number
  /** Null if it is not shown. [ENG-10] */
  streak: number | null
}

/**
 * Days are counted in UTC without reading a row. A local day spans at most three UTC days: this many are more than the
 * card asks for, wherever the person was.
 */
const MANY_DAYS = 19
const ROWS_AT_ONCE = 50

/** On how many different days there are records; for a long diary only that there are enough. [ENG-2] */
export async function trackedDays(diary: Diary, now: LocalInstant): Promise<Tracked> {
  if ((await diary.tables.countDays(RECORD_KIND, MANY_DAYS)) >= MANY_DAYS)
    return { days: MANY_DAYS, streak: null }
  const days = new Set<DayNumber>()
  let before: number | null = null
  // While a first sync runs, the diary may have become long since it was counted.
  do {
    const page = await readRowPage(diary, { kinds: [RECORD_KIND], before, count: ROWS_AT_ONCE })
    for (const day of daysOf(page.rows)) days.add(day)
    before = page.next
  } while (before !== null && days.size < MANY_DAYS)
  return days.size >= MANY_DAYS
    ? { days: MANY_DAYS, streak: null }
    : { days: days.size, streak: shownStreak(days, dayNumberOf(now)) }
}

function daysOf(rows: readonly LocalRow[]): ReadonlySet<DayNumber> {
  const records = rows.map(savedRecordFromRow).filter((record) => record !== null)
  return trackingDays(records.map(({ startsAt, timeOffset }) => ({ at: startsAt, offset: timeOffset })))
}

/** Everything that the Getting Started card shows. */
export interface GettingStarted {
  items: readonly EngagementItem[]
  /** The next result screen to open. */
  nextView: ResultView
  tracked: Tracked
  isCollapsed: boolean
  isDismissed: boolean
}

export interface ReadEngagement {
  kept: StoredEngagement
  facts: EngagementFacts
  tracked: Tracked
}

/** Finds out what was done, and checks it off permanently. [ENG-7] */
export async function readEngagement(diary: Diary, isRegistered: boolean): Promise<ReadEngagement> {
  const before = await loadEngagement(diary)
  const [tracked, profile, isReminded, guide, user] = await Promise.all([
    // Once it is checked, the count is not needed any more.
    before.checked.includes('tracking') ? NOT_COUNTED : trackedDays(diary, localNow(diary.now())),
    readStoredProfile(diary),
    isRemindedHere(diary),
    readGuideSummary(diary),
    // For a diary without an account, earlier server data does not apply.
    isRegistered ? readServerRecord(diary) : null,
  ])
  const facts: EngagementFacts = {
    ...NOTHING_DONE,
    isRegistered,
    isReminded,
    isProfileComplete: isProfileComplete(profile),
    trackingDays: tracked.days,
    guideItems: guide?.opened ?? 0,
    isGuideAvailable: isYes(user?.['pain_guide_available']),
    isInstalled: installPrompt.isInstalled(),
  }
  const changed = await changeEngagement(diary, (kept) => checkItems(kept, facts))
  const read = { kept: changed.ok ? changed.value : checkItems(before, facts), facts, tracked }
  latestEngagement(diary).engagement = read
  return read
}

/** The caller that shows the card has just read this to decide it: the card need not be empty at first. */
export const latestEngagement = perDiary((): { engagement: ReadEngagement | null } => ({ engagement: null }))

const NOT_COUNTED: Tracked = { days: 0, streak: null }

async function isRemindedHere(diary: Diary): Promise<boolean> {
  if (permissionNow() !== 'granted') return false
  return (await readReminderPlan(diary)).reminders.some(({ isOn }) => isOn)
}

export function gettingStarted(
  { kept, facts, tracked }: ReadEngagement,
  canInstall: boolean,
): GettingStarted {
  return {
    items: listEngagementItems({ ...facts, canInstall }, kept),
    nextView: RESULT_VIEWS.find((view) => !kept.seenResults.includes(view)) ?? RESULT_VIEWS[0],
    tracked,
    isCollapsed: kept.isCollapsed,
    isDismissed: kept.isDismissed,
  }
}

/** There is something left to do, and the person has not dismissed the card. [ENG-8] */
export async function isGettingStarted(diary: Diary, isRegistered: boolean): Promise<boolean> {
  const { items, isDismissed } = gettingStarted(await readEngagement(diary, isRegistered), canInstallNow())
  return !isDismissed && items.some(({ isChecked }) => !isChecked)
}

export const canInstallNow = (): boolean => installWay() !== null
