import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { NOTHING, NOT_ANSWERED, withItems, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import { setAllDay } from '@reprieve/domain/records/editRecord.ts'
import {
  emptyRecord,
  type Intervention,
  type PainPattern,
  type PainRecord,
} from '@reprieve/domain/records/painRecord.ts'
import type { Duration } from '@reprieve/domain/records/recordDuration.ts'
import { MINUTE_MS, type Instant, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Chance } from './demoYearChance.ts'
import type { DemoDay } from './demoYearDays.ts'
import {
  AGGRAVATING,
  CHARACTERS,
  ENVIRONMENTS,
  LOCATIONS,
  NEW_SYMPTOM,
  NEW_WITHIN_DAYS,
  NOTES,
  OUTDOORS,
  POOR_SLEEP,
  SYMPTOMS,
  TRIED_TREATMENTS,
} from './demoYearLists.ts'

const WITHIN_A_DAY = 0.8
const [HIGHEST, HARD] = [10, 8]

export interface Moment {
  day: DemoDay
  at: LocalInstant
  /** One record of a day contains everything of that day; the others may leave parts out. */
  saysAll: boolean
  now: Instant
}

/** One pain record of that day, without medicines. */
export function demoRecord({ day, at, saysAll, now }: Moment, chance: Chance): PainRecord {
  const severity = clampToTen(day.pain + WITHIN_A_DAY * chance.normal())
  const record: PainRecord = {
    ...emptyRecord(at),
    severity,
    duration: demoDuration(at.at, now, chance),
    pattern: demoPattern(severity, chance),
    location: atLeastOne(chance.some(LOCATIONS), LOCATIONS[0]![0]),
    symptom: demoSymptoms({ day, saysAll }, chance),
    character: chance.is(0.8) ? chance.some(CHARACTERS) : [],
    aggravatingFactor: demoWorse(chance),
    intervention: demoTried(chance),
    environment: demoPlaces({ day, saysAll }, chance),
    note: chance.is(0.25) ? chance.of(NOTES) : '',
  }
  return day.back > 0 && chance.is(0.06) ? setAllDay(record, day.day) : record
}

export const clampToTen = (value: number): number => Math.min(HIGHEST, Math.max(0, Math.round(value)))

function demoDuration(start: Instant, now: Instant, chance: Chance): Duration {
  const minutes = chance.of([15, 30, 45, 60, 90, 120, 180, 240, 360])
  const kind = chance.weighed([
    ['length', 5],
    ['until', 2],
    ['none', 3],
  ] as const)
  // A pain that has not ended has no length.
  const endsAt = start + minutes * MINUTE_MS
  if (kind === 'none' || endsAt > now) return { kind: 'none' }
  if (kind === 'until') return { kind, endsAt }
  return { kind, seconds: minutes * 60, shownIn: minutes >= 90 ? 'hours' : 'minutes' }
}

function demoPattern(severity: number, chance: Chance): PainPattern | null {
  if (severity >= HARD && chance.is(0.5)) return 'breakthrough'
  return chance.weighed([
    ['constant', 5],
    ['intermittent', 4],
    [null, 1],
  ] as const)
}

type MomentDetail = Pick<Moment, 'day' | 'saysAll'>

function demoSymptoms({ day, saysAll }: MomentDetail, chance: Chance): ListAnswer<Reference> {
  const found = chance.some(SYMPTOMS)
  const isNew = day.back < NEW_WITHIN_DAYS && chance.is(0.35)
  const all = [
    ...(day.sleptBadly && (saysAll || chance.is(0.4)) ? [POOR_SLEEP] : []),
    ...found,
    ...(isNew ? [NEW_SYMPTOM] : []),
  ]
  if (!saysAll && chance.is(0.3)) return NOT_ANSWERED
  return all.length === 0 ? NOTHING : withItems(all)
}

function demoPlaces({ day, saysAll }: MomentDetail, chance: Chance): readonly Reference[] {
  const other = chance.weighed(ENVIRONMENTS)
  if (day.wasOutdoors && (saysAll || chance.is(0.4))) return [OUTDOORS]
  return saysAll || chance.is(0.6) ? [other] : []
}

function demoWorse(chance: Chance): ListAnswer<Reference> {
  const found = chance.some(AGGRAVATING)
  if (chance.is(0.4)) return NOT_ANSWERED
  return found.length === 0 ? NOTHING : withItems(found)
}

/** One of seven is left unmarked, as people do. */
function demoTried(chance: Chance): ListAnswer<Intervention> {
  const found = TRIED_TREATMENTS.filter(({ share }) => chance.is(share)).map(
    ({ item, helps }): Intervention => {
      if (chance.is(1 / 7)) return { ...item, effect: 'unmarked' }
      return { ...item, effect: chance.is(helps) ? 'alleviating' : 'ineffective' }
    },
  )
  if (chance.is(0.3)) return NOT_ANSWERED
  return found.length === 0 ? NOTHING : withItems(found)
}

const atLeastOne = (found: readonly Reference[], else_: Reference): readonly Reference[] =>
  found.length === 0 ? [else_] : found
