import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CALLS } from '@reprieve/contract/calls.ts'
import { RESULT, codeByNumber, type ResultCode } from '@reprieve/contract/codes.ts'
import { Refusal, type CallContext, type Handler } from '../handler.ts'
import type { Services } from '../services.ts'
import { requestLanguage } from './gate.ts'
import { isLocalRequest } from './localRequest.ts'

const PATH = '/unsubscribe/:token'
const LARGEST_FORM = 4_096
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The body that RFC 8058 prescribes, in either of its two encodings. */
const ONE_CLICK = /^List-Unsubscribe=One-Click\s*$|name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n/

type Unsubscribe = Handler<'core/unsubscribe-email'>

/**
 * D22: handles the post that a mail program sends when the user presses its own unsubscribe button. The mail program
 * reads only the status. A browser that opens the same address gets the page with our button.
 */
export async function addUnsubscribe(
  app: FastifyInstance,
  services: Services,
  unsubscribe: Unsubscribe,
): Promise<void> {
  await app.register(async (scope) => {
    // Only this address accepts forms: any website can post one, so every other call refuses them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      FORMS,
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, body),
    )
    scope.post(PATH, async (request, reply) => {
      const code = await answerTo(request, services, unsubscribe)
      request.resultCode = code
      return answer(reply, code)
    })
  })
}

async function answerTo(
  request: FastifyRequest,
  services: Services,
  unsubscribe: Unsubscribe,
): Promise<ResultCode> {
  if (typeof request.body !== 'string' || !ONE_CLICK.test(request.body)) return RESULT.malformed
  const { token } = request.params as { token: string }
  const read = CALLS['core/unsubscribe-email'].request.safeParse({ unsubscribe_email_token: token })
  if (!read.success) return RESULT.linkExpired
  const outcome = await unsubscribe(read.data, createContext(request, services))
  return outcome instanceof Refusal ? outcome.code : RESULT.ok
}

// Mail programs do not know 410; they ignore 404.
const answer = (reply: FastifyReply, code: ResultCode): FastifyReply =>
  reply
    .code(code === RESULT.linkExpired ? 404 : codeByNumber(code).http)
    .header('cache-control', 'no-store')
    .send()

const createContext = (request: FastifyRequest, services: Services): CallContext => ({
  services,
  language: requestLanguage(request),
  now: services.now(),
  address: request.ip,
  clientType: 'web',
  isLocalRequest: isLocalRequest(request, services.config),
  timezone: null,
  onHangUp: () => () => {},
  warn: (what, figures) => request.log.warn(figures, what),
  get person(): never {
    throw new Error('a form has no person')
  },
  personIfAny: () => Promise.resolve(null),
})
