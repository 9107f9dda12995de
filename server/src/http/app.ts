import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { API_BASE } from '@reprieve/contract/call.ts'
import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import { wrap } from '@reprieve/contract/envelope.ts'
import { openApiDocument } from '@reprieve/contract/openapi.ts'
import { text } from '@reprieve/locales/text.ts'
import { isDatabaseAway } from '../db/databaseError.ts'
import type { Services } from '../services.ts'
import { addCallLog, logFault } from './callLog.ts'
import { addDevOutbox } from './devOutbox.ts'
import { languageOf } from './gate.ts'
import { HANDLERS } from './handlers.ts'
import { addHealth } from './health.ts'
import { Overload } from './overload.ts'
import { takeBodiesAsBytes } from './readBody.ts'
import { respond } from './respond.ts'
import { addCalls } from './router.ts'
import { addSecurityHeaders } from './securityHeaders.ts'
import { addWebApp } from './webApp.ts'

declare module 'fastify' {
  interface FastifyRequest {
    userIdForLog: number | null
    isCounted: boolean
  }
}

export interface AppOptions {
  services: Services
  logSecret: string
  webFolder: string
  outboxKey: string | null
  version: string
  /** Where the log goes; the standard output unless a test reads it. */
  logTo?: { write(line: string): void }
}

const BODY_TIME_MS = 120_000
const FLOOD = { max: 1_200, timeWindow: 60_000 }

// What Fastify itself finds wrong with a request, in our words.
const OWN_CODES: Partial<Record<string, ResultCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: RESULT.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: RESULT.wrongContentType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: RESULT.malformed,
  FST_ERR_CTP_EMPTY_TYPE: RESULT.wrongContentType,
  FST_ERR_BAD_URL: RESULT.noSuchCall,
}

export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { services } = options
  const { config } = services
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      timestamp: () => `,"time":${services.now()}`,
      ...(options.logTo === undefined ? {} : { stream: options.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: BODY_TIME_MS,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      void respond(request, reply, languageOf(request), OWN_CODES[error.code] ?? RESULT.malformed)
    },
  })
  app.decorateRequest('resultCode', null)
  app.decorateRequest('gatePass', null)
  app.decorateRequest('userIdForLog', null)
  app.decorateRequest('isCounted', false)

  addSecurityHeaders(app, config.publicUrl)
  addShedding(app)
  addCallLog(app, options.logSecret)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  if (config.rateLimits) await addFloodGuard(app)
  await app.register(compress, {
    // Bodies are opened by readBody, which knows how much may come out.
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    zlibOptions: { level: 1 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  })
  takeBodiesAsBytes(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const own = OWN_CODES[error.code] ?? (error.statusCode === 429 ? RESULT.rateLimited : undefined)
    if (own !== undefined) {
      letTheRestPass(request, reply)
      return respond(request, reply, languageOf(request), own)
    }
    const isAway = isDatabaseAway(error)
    logFault(request.log, error, request.routeOptions.url ?? 'none')
    const extra = isAway ? { retry_after: 2 } : {}
    return respond(request, reply, languageOf(request), isAway ? RESULT.overloaded : RESULT.unknown, extra)
  })

  addHealth(app, services.db)
  const openApi = openApiDocument(options.version)
  app.get(`${API_BASE}/openapi.json`, (_request, reply) => reply.send(openApi))
  addCalls(app, services, HANDLERS)
  if (options.outboxKey !== null) addDevOutbox(app, services.db, options.outboxKey)
  await addWebApp(app, options.webFolder)
  return app
}

// Closing with bytes unread resets the line, and the client never learns why its bulk was refused (110).
function letTheRestPass(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('connection', 'keep-alive')
  request.raw.resume()
}

// What is not even HTTP has no language and no route: one fixed answer, and the line is closed.
function answerUnreadable(_error: Error, socket: Socket): void {
  if (socket.destroyed || !socket.writable) return
  const body = JSON.stringify(wrap(RESULT.malformed, text('en', 'codes', 'malformed')))
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

function addShedding(app: FastifyInstance): void {
  const overload = new Overload()
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(API_BASE)) return
    if (overload.enter()) request.isCounted = true
    else await respond(request, reply, languageOf(request), RESULT.overloaded, { retry_after: 1 })
  })
  const leave = (request: { isCounted: boolean }) => {
    if (request.isCounted) overload.leave()
    request.isCounted = false
  }
  app.addHook('onResponse', async (request) => leave(request))
  app.addHook('onRequestAbort', async (request) => leave(request))
  app.addHook('onClose', async () => overload.stop())
}

// Against floods only; guesses are counted in the database, where all processes see them.
async function addFloodGuard(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    ...FLOOD,
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('flood'), { statusCode: context.statusCode, code: 'FLOOD' }),
  })
}
