import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const PAGE = 'share.html'

/** Also as it lies there packed. */
export const isSharePage = (path: string): boolean =>
  basename(path) === PAGE || basename(path).startsWith(`${PAGE}.`)

/**
 * The page of a link. It is a page of its own: that of the app opens the diary of the device and starts a worker. Whose
 * report it shows stands behind the #, which no server is told. [SHARE-1, SHARE-8]
 */
export function addSharePage(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, PAGE))) return
  for (const address of ['/share', '/share/']) app.get(address, (_, reply) => reply.sendFile(PAGE))
}
