import * as z from 'zod'
import { assistantEngine } from '../account/assistantEngine.ts'
import { TIMEOUT_MS, call } from '../call.ts'
import { count, filledText, moment, text, token, uuid, word } from '../scalars.ts'
import { part } from './parts.ts'

const LONGEST_INPUT = 4_000
const LONGEST_PAGE = 100

/** What a day may be away from UTC, in milliseconds: a day and more either way leaves no room for nonsense. */
const FARTHEST_OFFSET = 86_400_000

const exchange = z.looseObject({
  exchange_id: uuid,
  input_text: z.string(),
  response: z.string(),
  /** The same answer with every number linked to what it was counted from. */
  parts: z.array(part),
  created_at: moment,
})
const ofSession = z.object({ session_token: token })

export const assistantCalls = {
  'solace/start-session': call({
    namesId: true,
    // With a token: go on with that session. Without: begin one.
    // `accepts`: the id of the engine that the person read of. Without it no model is ever asked. [ASST-16]
    request: z.object({ session_token: token.nullish(), accepts: word.nullish() }).prefault({}),
    answer: z.looseObject({
      session_token: token,
      session_id: z.string(),
      started: moment,
      engine: assistantEngine,
      /** Another one: the note is shown and accepted anew. */
      note_version: z.int(),
    }),
  }),
  'solace/generate-response': call({
    namesId: true,
    timeoutMs: TIMEOUT_MS.assistant,
    request: ofSession.extend({
      input_text: filledText(LONGEST_INPUT),
      // A repeat with the same id gets the same answer.
      message_id: uuid.nullish(),
      /** Of the person's clock at this moment, in milliseconds from UTC: "last week" is theirs. */
      time_offset: z.int().min(-FARTHEST_OFFSET).max(FARTHEST_OFFSET).nullish(),
      /** With which day a week begins where the person lives, 1 for Monday to 7; without it as their language has it. */
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
