import * as z from 'zod'
import { SUBSCRIPTIONS } from '@reprieve/domain/settings/subscriptions.ts'
import { call } from '../call.ts'
import { text, token, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'

const MOST_VALUES = 200

/** The key becomes an object key on some device: names with a meaning in the language are refused. */
const valueKey = z
  .string()
  .max(128, { abort: true })
  .regex(/^[\w.:-]+$/)
  .refine((key) => !['__proto__', 'constructor', 'prototype'].includes(key), { error: 'reserved-key' })

const valueKeys = z.array(valueKey).max(MOST_VALUES)

const userValueCalls = {
  'user/get-values': call({
    request: z.object({ keys: valueKeys }),
    answer: z.object({ values: z.record(z.string(), z.unknown()) }),
  }),
  'user/set-values': call({
    request: z.object({
      values: z
        .record(valueKey, z.unknown())
        .refine((values) => Object.keys(values).length <= MOST_VALUES, { error: 'too-many' })
        .refine(isStorable, { error: 'not-storable' }),
    }),
  }),
  'user/del-values': call({ request: z.object({ keys: valueKeys }) }),
}

const emailPreferences = z.object({
  reminders_and_updates: z.boolean(),
  newsletters: z.boolean(),
  special_offers: z.boolean(),
})

const unsubscribing = z.object({ unsubscribe_email_token: token })

const emailCalls = {
  'core/get-user-email-subscriptions': call({ answer: emailPreferences }),
  'core/update-email-subscriptions': call({
    request: emailPreferences.exactPartial(),
    answer: emailPreferences,
  }),
  'core/unsubscribe-email': call({ who: 'anyone', request: unsubscribing }),
  'core/get-unsubscribe-email-email': call({
    who: 'anyone',
    request: unsubscribing,
    answer: z.object({ email: z.string(), subscription: z.enum(SUBSCRIPTIONS) }),
  }),
}

/** A query contains only text, no numbers or booleans. */
const queryFlag = z.enum(['0', '1', 'true', 'false'])

const languageCalls = {
  'core/get-translation': call({
    method: 'GET',
    who: 'anyone',
    request: z.object({
      app: word,
      lang: word.optional(),
      include_fields: queryFlag.optional(),
      institution: text(200).optional(),
      institution_fields_only: queryFlag.optional(),
      version: text(32).optional(),
    }),
    answer: z.looseObject({
      lang: z.string(),
      translations: z.record(z.string(), z.unknown()),
      /** The public data of the institution named in the request. */
      institution: z.looseObject({}).optional(),
    }),
  }),
}

export const settingsCalls = { ...userValueCalls, ...emailCalls, ...languageCalls }
