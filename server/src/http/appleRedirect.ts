import type { FastifyInstance, FastifyReply } from 'fastify'

const PATH = '/provider/apple/redirect'
const LARGEST_FORM = 16_384

// The page makes the state from 256 random bits and compares it itself; the server only checks its format.
const STATE = /^[\w-]{16,128}$/
const TOKEN = /^[\w-]{1,2000}\.[\w-]{1,6000}\.[\w-]{1,1000}$/

/**
 * D20: Apple responds with a form that the browser posts. The server redirects to the page with the form's values
 * behind "#", where no server or log sees them, and changes nothing itself, so a forged post has no effect.
 */
export async function addAppleRedirect(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // Only this address accepts forms: any website can post one, so every other call refuses them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(PATH, (request, reply) => sendOn(reply, pageFor(request.body)))
  })
}

const pageFor = (form: unknown): string => {
  if (!(form instanceof URLSearchParams)) return '/login'
  const [state, token] = [form.get('state') ?? '', form.get('id_token') ?? '']
  // The user cancelled on Apple's page, or the form is not from Apple.
  if (form.has('error') || !STATE.test(state) || !TOKEN.test(token)) return '/login'
  return `/welcome/apple#${new URLSearchParams({ id_token: token, state }).toString()}`
}

const sendOn = (reply: FastifyReply, page: string): FastifyReply =>
  reply.code(303).header('location', page).header('cache-control', 'no-store').send()
