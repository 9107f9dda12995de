import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const PAGE = 'share.html'

/** Also true for the precompressed copies of the page. */
export const isSharePage = (path: string): boolean =>
  basename(path) === PAGE || basename(path).startsWith(`${PAGE}.`)

/**
 * The page of a share link. It is separate because the app's page opens the diary of the device and starts a worker.
 * The secret of the link is behind the #, which browsers do not send to a server. [SHARE-1, SHARE-8]
 */
export function addSharePage(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, PAGE))) return
  for (const address of ['/share', '/share/']) app.get(address, (_, reply) => reply.sendFile(PAGE))
}
