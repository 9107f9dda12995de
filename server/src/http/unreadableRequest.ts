import type { Socket } from 'node:net'
import { RESULT } from '@reprieve/contract/codes.ts'
import { wrapResponse } from '@reprieve/contract/envelope.ts'
import { text } from '@reprieve/locales/text.ts'

const LAST_WORD_MS = 1_000
/** Node's error code for a connection on which no complete request arrived in time. */
const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * A request that is not valid HTTP gets one fixed response, and the connection is closed. A timeout gets none: browsers
 * keep idle connections open, and would read our message as the response to a request they send at that moment.
 */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (error: Error, socket: Socket): void => {
    if (socket.destroyed) return
    if (!socket.writable || ('code' in error && error.code === TOO_LATE)) {
      socket.destroy()
      return
    }
    const body = JSON.stringify(wrapResponse(RESULT.malformed, text('en', 'codes', 'malformed')))
    const head = [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      'connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    // Otherwise a client that does not close would hold the connection for ever and keep the server from stopping.
    setTimeout(() => socket.destroy(), LAST_WORD_MS).unref()
  }
