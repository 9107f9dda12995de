import * as z from 'zod'
import { identity } from '../kept.ts'
import { filledText, moment, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import { MOST_KEY_LETTERS, PREF_TYPES, SETTINGS_TYPE, isSettingsKey } from './settingsGroups.ts'

/** More than fit into what one item may hold: a device that has all that was merged can send it, and clear some of it. */
const MOST_KEYS = 2_000

/** What each key holds is the business of its own area; here it is only carried. */
const settingsContent = z
  .record(filledText(MOST_KEY_LETTERS).refine(isSettingsKey, { error: 'no-such-key' }), z.unknown())
  .refine((content) => Object.keys(content).length <= MOST_KEYS, { error: 'too-many' })

/** One of the settings that follow a person from device to device (D34). What does not fit is answered 227. */
export const sentSettings = z
  .looseObject({
    record_type: z.literal(SETTINGS_TYPE),
    type: word.optional(),
    pref_type: z.enum(PREF_TYPES),
    /** Left out, the keys stand beside pref_type, as the specification writes its saved filter. */
    content: settingsContent.optional(),
    updated_local: moment.nullish(),
    ...identity,
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
  ...Object.keys(identity),
])

/** With what stands beside pref_type moved to where it belongs. What is no object stays as it is. */
export function withContent(raw: unknown): unknown {
  const said = fieldsOf(raw)
  if (said['content'] !== undefined) return raw
  const entries = Object.entries(said)
  const content: Fields = Object.fromEntries(entries.filter(([key]) => !OF_THE_ENVELOPE.has(key)))
  return {
    ...Object.fromEntries(entries.filter(([key]) => OF_THE_ENVELOPE.has(key))),
    ...(Object.keys(content).length === 0 ? {} : { content }),
  }
}
