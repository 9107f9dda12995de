import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import { filledText, moment, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'
import { toFields, type Fields } from '../fields.ts'
import { MOST_KEY_CHARACTERS, PREF_TYPES, SETTINGS_TYPE, isSettingsKey } from './settingsGroups.ts'

/** More keys than one item can hold: a device that has all merged keys can still send them, to clear some. */
const MOST_KEYS = 2_000

/** Each area defines what its keys contain; this schema only carries them. */
const settingsContent = z
  .record(filledText(MOST_KEY_CHARACTERS).refine(isSettingsKey, { error: 'no-such-key' }), z.unknown())
  .refine((content) => Object.keys(content).length <= MOST_KEYS, { error: 'too-many' })

/** One of the settings that follow a person across devices (D34). Settings that do not fit are answered 227. */
export const sentSettings = z
  .looseObject({
    record_type: z.literal(SETTINGS_TYPE),
    type: word.optional(),
    pref_type: z.enum(PREF_TYPES),
    /** If missing, the keys are beside pref_type, as in the specification's saved filter. */
    content: settingsContent.optional(),
    updated_local: moment.nullish(),
    ...itemIdentity,
  })
  .refine(isStorable, { error: 'not-storable' })

export type SentSettings = z.infer<typeof sentSettings>

const OF_THE_ENVELOPE: ReadonlySet<string> = new Set([
  'record_type',
  'type',
  'pref_type',
  'record_id',
  'updated_local',
  'created',
  'deleted',
  'seq',
  'schema',
  ...Object.keys(itemIdentity),
])

/** Moves keys that are beside pref_type into `content`. Anything but an object is returned unchanged. */
export function moveKeysIntoContent(raw: unknown): unknown {
  const said = toFields(raw)
  if (said['content'] !== undefined) return raw
  const entries = Object.entries(said)
  const content: Fields = Object.fromEntries(entries.filter(([key]) => !OF_THE_ENVELOPE.has(key)))
  return {
    ...Object.fromEntries(entries.filter(([key]) => OF_THE_ENVELOPE.has(key))),
    ...(Object.keys(content).length === 0 ? {} : { content }),
  }
}
