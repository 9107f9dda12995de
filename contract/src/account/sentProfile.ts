import { MOST_CM, MOST_KG } from '@reprieve/domain/account/profile.ts'
import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import { moment, name, noDay, text, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'
import { documentVersion } from './credentials.ts'
import { PROFILE_TYPE } from './profileGroups.ts'

const MOST_ACCEPTED = 50

/** D27: an acceptance; it may have been given offline. */
const accepted = z.looseObject({
  document: z.enum(['eula', 'privacy']),
  version: documentVersion,
  language: text(16),
  text_hash: text(128).nullish(),
  accepted_at: moment,
})

/** The content of the `terms` group; the merge on the device may have overwritten it. */
const terms = {
  eula_version: documentVersion.nullish(),
  privacy_notice_version: documentVersion.nullish(),
  accepted: z.array(accepted).max(MOST_ACCEPTED).nullish(),
}
export const sentTerms = z.looseObject(terms)

export type SentTerms = z.infer<typeof sentTerms>

/**
 * What the person states about themselves. Conditions and medications have their own calls. What the server knows
 * (plan, credits, providers) is in user_record and is not accepted here (D34).
 */
const profileContent = z.looseObject({
  ...terms,
  name: name.nullish(),
  gender: z.enum(['m', 'f', 'o', '']).nullish(),
  /** The person's own words, sent with 'o'. */
  gender_other: name.nullish(),
  country: text(100).nullish(),
  birth_date: noDay.optional(),
  height: z.number().min(0).max(MOST_CM).nullish(),
  height_units: text(32).nullish(),
  weight: z.number().min(0).max(MOST_KG).nullish(),
  weight_units: text(32).nullish(),
})

/** The profile as sent through update-record (D6). A profile that does not fit is answered 227. */
export const sentProfile = z
  .looseObject({
    record_type: z.literal(PROFILE_TYPE),
    type: word.optional(),
    content: profileContent,
    updated_local: moment.nullish(),
    ...itemIdentity,
  })
  .refine(isStorable, { error: 'not-storable' })

export type SentProfile = z.infer<typeof sentProfile>
