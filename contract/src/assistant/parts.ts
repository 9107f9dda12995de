import { ANSWER_SCREENS } from '@reprieve/domain/assistant/answerPart.ts'
import { BASIS_VIEWS, MOST_BASIS_IDS } from '@reprieve/domain/assistant/basis.ts'
import * as z from 'zod'
import { count } from '../scalars.ts'

const basis = z.looseObject({
  view: z.enum(BASIS_VIEWS),
  /** The same form as in an address of the results: 7days, 30days, alltime or two days. */
  range: z.string(),
  /** The same form as a saved filter; null: everything in the range. */
  criteria: z.record(z.string(), z.unknown()).nullable(),
  /** The exact rows; null if range and criteria select them. */
  ids: z.array(z.string()).max(MOST_BASIS_IDS).nullable(),
  n: count,
})

/** One piece of an assistant's answer. Every number is a figure that carries what it was counted from. */
export const part = z.discriminatedUnion('is', [
  z.looseObject({ is: z.literal('text'), text: z.string() }),
  z.looseObject({
    is: z.literal('figure'),
    text: z.string(),
    value: z.number(),
    as: z.enum(['tenth', 'count', 'percent', 'day', 'time']),
    basis,
  }),
  z.looseObject({ is: z.literal('name'), text: z.string() }),
  z.looseObject({
    is: z.literal('guide'),
    content_id: z.string(),
    title: z.string(),
    quote: z.string().nullable(),
    section: z.string().nullable(),
  }),
  z.looseObject({
    is: z.literal('card'),
    danger: z.enum(['crisis', 'urgent', 'soon']),
    flags: z.array(z.string()),
  }),
  z.looseObject({
    is: z.literal('choices'),
    choices: z.array(z.looseObject({ says: z.string(), asks: z.string() })),
  }),
  z.looseObject({ is: z.literal('screen'), screen: z.enum(ANSWER_SCREENS), text: z.string() }),
])
