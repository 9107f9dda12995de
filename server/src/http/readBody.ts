import { isUtf8 } from 'node:buffer'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RESULT } from '@reprieve/contract/codes.ts'
import { nestsTooDeep } from './jsonShape.ts'
import { refuse, type Refusal } from '../handler.ts'

type Unpack = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const UNPACK = new Map<string, Unpack>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/** A body as it came: bytes, still packed. It is opened only after the caller may make the call. */
export function takeBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

/** The JSON of a body; undefined for none. The limit holds for what comes out, so a bomb is never unfolded. */
export async function readBody(request: FastifyRequest, limit: number): Promise<unknown> {
  const bytes = request.body
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined
  const plain = await unpacked(bytes, request.headers['content-encoding'], limit)
  if (!Buffer.isBuffer(plain)) return plain
  if (plain.length > limit) return refuse(RESULT.tooLarge)
  // Other bytes would be kept as question marks, and nobody told.
  if (!isUtf8(plain)) return malformed('not-utf-8')
  const json = plain.toString('utf8')
  if (nestsTooDeep(json)) return malformed('too-deep')
  try {
    return JSON.parse(json) as unknown
  } catch {
    return malformed('not-json')
  }
}

async function unpacked(
  bytes: Buffer,
  encoding: string | undefined,
  limit: number,
): Promise<Buffer | Refusal> {
  if (encoding === undefined || encoding === 'identity') return bytes
  const unpack = UNPACK.get(encoding.toLowerCase())
  if (unpack === undefined) return refuse(RESULT.wrongContentType)
  try {
    return await unpack(bytes, { maxOutputLength: limit })
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isTooLarge ? refuse(RESULT.tooLarge) : malformed('not-unpackable')
  }
}

const malformed = (reason: string): Refusal => refuse(RESULT.malformed, { errors: [{ path: '', reason }] })
