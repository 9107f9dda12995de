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
import { openApiDocument } from '@reprieve/contract/openapi.ts'
import type { Config } from '../config.ts'
import { isDatabaseAway } from '../db/databaseError.ts'
import { countCalls } from '../metrics/countCalls.ts'
import { countSync } from '../metrics/countSync.ts'
import type { Meter } from '../metrics/meter.ts'
import type { Services } from '../services.ts'
import { addAppleRedirect } from './appleRedirect.ts'
import { addCallLog, logFault } from './callLog.ts'
import { addDevOutbox } from './devOutbox.ts'
import { requestLanguage } from './gate.ts'
import { HANDLERS } from './handlers.ts'
import { addHealth } from './health.ts'
import { Overload } from './overload.ts'
import { makeRequestIds } from './requestId.ts'
import { sendJson } from './sendJson.ts'
import { respond } from './respond.ts'
import { addQuickForm } from './quickForm.ts'
import { addCalls, takeBodiesAsBytes } from './router.ts'
import { answerHeaders, securityHeaders } from './securityHeaders.ts'
import { answerUnreadable } from './unreadableRequest.ts'
import { addUnsubscribe } from './unsubscribe.ts'
import { addWebApp } from './webApp.ts'

declare module 'fastify' {
  interface FastifyRequest {
    userIdForLog: number | null
  }
}

export interface AppOptions {
  services: Services
  logSecret: string
  webFolder: string
  outboxKey: string | null
  version: string
  /** Null: nothing is counted. [MET-1] */
  meter: Meter | null
  /** Log destination; standard output unless a test passes its own. */
  logTo?: { write(line: string): void }
}

const BODY_TIME_MS = 120_000
/** Longer than any client waits for a call: a client that stops reading its response keeps it in our memory. */
const STILL_LINE_MS = 330_000
const FLOOD = { max: 1_200, timeWindow: 60_000 }

// Maps Fastify's own request errors to our result codes.
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
    genReqId: makeRequestIds(config.trustProxy),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: BODY_TIME_MS,
    connectionTimeout: STILL_LINE_MS,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable(answerHeaders(config)),
    frameworkErrors: (error, request, reply) => {
      // Fastify runs no hook when it cannot parse the URL, so the headers are set here.
      void reply.headers(securityHeaders(config))
      void respond(request, reply, requestLanguage(request), OWN_CODES[error.code] ?? RESULT.malformed)
    },
  })
  app.decorate('isStopping', false)
  app.decorateRequest('resultCode', null)
  app.decorateRequest('gatePass', null)
  app.decorateRequest('userIdForLog', null)

  addArrival(app, config)
  if (app.log.level === 'info' || app.log.level === 'debug') addCallLog(app, options.logSecret)
  const { meter } = options
  if (meter !== null) countCalls(app, meter)
  if (config.rateLimits) await addFloodGuard(app)
  takeBodiesAsBytes(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A client that disconnects while sending its body is no fault of the server, and cannot read the response.
    if (hasHungUp(request)) return respond(request, reply, requestLanguage(request), RESULT.malformed)
    const own = OWN_CODES[error.code] ?? (error.statusCode === 429 ? RESULT.rateLimited : undefined)
    if (own !== undefined) {
      letTheRestPass(request, reply)
      const { retryAfter } = error as { retryAfter?: number }
      const extra = retryAfter === undefined ? {} : { retry_after: retryAfter }
      return respond(request, reply, requestLanguage(request), own, extra)
    }
    const isAway = isDatabaseAway(error)
    logFault(request.log, error, request.routeOptions.url ?? 'none')
    const extra = isAway ? { retry_after: 2 } : {}
    return respond(
      request,
      reply,
      requestLanguage(request),
      isAway ? RESULT.overloaded : RESULT.unknown,
      extra,
    )
  })

  addHealth(app, services.db)
  addDocument(app, options.version)
  const overload = new Overload()
  app.addHook('onClose', async () => overload.stop())
  meter?.watchCalls(overload)
  addCalls(app, services, meter === null ? HANDLERS : countSync(HANDLERS, meter), overload)
  if (options.outboxKey !== null) addDevOutbox(app, services.db, options.outboxKey)
  await addAppleRedirect(app)
  addQuickForm(app)
  await addUnsubscribe(app, services, HANDLERS['core/unsubscribe-email'])
  await addWebApp(app, options.webFolder)
  return app
}

// Built on the first request and then kept: the document is public, and building it costs more than any call.
function addDocument(app: FastifyInstance, version: string): void {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get(`${API_BASE}/openapi.json`, (request, reply) => {
    document ??= openApiDocument(version)
    return sendJson(request, reply, document)
  })
}

// Either flag means that the body will never be complete.
const hasHungUp = ({ raw }: FastifyRequest): boolean =>
  raw.readableAborted || (!raw.complete && raw.destroyed)

// Closing with bytes unread resets the connection, and the client never learns why its bulk was refused (110).
function letTheRestPass(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('connection', 'keep-alive')
  request.raw.resume()
}

/** Sets the headers of every response, and notes when the server stops. One hook only: each hook slows every call. */
function addArrival(app: FastifyInstance, config: Config): void {
  const ofPage = securityHeaders(config)
  const ofAnswer = answerHeaders(config)
  app.addHook('preClose', (done) => {
    app.isStopping = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.url.startsWith(`${API_BASE}/`)
    void reply.headers(isCall ? ofAnswer : ofPage).header('x-request-id', request.id)
    done()
  })
}

// Limits floods only; password guesses are counted in the database, which all processes share.
async function addFloodGuard(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    ...FLOOD,
    global: false,
    // The app's own files cost next to nothing, and a first visit fetches some two hundred: six people behind one
    // address of a clinic would lock each other out.
    allowList: (request) => request.method === 'GET' && !request.url.startsWith(`${API_BASE}/`),
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error('flood'), {
        statusCode: context.statusCode,
        retryAfter: Math.ceil(context.ttl / 1_000),
      }),
  })
  // Runs before the gate of each call, so that refused requests count as well.
  app.addHook('onRequest', app.rateLimit())
}
