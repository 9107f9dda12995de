import { isUtf8 } from 'node:buffer'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_BASE, BODY_LIMITS, JSON_LIMITS, type Call } from '@reprieve/contract/call.ts'
import { CALLS, CALL_NAMES, type CallName } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { listSchemaFaults } from '@reprieve/contract/envelope.ts'
import { addressGroup } from '../access/attempts.ts'
import { BodyRoom, expectedBodyBytes } from './bodyRoom.ts'
import type { Overload } from './overload.ts'
import type { Services } from '../services.ts'
import { Bytes, Refusal, refuse, type AllHandlers, type CallContext } from '../handler.ts'
import { requestLanguage, passGate } from './gate.ts'
import { nestsTooDeep, shapeFault } from './jsonShape.ts'
import { respond } from './respond.ts'

type Outcome = Record<string, unknown> | Bytes | Refusal
type AnyHandler = (body: unknown, context: CallContext) => Promise<Outcome>

declare module 'fastify' {
  interface FastifyRequest {
    gatePass: CallContext | null
  }
}

/** Adds one route for each call of the contract. */
export function addCalls(
  app: FastifyInstance,
  services: Services,
  handlers: AllHandlers,
  overload: Overload,
): void {
  const room = new BodyRoom(services.processes)
  for (const name of CALL_NAMES) {
    const call: Call = CALLS[name]
    const handler = handlers[name] as AnyHandler
    app.route({
      method: call.method,
      url: `${API_BASE}${call.path}`,
      bodyLimit: Math.ceil(BODY_LIMITS[call.body]),
      onRequest: (request, reply) => gate(name, request, reply, { services, overload, room }),
      handler: (request, reply) => serve(call, handler, request, reply, overload),
    })
  }
}

interface Guards {
  services: Services
  overload: Overload
  room: BodyRoom
}

// Runs before the body is read: a caller without permission cannot send five megabytes.
async function gate(
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
  guards: Guards,
): Promise<void> {
  const passed = await admit(CALLS[name], request, reply, guards)
  if (passed instanceof Refusal) {
    await respond(request, reply, requestLanguage(request), passed.code, passed.extra)
    return
  }
  request.gatePass = passed
  if (CALLS[name].who === 'signed-in') request.userIdForLog = passed.person.userId
}

async function admit(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, overload, room }: Guards,
): Promise<CallContext | Refusal> {
  if (overload.mustShed()) return later()
  const passed = await overload.during(() => passGate(call, request, services))
  if (passed instanceof Refusal) return passed
  const who = call.who === 'anyone' ? addressGroup(passed.address) : String(passed.person.userId)
  if (room.take(who, expectedBodyBytes(request, BODY_LIMITS[call.body]), reply)) return passed
  overload.shed['body-room'] += 1
  return later()
}

const later = (): Refusal => refuse(RESULT.overloaded, { retry_after: 1 })

async function serve(
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  overload: Overload,
): Promise<FastifyReply> {
  const context = request.gatePass
  if (context === null) throw new Error('the gate was not passed')
  const outcome = overload.mustShed()
    ? later()
    : await overload.during(() => answerTo(call, handler, request, context))
  if (outcome instanceof Refusal)
    return respond(request, reply, context.language, outcome.code, outcome.extra)
  if (outcome instanceof Bytes) return sendBytes(request, reply, outcome)
  return respond(request, reply, context.language, RESULT.ok, {
    server_time: context.now,
    ...outcome,
  })
}

/** The file belongs to one person: no cache may store it, and no browser may guess its type. */
function sendBytes(request: FastifyRequest, reply: FastifyReply, { file }: Bytes): FastifyReply {
  const { type, bytes, filename, disposition } = file
  request.resultCode = RESULT.ok
  return reply
    .header('content-type', type)
    .header('content-disposition', `${disposition}; filename="${filename}"`)
    .header('cache-control', 'private, no-store')
    .send(bytes)
}

async function answerTo(
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  context: CallContext,
): Promise<Outcome> {
  const sent = call.method === 'GET' ? request.query : await readBody(request, BODY_LIMITS[call.body])
  if (sent instanceof Refusal) return sent
  const shaped = checkShape(call, sent)
  if (shaped instanceof Refusal) return shaped
  const parsed = call.request.safeParse(shaped)
  if (!parsed.success) return refuse(RESULT.malformed, { errors: listSchemaFaults(parsed.error) })
  return handler(parsed.data, context)
}

/** D10: a malformed item of a bulk must not stop the others, so it is replaced by null and gets 227. */
function checkShape(call: Call, sent: unknown): unknown {
  const list = call.item === null || call.item.at === 'body' ? null : listAt(sent, call.item.at)
  if (list === null || call.item === null) {
    const fault = shapeFault(sent)
    if (fault === null) return sent
    const code = call.item === null ? RESULT.malformed : RESULT.recordRefused
    return refuse(code, { errors: [{ path: '', reason: fault }] })
  }
  if (list.length > JSON_LIMITS.arrayLength) return refuse(RESULT.tooLarge)
  const clean = list.map((item) => (shapeFault(item) === null ? item : null))
  return { ...(sent as object), [call.item.at]: clean }
}

function listAt(sent: unknown, key: string): unknown[] | null {
  const list = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>)[key] : null
  return Array.isArray(list) ? list : null
}

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
async function readBody(request: FastifyRequest, limit: number): Promise<unknown> {
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
