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

const figure = z.looseObject({
  text: z.string(),
  value: z.number(),
  as: z.enum(['tenth', 'count', 'percent', 'day', 'time']),
  basis,
})

const barRow = z.looseObject({
  label: z.looseObject({ text: z.string(), is_name: z.boolean() }),
  count: figure,
  value: figure,
  is_with: z.boolean(),
})

/** One piece of an assistant's answer. Every number is a figure that carries what it was counted from. */
export const part = z.discriminatedUnion('is', [
  z.looseObject({ is: z.literal('text'), text: z.string(), is_strong: z.boolean().optional() }),
  figure.extend({ is: z.literal('figure') }),
  z.looseObject({ is: z.literal('name'), text: z.string(), is_strong: z.boolean().optional() }),
  /** Pictures; the texts around them say the finding as well. [ASST-50] */
  z.looseObject({ is: z.literal('bars'), scale: z.enum(['pain', 'score']), rows: z.array(barRow) }),
  z.looseObject({ is: z.literal('marks'), better: figure, same: figure, worse: figure }),
  /** A link to the records behind the finding. */
  figure.extend({ is: z.literal('source') }),
  z.looseObject({
    is: z.literal('guide'),
    content_id: z.string(),
    title: z.string(),
    quote: z.string().nullable(),
    section: z.string().nullable(),
    minutes: count.optional(),
  }),
  /** A passage of the user guide or the FAQ, in the person's language. */
  z.looseObject({
    is: z.literal('help'),
    anchor: z.string(),
    title: z.string(),
    quote: z.string(),
    page: z.literal('faq').optional(),
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
