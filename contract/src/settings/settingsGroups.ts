import type { SettingsKind } from '@reprieve/domain/sync/pushAct.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { toFields, type Fields } from '../fields.ts'
import { LOWEST_STAMP, type GroupValues, type Stamps } from '../groups.ts'

// Converts settings between their wire form and their merge groups: each key is a group, so two devices that change
// different keys both keep their change. [SYNC-35]

export const SETTINGS_TYPE = 'user_settings_record'

export const PREF_TYPES = [
  'filter_settings',
  'reminders',
  'home_cards',
  'program_notes',
  'questionnaire_drafts',
] as const
export type PrefType = (typeof PREF_TYPES)[number]

export const KIND_OF_PREF: Record<PrefType, SettingsKind> = {
  filter_settings: 'filter',
  reminders: 'reminder',
  home_cards: 'home',
  program_notes: 'program',
  questionnaire_drafts: 'questionnaire_draft',
}

export const readPrefType = (said: unknown): PrefType | null =>
  PREF_TYPES.find((pref) => pref === said) ?? null

export const prefOfKind = (kind: string): PrefType | null =>
  PREF_TYPES.find((pref) => KIND_OF_PREF[pref] === kind) ?? null

export const MOST_KEY_CHARACTERS = 64
/** A key becomes a group name and an object key on some device. A colon marks groups that are not content. */
const KEY = /^[\w.-]+$/
const NO_KEYS: readonly string[] = ['deleted', '__proto__', 'constructor', 'prototype']

export const isSettingsKey = (key: string): boolean =>
  key.length <= MOST_KEY_CHARACTERS && KEY.test(key) && !NO_KEYS.includes(key)

export interface SentSettingsParts {
  content?: Fields | null | undefined
  stamps?: Stamps | null | undefined
}

/** The values of sent settings by group. Null clears a key; a missing key stays unchanged. */
export function settingsGroupValues({ content, stamps }: SentSettingsParts): GroupValues {
  const values: GroupValues = new Map()
  for (const [key, value] of Object.entries(content ?? {}))
    if (isSettingsKey(key) && value !== undefined) values.set(key, { [key]: value })
  // A stamp without its key must come back unchanged. [SYNC I14]
  for (const group of Object.keys(stamps ?? {}))
    if (isSettingsKey(group) && !values.has(group)) values.set(group, {})
  return values
}

export const settingsGroupStamp = (group: string, stamps: Stamps): Stamp =>
  (Object.hasOwn(stamps, group) ? stamps[group] : undefined) ?? LOWEST_STAMP

/** The reverse: settings from their groups; a cleared key is null. */
export function settingsGroupsToWire(groups: Readonly<Record<string, { v: unknown }>>): Fields {
  const parts = Object.entries(groups).filter(([group]) => isSettingsKey(group))
  return Object.fromEntries(parts.flatMap(([, { v }]) => Object.entries(toFields(v))))
}
