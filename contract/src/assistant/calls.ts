import * as z from 'zod'
import { TIMEOUT_MS, call } from '../call.ts'
import { count, filledText, moment, text, token } from '../scalars.ts'

const LONGEST_INPUT = 4_000
const LONGEST_PAGE = 100

const exchange = z.object({ input_text: z.string(), response: z.string(), created_at: moment })
const ofSession = z.object({ session_token: token })

export const assistantCalls = {
  'solace/start-session': call({
    namesId: true,
    // With a token: go on with that session. Without: begin one.
    request: z.object({ session_token: token.nullish() }).prefault({}),
    answer: z.object({ session_token: token, session_id: z.string(), started: moment }),
  }),
  'solace/generate-response': call({
    namesId: true,
    timeoutMs: TIMEOUT_MS.assistant,
    request: ofSession.extend({ input_text: filledText(LONGEST_INPUT) }),
    answer: z.object({ response: z.string() }),
  }),
  'solace/end-session': call({}),
  'solace/get-active-transcript': call({
    namesId: true,
    request: ofSession,
    answer: z.object({ data: z.array(exchange) }),
  }),
  'solace/get-transcript-history': call({
    request: z
      .object({ cursor: text(200).nullish(), limit: z.int().min(1).max(LONGEST_PAGE).optional() })
      .prefault({}),
    answer: z.object({
      data: z.array(exchange.extend({ session_id: z.string() })),
      pager: z.object({ next_cursor: z.string().nullable(), total_items: count }),
    }),
  }),
  'solace/delete-history': call({}),
}
