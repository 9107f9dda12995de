import { MONTH_SHAPE } from '@reprieve/domain/signals/signalMonth.ts'
import * as z from 'zod'
import { itemIdentity } from '../kept.ts'
import { amount, day, deviceId, flag, moment, number, text, word } from '../scalars.ts'
import { isStorable } from '../storable.ts'
import { DAY_KEYS, type DayKey } from './dayKeys.ts'
import { SIGNAL_TYPE } from './signalType.ts'

/** Wider than the bounds of today's measures: a newer app may have more of them, and reading leaves out what is odd. */
const dayValues = z.record(word, z.union([amount, z.null()]))

const about = z.looseObject({
  source: word,
  month: text(7).regex(MONTH_SHAPE),
  file_day: day.nullish(),
})

const days = Object.fromEntries(DAY_KEYS.map((key) => [key, dayValues.nullish()])) as Record<
  DayKey,
  z.ZodOptional<z.ZodNullable<typeof dayValues>>
>

const signalContent = z.looseObject({
  about: about.nullish(),
  ...days,
  device_id: deviceId.nullish(),
  deleted: flag.nullish(),
})

/** One month of day values as a client sends it, in the record calls. One that does not fit is answered 227. */
export const sentSignal = z
  .looseObject({
    record_type: z.literal(SIGNAL_TYPE),
    record_id: number.nullish(),
    ...itemIdentity,
    content: signalContent.nullish(),
    updated_local: moment.nullish(),
    created: moment.nullish(),
    deleted: flag.nullish(),
  })
  .refine(isStorable, { error: 'not-storable' })

export type SentSignal = z.infer<typeof sentSignal>
