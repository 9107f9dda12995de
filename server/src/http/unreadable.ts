import type { Socket } from 'node:net'
import { RESULT } from '@reprieve/contract/codes.ts'
import { wrap } from '@reprieve/contract/envelope.ts'
import { text } from '@reprieve/locales/text.ts'

const LAST_WORD_MS = 1_000
/** Node's name for a line on which no whole request came in time. */
const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * What is not even HTTP has no language and no route: one fixed answer, and the line is closed. Who was only late gets
 * none: a browser keeps lines open for later, and would take our word for the answer to what it sends at that moment.
 */
export const answerUnreadable =
  (headers: Record<string, string>) =>
  (error: Error, socket: Socket): void => {
    if (socket.destroyed) return
    if (!socket.writable || ('code' in error && error.code === TOO_LATE)) {
      socket.destroy()
      return
    }
    const body = JSON.stringify(wrap(RESULT.malformed, text('en', 'codes', 'malformed')))
    const head = [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      'connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    // Who does not hang up after that would keep the line for ever, and the server from stopping.
    setTimeout(() => socket.destroy(), LAST_WORD_MS).unref()
  }
