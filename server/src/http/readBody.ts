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

/** Takes bodies as raw, still compressed bytes. They are decompressed only after the caller was admitted. */
export function takeBodiesAsBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

/** The JSON of a body; undefined for none. The limit applies to the decompressed size, so a zip bomb never expands. */
export async function readBody(request: FastifyRequest, limit: number): Promise<unknown> {
  const bytes = request.body
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined
  const plain = await unpacked(bytes, request.headers['content-encoding'], limit)
  if (!Buffer.isBuffer(plain)) return plain
  if (plain.length > limit) return refuse(RESULT.tooLarge)
  // Invalid bytes would silently be stored as replacement characters.
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
