import { err, ok, type Result } from '@reprieve/domain/result.ts'
import * as z from 'zod'
import type { SolaceModel } from '../solaceConfig.ts'

/** The messages sent to a model, the earliest first. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; calls: readonly ToolCall[] }
  | { role: 'tool'; callId: string; content: string }

export interface ToolCall {
  id: string
  name: string
  /** The raw arguments: the code that runs the tool parses them. */
  written: string
}

export interface ModelTool {
  name: string
  description: string
  /** JSON Schema. */
  parameters: Readonly<Record<string, unknown>>
}

export interface ModelTurn {
  messages: readonly ModelMessage[]
  tools: readonly ModelTool[]
}

export interface ModelReply {
  text: string | null
  calls: readonly ToolCall[]
}

/** `refused`: the model refuses us. `too-long`: the response is over the limit. `broken`: no valid response. */
export type ModelProblem = 'away' | 'refused' | 'too-long' | 'broken'

export interface ModelClient {
  name: string
  host: string
  complete: (turn: ModelTurn, signal: AbortSignal) => Promise<Result<ModelReply, ModelProblem>>
}

const MOST_BYTES = 1_000_000
const MOST_TOKENS = 800

const answer = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                id: z.string().max(200),
                function: z.object({ name: z.string().max(200), arguments: z.string().max(20_000) }),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .min(1),
})

/** Sends requests to the operator's address only: no redirect is followed. [ASST-33] */
export const openModelClient = ({ url, host, name, key }: SolaceModel): ModelClient => ({
  name,
  host,
  complete: async (turn, signal) => {
    const response = await sendRequest(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(modelRequestBody(name, turn)),
      redirect: 'error',
      signal,
    })
    if (response === null) return err('away')
    if (!response.ok) {
      await response.body?.cancel().catch(() => {})
      return err(response.status >= 500 || response.status === 429 ? 'away' : 'refused')
    }
    return saidIn(response)
  },
})

const sendRequest = (address: string, request: RequestInit): Promise<Response | null> =>
  fetch(address, request).catch(() => null)

const modelRequestBody = (model: string, { messages, tools }: ModelTurn) => ({
  model,
  messages: messages.map(messageBody),
  tools: tools.map((tool) => ({ type: 'function', function: tool })),
  temperature: 0,
  max_tokens: MOST_TOKENS,
  stream: false,
})

function messageBody(message: ModelMessage) {
  switch (message.role) {
    case 'assistant':
      return {
        role: message.role,
        content: message.content,
        // Some models refuse an empty list.
        ...(message.calls.length === 0 ? {} : { tool_calls: message.calls.map(callBody) }),
      }
    case 'tool':
      return { role: message.role, tool_call_id: message.callId, content: message.content }
    default:
      return message
  }
}

const callBody = ({ id, name, written }: ToolCall) => ({
  id,
  type: 'function',
  function: { name, arguments: written },
})

async function saidIn(response: Response): Promise<Result<ModelReply, ModelProblem>> {
  const text = await readLimitedText(response)
  if (typeof text !== 'string') return err(text.problem)
  const read = answer.safeParse(parsed(text))
  const message = read.data?.choices[0]?.message
  if (message === undefined) return err('broken')
  return ok({
    text: message.content ?? null,
    calls: (message.tool_calls ?? []).map(({ id, function: { name, arguments: written } }) => ({
      id,
      name,
      written,
    })),
  })
}

/** Reads up to the limit, whatever length the response declares. */
async function readLimitedText(response: Response): Promise<string | { problem: ModelProblem }> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of response.body ?? []) {
      size += piece.length
      if (size > MOST_BYTES) return { problem: 'too-long' }
      pieces.push(piece)
    }
  } catch {
    return { problem: 'away' }
  }
  return Buffer.concat(pieces).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
