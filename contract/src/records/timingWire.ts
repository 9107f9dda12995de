import type { PainPattern, PainRecord } from '@reprieve/domain/records/painRecord.ts'
import {
  DEFAULT_UNIT,
  recordSeconds,
  type Duration,
  type DurationUnit,
} from '@reprieve/domain/records/recordDuration.ts'
import { SECOND_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import type { Content } from '../groups.ts'

type Timing = Pick<PainRecord, 'startsAt' | 'timeOffset' | 'duration' | 'pattern'>

export const DURATION_UNIT_NAMES = {
  seconds: 'Seconds',
  minutes: 'Minutes',
  hours: 'Hours',
} as const satisfies Record<DurationUnit, string>
export const PAIN_TYPE_NAMES = {
  constant: 'Constant',
  intermittent: 'Intermittent',
  breakthrough: 'Breakthrough',
} as const satisfies Record<PainPattern, string>
const TYPES: Record<Duration['kind'], string | null> = {
  none: null,
  length: 'duration',
  until: 'end_date',
  'all-day': 'all_day',
}

export function timingGroup(record: Timing): Content {
  const { startsAt, timeOffset, duration, pattern } = record
  return {
    timing: startsAt,
    time_offset: timeOffset,
    pain_duration: recordSeconds(record),
    pain_duration_unit: duration.kind === 'none' ? null : DURATION_UNIT_NAMES[unitOf(duration)],
    pain_duration_type: TYPES[duration.kind],
    pain_type: pattern === null ? null : PAIN_TYPE_NAMES[pattern],
  }
}

/** Null if the group has no start. Other values that cannot be read count as missing. */
export function timingFrom(group: Content): Timing | null {
  const startsAt = group['timing']
  if (typeof startsAt !== 'number') return null
  const offset = group['time_offset']
  return {
    startsAt,
    timeOffset: typeof offset === 'number' ? offset : 0,
    duration: durationFrom(group, startsAt),
    pattern: keyOf(PAIN_TYPE_NAMES, group['pain_type']),
  }
}

const unitOf = (duration: Duration): DurationUnit =>
  duration.kind === 'length' ? duration.shownIn : DEFAULT_UNIT

function durationFrom(group: Content, startsAt: Instant): Duration {
  const said = group['pain_duration']
  const seconds = typeof said === 'number' && Number.isFinite(said) ? said : 0
  const kind = keyOf(TYPES, group['pain_duration_type']) ?? 'none'
  if (kind === 'all-day') return { kind }
  // The end may lie before the start: a draft can contain this, and the person must see it to correct it.
  if (kind === 'until') return { kind, endsAt: startsAt + Math.round(seconds * SECOND_MS) }
  // A plain client may send a length without its kind.
  if (seconds < 0 || (kind === 'none' && seconds === 0)) return { kind: 'none' }
  return {
    kind: 'length',
    seconds,
    shownIn: keyOf(DURATION_UNIT_NAMES, group['pain_duration_unit']) ?? DEFAULT_UNIT,
  }
}

function keyOf<Key extends string>(table: Record<Key, string | null>, value: unknown): Key | null {
  const found = Object.entries(table).find(([, written]) => written === value)
  return found === undefined ? null : (found[0] as Key)
}
