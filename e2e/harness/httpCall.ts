import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

const HOST = '127.0.0.1'
const PATIENCE_MS = 30_000

export interface HttpCall {
  port: number
  method: string
  path: string
  headers: OutgoingHttpHeaders
  body?: string | Buffer
  /** Uses a new connection: the fault proxy counts by connections. */
  fresh?: boolean
  patienceMs?: number
}

export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  ms: number
}

/** No complete answer arrived: the caller cannot know whether the call was carried out. */
export class AnswerLost extends Error {}

const kept = new Agent({ keepAlive: true, maxSockets: 32 })

export function httpCall(call: HttpCall): Promise<HttpAnswer> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const lose = (why: Error) => reject(new AnswerLost(`${call.path}: ${why.message}`, { cause: why }))
    const { port, method, path } = call
    const agent = call.fresh === true ? false : kept
    const sent = request({ host: HOST, port, method, path, headers: headersOf(call), agent }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', lose)
      answer.once('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text,
          ms: performance.now() - began,
        })
      })
    })
    sent.setTimeout(call.patienceMs ?? PATIENCE_MS, () => sent.destroy(new Error('no answer in time')))
    sent.once('error', lose)
    sent.end(call.body)
  })
}

function headersOf(call: HttpCall): OutgoingHttpHeaders {
  if (call.body === undefined) return call.headers
  return { 'Content-Length': Buffer.byteLength(call.body), ...call.headers }
}
