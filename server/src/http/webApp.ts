import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '@reprieve/contract/call.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { requestLanguage } from './gate.ts'
import { respond } from './respond.ts'
import { addSharePage, isSharePage } from './sharePage.ts'
import { SHARED_PAGE_HEADERS } from './securityHeaders.ts'

const NEVER_THE_PAGE = [`${API_BASE}/`, '/api/', '/dev/', '/assets/', '/sw.js']
/** SVG is XML text: without a charset a browser may guess it. */
const SVG = 'image/svg+xml; charset=utf-8'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the files of the web app, and index.html for every address that only the page itself can route. */
export async function addWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders(reply, path) {
        if (path.endsWith('.svg')) void reply.header('content-type', SVG)
        if (isSharePage(path)) return void reply.headers(SHARED_PAGE_HEADERS)
        const isNamedByContent = path.startsWith(join(folder, 'assets'))
        void reply.header('cache-control', isNamedByContent ? IMMUTABLE : 'no-cache')
      },
    })
    addFiles(app, folder)
    addSharePage(app, folder)
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (isBuilt && isPage && !NEVER_THE_PAGE.some((start) => request.url.startsWith(start))) {
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    }
    return respond(request, reply, requestLanguage(request), RESULT.noSuchCall)
  })
}

/**
 * One route for all files. A route for each of some two thousand files took a third of the start-up time, and after a
 * crash people wait for the start. [RUN-1]
 */
function addFiles(app: FastifyInstance, folder: string): void {
  const files = filesIn(folder)
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: ({ params }, reply) =>
      files.has(params['*']) ? reply.sendFile(params['*']) : reply.callNotFound(),
    errorHandler: (error, request, reply) => {
      // A client that disconnects in the middle of a file is no fault of the server.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return void request.raw.destroy()
      return app.errorHandler(error, request, reply)
    },
  })
}

/** All file paths without a leading slash. Hidden files are left out: they are not part of the app. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep))
  return new Set(
    paths.filter((parts) => !parts.some((part) => part.startsWith('.'))).map((parts) => parts.join('/')),
  )
}
