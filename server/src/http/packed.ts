import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_PACKING = 1_024
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

const PACK = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text, { level: 1 }),
}

/** Sends JSON: plain when short, else compressed in one step (a stream would cost more than it saves). */
export function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const text = JSON.stringify(value)
  void reply.type('application/json; charset=utf-8')
  if (text.length < WORTH_PACKING) return reply.send(text)
  void reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(text)
  PACK[encoding](text).then(
    (bytes) => reply.header('content-encoding', encoding).send(bytes),
    () => reply.send(text),
  )
  return reply
}

function encodingFor(accepted: string | undefined): keyof typeof PACK | null {
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    names.some((one) => one === name || (one.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(one)))
  if (takes('br')) return 'br'
  return takes('gzip') || takes('*') ? 'gzip' : null
}
