import { API_BASE } from '@reprieve/contract/call.ts'
import { HEADERS } from '@reprieve/contract/headers.ts'
import type { Call } from './fillDemo.ts'

export interface Caller {
  port: number
  version: string
  zone: string
  session?: { userId: number; token: string }
}

/** Calls the server as a client of the product does, with every header of D3. */
export function createCall({ port, version, zone, session }: Caller): Call {
  const headers = {
    'content-type': 'application/json',
    [HEADERS.language]: 'en',
    [HEADERS.clientType]: 'web',
    [HEADERS.appPackage]: 'reprieve.demo',
    [HEADERS.appVersion]: version,
    [HEADERS.timezone]: zone,
    ...(session === undefined
      ? {}
      : {
          [HEADERS.authorization]: `Bearer ${session.token}`,
          [HEADERS.userId]: String(session.userId),
        }),
  }
  return async (name, body) => {
    const address = `http://127.0.0.1:${port}${API_BASE}/${name}`
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    const told = (await answer.json()) as Record<string, unknown>
    if (told['result_code'] !== 0) throw new Error(`${name} answered ${JSON.stringify(told)}`)
    return told
  }
}
