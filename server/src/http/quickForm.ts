import type { FastifyInstance } from 'fastify'

const PATH = '/records/quick'
/** The page asks its worker for the shared content, gets none, and says that it did not arrive. [QUICK-2] */
const OPENED = `${PATH}?from=share`

/**
 * Other apps share content by posting it here. The service worker normally takes it before it leaves the device. Where
 * no worker is installed yet, the page opens without it: the server reads, stores and logs nothing of it.
 */
export function addQuickForm(app: FastifyInstance): void {
  app.post(
    PATH,
    // Responds before any body is read, whatever its type and size.
    {
      onRequest: async (_request, reply) =>
        reply.code(303).header('location', OPENED).header('cache-control', 'no-store').send(),
    },
    (_request, reply) => reply.send(),
  )
}
