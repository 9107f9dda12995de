import type { Reference } from '../lists/reference.ts'
import type { Instant, LocalInstant, TimeOffset } from '../time/instant.ts'
import { dayOf, type LocalDay } from '../time/localDay.ts'
import { afterNoonRule, reflectionInstantOn, reflectionDay } from './reflectionDay.ts'

export type ReflectionRef =
  | { kind: 'not-saved-yet' }
  | { kind: 'saved'; clientId: string; localId: number | null; serverId: number | null }

/** A reflection on one day, saved or being edited. */
export interface Reflection {
  ref: ReflectionRef
  /** Null until the person touches the control: 0 is a real answer. */
  score: number | null
  /** Identifies a day, not an hour: see `dayOfReflection`. */
  at: Instant
  timeOffset: TimeOffset
  activities: readonly Reference[]
  note: string
}

/** Without a chosen day it is for the current one, by the noon rule. [REF-4] */
export function emptyReflection(now: LocalInstant, chosen?: LocalDay): Reflection {
  return {
    ref: { kind: 'not-saved-yet' },
    score: null,
    at: chosen === undefined ? afterNoonRule(now) : reflectionInstantOn(chosen, now),
    timeOffset: now.offset,
    activities: [],
    note: '',
  }
}

export const dayOfReflection = ({ at, timeOffset }: Pick<Reflection, 'at' | 'timeOffset'>): LocalDay =>
  reflectionDay(at, timeOffset)

/** A valid day that may have a reflection: a URL may contain anything. */
export function readReflectionDay(said: string | undefined, now: LocalInstant): LocalDay | null {
  if (said === undefined || !/^\d{4}-\d\d-\d\d$/.test(said)) return null
  const at = Date.parse(`${said}T12:00:00Z`)
  const isDay = !Number.isNaN(at) && dayOf({ at, offset: 0 }) === said
  return isDay && canHaveReflection(said, now) ? said : null
}

const FIRST_DAY = '1900-01-01'

export const canHaveReflection = (day: LocalDay, now: LocalInstant): boolean =>
  day >= FIRST_DAY && day <= dayOf(now)
