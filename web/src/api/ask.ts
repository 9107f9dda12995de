import { API_BASE } from '@reprieve/contract/call.ts'
import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import { BACKGROUND, HEADERS } from '@reprieve/contract/headers.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { version } from '../../package.json'
import { clientType } from '../device/clientType.ts'
import { parseLongAnswer } from './parseLongAnswer.ts'

const WORTH_IT_BYTES = 1_024

interface CompressedBody {
  body: string | ArrayBuffer
  headers: Record<string, string>
}

/** Compression shrinks a push of a thousand records to a sixth; a short body would only grow. */
export async function compressBody(json: string): Promise<CompressedBody> {
  const bytes = new TextEncoder().encode(json)
  if (bytes.length <= WORTH_IT_BYTES || !('CompressionStream' in globalThis))
    return { body: json, headers: {} }
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return { body: await new Response(stream).arrayBuffer(), headers: { 'content-encoding': 'gzip' } }
}

/** Who makes the call, at the moment of the call. */
export interface Caller {
  language: string
  /** Null without a session. */
  signedIn: { userId: number; token: string } | null
}

/**
 * Why there is no response of our server. `not-ours`: something in between responded, such as the login page of a
 * hotel.
 * `stopped`: the caller cancelled.
 */
export type UnreachedReason = 'no-line' | 'timeout' | 'server-error' | 'not-ours' | 'stopped'

export type Answer =
  | { reached: true; code: number; message: string; body: Record<string, unknown> }
  | { reached: false; why?: UnreachedReason }

export interface CallOptions {
  /** Not caused by the user (D3): it must not keep a session alive. */
  background?: boolean
  /** D3: only where a session or an account begins. */
  timezone?: boolean
  /** Overrides the language of the page: Solace has its own spelling. */
  language?: string
  /** Replaces the usual timeout: see `untilStopped.ts`. */
  signal?: AbortSignal
}

export type Ask = <N extends CallName>(name: N, request: SentOf<N>, how?: CallOptions) => Promise<Answer>

export const NOT_REACHED: Answer = { reached: false }

const USUAL_TIMEOUT_MS = 60_000
const LONG_TIMEOUT_MS = 300_000
const GETS: readonly CallName[] = ['core/service-status', 'core/get-translation', 'sync/get-image']
/** Calls that may take minutes on a slow connection: a whole report has several megabytes. */
const REPORT_FILES: readonly CallName[] = [
  'reports/download-user-report',
  'institutions/download-report',
  'share/download',
]
/** Calls that respond with a file, as `bytes` in the body. */
const FILES: readonly CallName[] = ['sync/get-image', ...REPORT_FILES]
const LONG: readonly CallName[] = [
  'sync/get-all-records',
  'sync/update-records',
  'core/delete-user',
  ...REPORT_FILES,
]

export interface OutgoingCall {
  request: unknown
  caller: Caller
  how?: CallOptions
}

export type Send = (name: CallName, sent: OutgoingCall) => Promise<Answer>

/** Makes one call. Any other response than our server's (a proxy's page) counts as not reached: it may be repeated. */
export const send: Send = async (name, { request, caller, how = {} }) => {
  try {
    const isGet = GETS.includes(name)
    const { body, headers } = isGet
      ? { body: null, headers: {} }
      : await compressBody(JSON.stringify(request))
    const response = await fetch(`${API_BASE}/${name}${isGet ? queryOf(request) : ''}`, {
      method: isGet ? 'GET' : 'POST',
      headers: { ...headersFor(caller, how), ...headers },
      body,
      signal: how.signal ?? AbortSignal.timeout(LONG.includes(name) ? LONG_TIMEOUT_MS : USUAL_TIMEOUT_MS),
    })
    return await answerIn(response, FILES.includes(name))
  } catch (fault) {
    return away(ENDED_BY[(fault as Error | null)?.name ?? ''] ?? 'no-line')
  }
}

const ENDED_BY: Partial<Record<string, UnreachedReason>> = { TimeoutError: 'timeout', AbortError: 'stopped' }

const away = (why: UnreachedReason): Answer => ({ reached: false, why })

function queryOf(request: unknown): string {
  const given = Object.entries((request ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  return query.size === 0 ? '' : `?${query}`
}

function headersFor({ language, signedIn }: Caller, how: CallOptions): Record<string, string> {
  return {
    'content-type': 'application/json',
    [HEADERS.language]: how.language ?? language,
    [HEADERS.clientType]: clientType(),
    [HEADERS.appPackage]: location.hostname,
    [HEADERS.appVersion]: version,
    ...(signedIn === null
      ? {}
      : { [HEADERS.authorization]: `Bearer ${signedIn.token}`, [HEADERS.userId]: String(signedIn.userId) }),
    ...(how.background === true ? { [HEADERS.activity]: BACKGROUND } : {}),
    ...(how.timezone === true
      ? { [HEADERS.timezone]: Intl.DateTimeFormat().resolvedOptions().timeZone }
      : {}),
  }
}

async function answerIn(response: Response, isFileCall: boolean): Promise<Answer> {
  if (isFileCall && response.ok && isFile(response))
    return { reached: true, code: RESULT.ok, message: '', body: { bytes: await response.blob() } }
  const body: unknown = await parseLongAnswer(await response.text()).catch((fault: unknown) => {
    if (fault instanceof SyntaxError) return null
    throw fault
  })
  return answerFrom(body) ?? away(response.status >= 500 ? 'server-error' : 'not-ours')
}

/**
 * Not by content type alone: an export for other systems is JSON too, and is no refusal. An HTML page is never the
 * requested file, whatever its other headers.
 */
function isFile({ headers }: Response): boolean {
  return headers.has('content-disposition') && !(headers.get('content-type') ?? '').includes('html')
}

function answerFrom(body: unknown): Answer | null {
  if (typeof body !== 'object' || body === null) return null
  const { result_code: code, result_msg: message } = body as Record<string, unknown>
  if (typeof code !== 'number' || typeof message !== 'string') return null
  return { reached: true, code, message, body: body as Record<string, unknown> }
}
