import type { FastifyInstance, FastifyReply } from 'fastify'

const PATH = '/provider/apple/redirect'
const LARGEST_FORM = 16_384

// The page makes it of 256 random bits, and compares it itself: what is checked here is that it can be one.
const STATE = /^[\w-]{16,128}$/
const TOKEN = /^[\w-]{1,2000}\.[\w-]{1,6000}\.[\w-]{1,1000}$/

/**
 * D20: Apple answers by a form that the browser posts. It is handed to the page behind "#", where no server and no log
 * sees it again, and nothing else happens: whoever makes somebody post here has changed nothing.
 */
export async function addAppleRedirect(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // Of this address alone: every other call refuses forms, which a page of any site can post.
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
  // Somebody who went back at Apple's page, or a form that Apple did not write.
  if (form.has('error') || !STATE.test(state) || !TOKEN.test(token)) return '/login'
  return `/welcome/apple#${new URLSearchParams({ id_token: token, state }).toString()}`
}

const sendOn = (reply: FastifyReply, page: string): FastifyReply =>
  reply.code(303).header('location', page).header('cache-control', 'no-store').send()
