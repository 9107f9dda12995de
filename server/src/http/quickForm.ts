import type { FastifyInstance } from 'fastify'

const PATH = '/records/quick'
/** The page asks its worker for what was shared, hears of nothing, and says that it did not arrive. [QUICK-2] */
const OPENED = `${PATH}?from=share`

/**
 * What another app shares with ours is posted here. The worker of the page takes it before it leaves the device; where
 * there is none yet, the page opens without it: the server reads nothing of it, and has nothing to keep or to log.
 */
export function addQuickForm(app: FastifyInstance): void {
  app.post(
    PATH,
    // Before any body is read, whatever its type and its size.
    {
      onRequest: async (_request, reply) =>
        reply.code(303).header('location', OPENED).header('cache-control', 'no-store').send(),
    },
    (_request, reply) => reply.send(),
  )
}
