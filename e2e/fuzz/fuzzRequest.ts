import { API_BASE, type Call } from '@reprieve/contract/call.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { envelope } from '@reprieve/contract/envelope.ts'
import { apiHeaders, type Session } from '../harness/apiCall.ts'
import { httpCall, type HttpAnswer, type HttpCall } from '../harness/httpCall.ts'

const SLOWEST_MS = 2_000
const TRIES_WHEN_SLOW = 3

/** Texts that only internals have: a stack trace, a statement, a message of PostgreSQL. */
const INSIDE = [
  /\bat [^"]*:\d+:\d+/,
  /node_modules|file:\/\/|\.ts\b/,
  /syntax error at|relation \\?"|violates|invalid input syntax|invalid byte sequence|unsupported Unicode/i,
  /\b(select .+ from|insert into|update .+ set|delete from)\b/i,
]

/** A request of the contract, with the body as it is sent. */
export function buildFuzzRequest(port: number, call: Call, session: Session, json: string): HttpCall {
  const path = `${API_BASE}${call.path}`
  const headers = apiHeaders(session)
  if (call.method === 'GET') return { port, method: 'GET', path: `${path}?${queryFrom(json)}`, headers }
  return { port, method: 'POST', path, headers, body: json }
}

export interface Verdict {
  code: number | null
  wrongs: string[]
}

/** Sends the request and checks the answer against the limits of RELIABILITY 1c. */
export async function sendAndJudge(call: Call, request: HttpCall): Promise<Verdict> {
  let answer = await httpCall(request)
  // A busy machine may be slow once; an expensive input is slow every time.
  for (let tries = 1; answer.ms > SLOWEST_MS && tries < TRIES_WHEN_SLOW; tries += 1)
    answer = await httpCall(request)
  const late = answer.ms > SLOWEST_MS ? [`it took ${Math.round(answer.ms)} ms`] : []
  if (call.gives === 'bytes' && answer.status === 200) return { code: RESULT.ok, wrongs: late }
  return judgeJson(answer, late)
}

function judgeJson(answer: HttpAnswer, late: string[]): Verdict {
  const parsed = envelope.safeParse(parseJson(answer.text))
  if (!parsed.success)
    return { code: null, wrongs: [...late, `no envelope: ${answer.status} ${answer.text.slice(0, 200)}`] }
  const code = parsed.data.result_code
  const failed =
    answer.status >= 500 && code !== RESULT.overloaded ? [`status ${answer.status}, code ${code}`] : []
  const said = code === RESULT.ok ? parsed.data.result_msg : answer.text
  const told = INSIDE.filter((word) => word.test(said)).map(
    (word) => `it tells of its inside (${word}): ${said.slice(0, 300)}`,
  )
  return { code, wrongs: [...late, ...failed, ...told] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Encoded by hand: encodeURIComponent throws on half a surrogate pair, which is exactly what this sends.
function queryFrom(json: string): string {
  const fields = Object.entries((parseJson(json) as object | null | undefined) ?? {})
  return fields.map(([key, value]) => `${inBytes(key)}=${inBytes(asText(value))}`).join('&')
}

// A query has only texts: any other value is replaced by the name of its type.
const asText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 4_000) : typeof value)
const inBytes = (text: string): string => Buffer.from(text).toString('hex').replaceAll(/../g, '%$&')
