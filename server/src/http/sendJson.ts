import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_PACKING = 1_024
/** Up to here a thread of its own costs more than the packing. */
const AT_ONCE_MOST = 4_096
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const GZIP = { level: 1 }

const PACK = {
  br: (text: string) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string) => promisify(gzip)(text, GZIP),
}

const PACK_AT_ONCE = {
  br: (text: string) => brotliCompressSync(text, BROTLI),
  gzip: (text: string) => gzipSync(text, GZIP),
}

/** Sends JSON: plain when short, else compressed in one step (a stream would cost more than it saves). */
export function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
  const text = JSON.stringify(value)
  void reply.type('application/json; charset=utf-8')
  if (isShort(text)) return reply.send(text)
  void reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(text)
  if (text.length <= AT_ONCE_MOST)
    return reply.header('content-encoding', encoding).send(PACK_AT_ONCE[encoding](text))
  PACK[encoding](text).then(
    (bytes) => reply.header('content-encoding', encoding).send(bytes),
    () => reply.send(text),
  )
  return reply
}

/** In bytes: a Chinese letter has three. */
const isShort = (text: string): boolean =>
  text.length < WORTH_PACKING && Buffer.byteLength(text) < WORTH_PACKING

function encodingFor(accepted: string | undefined): keyof typeof PACK | null {
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const named = (name: string) => names.find((one) => one === name || one.startsWith(`${name};`))
  const takes = (name: string) => {
    const one = named(name)
    return one !== undefined && !/q=0(\.0*)?$/.test(one)
  }
  if (takes('br')) return 'br'
  // "*" stands for what is not named: "gzip;q=0, *" takes no gzip.
  return takes('gzip') || (named('gzip') === undefined && takes('*')) ? 'gzip' : null
}
