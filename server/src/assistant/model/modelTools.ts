import {
  INTENTS,
  QUESTION_MEASURES,
  NOTHING_ASKED,
  type Intent,
  type UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import { customRange } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import * as z from 'zod'
import type { ModelTool } from '../../outside/model.ts'
import type { HiddenNames } from './hiddenNames.ts'

const DAY = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)))

const period = z.union([z.enum(['7days', '30days', 'alltime']), z.strictObject({ from: DAY, to: DAY })])

/** Answered from texts, or only after another answer: a model has nothing to ask there. */
const NOT_FOR_MODELS: readonly Intent[] = ['guide', 'kind', 'not-recorded', 'app', 'basis']

/** Uses the terms of the built-in engine: a question has one answer, whichever engine understood it. [ASST-32] */
const askDiary = z.strictObject({
  intent: z.enum(INTENTS.filter((intent) => !NOT_FOR_MODELS.includes(intent))),
  things: z.array(z.string().max(20)).max(3).default([]),
  periods: z.array(period).max(2).default([]),
  measure: z.enum(QUESTION_MEASURES).nullish(),
  time: z.enum(['morning', 'evening']).nullish(),
  effect: z.enum(['helped', 'not', 'worse']).nullish(),
  rank: z.enum(['most', 'least', 'first', 'last']).nullish(),
})

const findGuide = z.strictObject({ words: z.string().min(1).max(200) })

const jsonSchemaFor = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

/** None of them writes anything, and none has a parameter for the person. [ASST-35] */
export const MODEL_TOOLS: readonly ModelTool[] = [
  {
    name: 'ask_diary',
    description:
      "Counts something in the person's own diary and answers in finished sentences. `things` are signs such as [[n1]] from the message.",
    parameters: jsonSchemaFor(askDiary),
  },
  {
    name: 'find_guide',
    description: 'Finds passages of the pain guide, in English.',
    parameters: jsonSchemaFor(findGuide),
  },
]

export type ToolRequest = { is: 'diary'; question: UnderstoodQuestion } | { is: 'guide'; words: string }

/** Null for an unknown tool or invalid arguments. */
export function readToolRequest(name: string, written: string, names: HiddenNames): ToolRequest | null {
  const parameters = parsed(written)
  if (name === 'find_guide') {
    const read = findGuide.safeParse(parameters)
    return read.success ? { is: 'guide', words: read.data.words } : null
  }
  const read = name === 'ask_diary' ? askDiary.safeParse(parameters) : null
  if (read === null || !read.success) return null
  const { intent, things: signs, periods: sentPeriods, measure, time, effect, rank } = read.data
  const things = signs.map((sign) => names.named(sign)?.thing ?? null)
  const periods = sentPeriods.map(rangeFrom)
  if (!things.every((thing) => thing !== null) || !periods.every((range) => range !== null)) return null
  const slots = { measure: measure ?? null, time: time ?? null, effect: effect ?? null, rank: rank ?? null }
  return { is: 'diary', question: { ...NOTHING_ASKED, intent, things, periods, ...slots } }
}

function rangeFrom(sent: z.infer<typeof period>): DateRange | null {
  if (typeof sent === 'string') return { is: sent }
  const range = customRange(sent.from, sent.to)
  return range.ok ? range.value : null
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}
