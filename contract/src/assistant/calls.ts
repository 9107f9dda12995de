import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import * as z from 'zod'
import { assistantEngine } from '../account/assistantEngine.ts'
import { TIMEOUT_MS, call } from '../call.ts'
import { count, filledText, moment, text, token, uuid, word } from '../scalars.ts'
import { part } from './parts.ts'

const LONGEST_INPUT = 4_000
const LONGEST_PAGE = 100

/** The largest accepted distance from UTC, in milliseconds: one day either way. */
const FARTHEST_OFFSET = DAY_MS

const exchange = z.looseObject({
  exchange_id: uuid,
  input_text: z.string(),
  response: z.string(),
  /** The same answer, with every number linked to the data it was counted from. */
  parts: z.array(part),
  created_at: moment,
})
const ofSession = z.object({ session_token: token })

export const assistantCalls = {
  'solace/start-session': call({
    namesId: true,
    // With a token: continue that session; without: start one. `accepts`: the id of the engine whose note the person
    // accepted. Without it the server never asks a model. [ASST-16]
    request: z.object({ session_token: token.nullish(), accepts: word.nullish() }).prefault({}),
    answer: z.looseObject({
      session_token: token,
      session_id: z.string(),
      started: moment,
      engine: assistantEngine,
      /** If it differs from the accepted version, the client shows the note again. */
      note_version: z.int(),
    }),
  }),
  'solace/generate-response': call({
    namesId: true,
    timeoutMs: TIMEOUT_MS.assistant,
    request: ofSession.extend({
      input_text: filledText(LONGEST_INPUT),
      // A request repeated with the same id gets the same answer.
      message_id: uuid.nullish(),
      /** The person's current UTC offset in milliseconds, to resolve phrases such as "last week". */
      time_offset: z.int().min(-FARTHEST_OFFSET).max(FARTHEST_OFFSET).nullish(),
      /** The first day of the person's week, 1 (Monday) to 7; if missing, the default of their language. */
      week_start: z.int().min(1).max(7).nullish(),
    }),
    answer: z.looseObject({ response: z.string(), parts: z.array(part), exchange_id: uuid }),
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
