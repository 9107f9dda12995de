import type { CallName, RequestOf } from '@reprieve/contract/calls.ts'
import { API_BASE } from '@reprieve/contract/call.ts'
import { HEADERS } from '@reprieve/contract/headers.ts'
import { version } from '../../package.json'

export type Answer = { reached: true; code: number; message: string } | { reached: false }

const TIMEOUT_MS = 60_000
const AWAY: Answer = { reached: false }

const headers = (language: string): Record<string, string> => ({
  'content-type': 'application/json',
  [HEADERS.language]: language,
  [HEADERS.clientType]: matchMedia('(display-mode: standalone)').matches ? 'pwa' : 'web',
  [HEADERS.appPackage]: location.hostname,
  [HEADERS.appVersion]: version,
})

function answerFrom(body: unknown): Answer {
  if (typeof body !== 'object' || body === null) return AWAY
  if (!('result_code' in body) || !('result_msg' in body)) return AWAY
  const { result_code: code, result_msg: message } = body
  return typeof code === 'number' && typeof message === 'string' ? { reached: true, code, message } : AWAY
}

/** What is not an answer of our server (a proxy's page, a cut line) counts as not reached: it may be tried again. */
export async function call<N extends CallName>(
  name: N,
  { language, request }: { language: string; request: RequestOf<N> },
): Promise<Answer> {
  try {
    const response = await fetch(`${API_BASE}/${name}`, {
      method: 'POST',
      headers: headers(language),
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answerFrom(await response.json())
  } catch {
    return AWAY
  }
}
