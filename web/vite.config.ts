import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkImports } from './chunkImports.ts'
import { devProxy } from './devProxy.ts'
import { offlineApp } from './offlineApp.ts'
import { OLDEST_ENGINES } from './oldestEngines.ts'
import { packedFiles } from './packedFiles.ts'
import { sharedPage } from './sharedPage.ts'
import { startFiles } from './startFiles.ts'

// Where `npm run dev` has the server: at the default port of server/src/config.ts or the same variable.
const SERVER = `http://localhost:${process.env['PORT'] ?? '8787'}`

// The parts of the library that speak (date fields, sorting by keyboard) bring thirty languages; these are ours.
const LIBRARY_LOCALES = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'ko-KR', 'ru-RU', 'zh-CN']

const start = startFiles()

const FRAME = /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//

const textsOf = (id: string): string => `texts-${/\/locales\/([^/]+)\//.exec(id)?.[1] ?? ''}`

const TREESHAKE = {
  // Importing these does nothing by itself. Without saying so one constant of the contract brings all of zod.
  moduleSideEffects: [{ test: /\/(contract|domain|locales)\/src\//, sideEffects: false }],
}

export default defineConfig({
  plugins: [
    optimizeLocales.vite({ locales: LIBRARY_LOCALES }),
    react(),
    start.plugin,
    chunkImports(),
    offlineApp(),
    sharedPage(TREESHAKE),
    packedFiles(),
  ],
  server: {
    proxy: devProxy(SERVER),
  },
  build: {
    target: OLDEST_ENGINES,
    // The page may load only files of its own server: a font or picture inlined as data: would be blocked.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A list of what each screen needs would be 5 kB of the start, read at each opening. The worker has them all.
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    // All of it is smaller than a font; in pieces each screen would ask for several.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen stands on and an update seldom changes.
            { name: 'frame', test: (id) => FRAME.test(id) && start.isStart(id), priority: 2 },
            { name: 'start', test: start.isStart, priority: 1 },
            {
              name: 'home',
              test: (id) => start.isHome(id) && !start.isStart(id) && !id.includes('node_modules'),
              priority: 1,
            },
            // What home speaks with: one request for a language instead of seven.
            {
              name: textsOf,
              test: /\/locales\/[^/]+\/(shell|common|navigation|home|records|scale|sync)\.json$/,
            },
          ],
        },
      },
      treeshake: TREESHAKE,
    },
  },
})
