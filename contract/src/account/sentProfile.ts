import { MOST_CM, MOST_KG } from '@reprieve/domain/account/profile.ts'
import * as z from 'zod'
import { identity } from '../kept.ts'
import { moment, name, noDay, text, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'
import { documentVersion } from './credentials.ts'
import { PROFILE_TYPE } from './profileGroups.ts'

const MOST_ACCEPTED = 50

/** D27: what was agreed to, also offline. */
const accepted = z.looseObject({
  document: z.enum(['eula', 'privacy']),
  version: documentVersion,
  language: text(16),
  text_hash: text(128).nullish(),
  accepted_at: moment,
})

/** What the group of the terms says; a device's own merge may have pushed it aside. */
const terms = {
  eula_version: documentVersion.nullish(),
  privacy_notice_version: documentVersion.nullish(),
  accepted: z.array(accepted).max(MOST_ACCEPTED).nullish(),
}
export const sentTerms = z.looseObject(terms)

export type SentTerms = z.infer<typeof sentTerms>

/** What a person says of themselves. Conditions and medications have calls of their own; what the server knows
 *  of the person (plan, credits, providers) is in user_record, and not taken from here (D34). */
const profileContent = z.looseObject({
  ...terms,
  name: name.nullish(),
  gender: z.enum(['m', 'f', 'o', '']).nullish(),
  /** Beside 'o', in the person's own words. */
  gender_other: name.nullish(),
  country: text(100).nullish(),
  birth_date: noDay.optional(),
  height: z.number().min(0).max(MOST_CM).nullish(),
  height_units: text(32).nullish(),
  weight: z.number().min(0).max(MOST_KG).nullish(),
  weight_units: text(32).nullish(),
})

/** The profile through update-record (D6). What does not fit is answered 227. */
export const sentProfile = z
  .looseObject({
    record_type: z.literal(PROFILE_TYPE),
    type: word.optional(),
    content: profileContent,
    updated_local: moment.nullish(),
    ...identity,
  })
  .refine(isStorable, { error: 'not-storable' })

export type SentProfile = z.infer<typeof sentProfile>
