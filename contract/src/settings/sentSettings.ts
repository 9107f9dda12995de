import * as z from 'zod'
import { identity } from '../kept.ts'
import { moment, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'

/** One of the settings that follow a person from device to device (D34). What each holds is the business of
 *  its own area; here it is only carried. */
export const sentSettings = z
  .looseObject({
    record_type: z.literal('user_settings_record'),
    type: word.optional(),
    pref_type: z.enum([
      'filter_settings',
      'reminders',
      'home_cards',
      'program_notes',
      'questionnaire_drafts',
    ]),
    updated_local: moment.nullish(),
    ...identity,
  })
  .refine(isStorable, { error: 'not-storable' })
