import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { DEFAULT_UNIT, type Duration } from '@reprieve/domain/records/recordDuration.ts'
import type { FieldsInGroup } from '@reprieve/domain/records/recordGroups.ts'
import { SECOND_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import type { Content } from '../content.ts'
import { DURATION_TYPE_NAMES, DURATION_UNIT_NAMES, PAIN_TYPE_NAMES } from './recordFields.ts'

export function durationWords(duration: Duration) {
  if (duration.kind === 'none') return { pain_duration_unit: null, pain_duration_type: null }
  const unit = duration.kind === 'length' ? duration.shownIn : DEFAULT_UNIT
  return {
    pain_duration_unit: DURATION_UNIT_NAMES[unit],
    pain_duration_type: DURATION_TYPE_NAMES[duration.kind],
  }
}

type Timing = Pick<PainRecord, FieldsInGroup<'timing'>>

/** Without a start the other values of the group mean nothing. */
export function readTiming(group: Content, start: Instant): Timing {
  const { timing: startsAt, time_offset: offset } = group
  if (typeof startsAt !== 'number')
    return { startsAt: start, timeOffset: 0, duration: { kind: 'none' }, pattern: null }
  return {
    startsAt,
    timeOffset: typeof offset === 'number' ? offset : 0,
    duration: readDuration(group, startsAt),
    pattern: findWord(PAIN_TYPE_NAMES, group['pain_type']),
  }
}

function readDuration(group: Content, startsAt: Instant): Duration {
  const said = group['pain_duration']
  const seconds = typeof said === 'number' && Number.isFinite(said) ? said : 0
  const kind = findWord(DURATION_TYPE_NAMES, group['pain_duration_type'])
  if (kind === 'all-day') return { kind }
  // The end may lie before the start: a draft can contain this, and the person must see it to correct it.
  if (kind === 'until') return { kind, endsAt: startsAt + Math.round(seconds * SECOND_MS) }
  // A plain client may send a length without its kind.
  if (seconds < 0 || (kind === null && seconds === 0)) return { kind: 'none' }
  const shownIn = findWord(DURATION_UNIT_NAMES, group['pain_duration_unit']) ?? DEFAULT_UNIT
  return { kind: 'length', seconds, shownIn }
}

function findWord<Word extends string>(words: Record<Word, string>, written: unknown): Word | null {
  const found = Object.entries(words).find(([, one]) => one === written)
  return found === undefined ? null : (found[0] as Word)
}
