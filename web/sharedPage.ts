import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { chunkImports } from './chunkImports.ts'
import { OLDEST_ENGINES } from './oldestEngines.ts'

const ROOT = fileURLToPath(new URL('.', import.meta.url))
const PAGE = 'share.html'

/**
 * Builds the page of a shared report separately: its reader does not need the app, and the start of the app must not
 * grow by it. It is built after the worker's list of files, which therefore does not include it. [SHARE-8]
 */
export const sharedPage = (shared: Rolldown.TreeshakingOptions): Plugin => ({
  name: 'shared-page',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const file of await pageFiles(shared)) {
        // Its fonts are those of the app.
        if (file.fileName in bundle) continue
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: file.fileName, source })
      }
    },
  },
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url === '/share') request.url = `/${PAGE}`
      next()
    })
  },
})

async function pageFiles(treeshake: Rolldown.TreeshakingOptions) {
  const made = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), chunkImports()],
    build: {
      write: false,
      target: OLDEST_ENGINES,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${ROOT}${PAGE}`, treeshake },
    },
  })
  const [output] = [made].flat()
  if (output === undefined || !('output' in output)) throw new Error('The shared page was not built')
  return output.output
}
