import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { chunkImports } from './chunkImports.ts'
import { devProxy } from './devProxy.ts'
import { homeScript } from './homeScript.ts'
import { libraryLocale } from './libraryLocale.ts'
import { offlineApp } from './offlineApp.ts'
import { OLDEST_ENGINES } from './oldestEngines.ts'
import { packedFiles } from './packedFiles.ts'
import { sharedPage } from './sharedPage.ts'
import { textFiles } from './textFiles.ts'

// Where `npm run dev` has the server: at the default port of server/src/config.ts or the same variable.
const SERVER = `http://localhost:${process.env['PORT'] ?? '8787'}`

// The parts of the library with texts (date fields, sorting by keyboard) include thirty languages; these are ours.
const LIBRARY_LOCALES = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'ko-KR', 'ru-RU', 'zh-CN']

const chunks = chunkGroups()

const FRAME = /node_modules\/(react|react-dom|scheduler)\//

const TEXT = /\/locales\/([^/]+)\/(\w+)\.json$/
const TEXTS = {
  '': 'shell common navigation home records scale sync',
  '-later':
    'conditions data doses engagement guide helps install lists medications notifications onboarding questionnaires reflections reminders visit',
  // What the newest records on home are called: none of the other areas is run for it.
  '-items': 'listItems',
  '-results': 'calendar charts filterPanel filters insights picture reports results timeline',
}
const TEXT_GROUPS = new Map(
  Object.entries(TEXTS).flatMap(([group, areas]) => areas.split(' ').map((area) => [area, group] as const)),
)

function textsOf(id: string): string | null {
  const [, language, area = ''] = TEXT.exec(id) ?? []
  const group = TEXT_GROUPS.get(area)
  return language === undefined || group === undefined ? null : `texts-${language}${group}`
}

// The worker that answers as Solace has files of its own. What it says, the words that it understands and the model that
// reads them are three files of each language: offlineApp.ts caches those of the person's language. The names of list items are understood in every one.
const MIND_SAYS = /\/locales\/([^/]+)\/(\w+)\.json$/
const MIND_READS = /\/content\/(?:solace\/(?:thesaurus|passageTexts)|help\/user-guide)\/([\w-]+)\.(?:json|md)/
const MIND_MODEL = /\/content\/solace\/models\/([\w-]+)\.json/
const mindFileOf = (id: string): string => {
  const [, ofModel] = MIND_MODEL.exec(id) ?? []
  if (ofModel !== undefined) return `mind-model-${ofModel}`
  const [, language, area] = MIND_SAYS.exec(id) ?? []
  if (language === undefined) return `mind-words-${MIND_READS.exec(id)?.[1] ?? ''}`
  return area === 'listItems' ? `mind-items-${language}` : `mind-texts-${language}`
}

const TREESHAKE = {
  // Importing these has no side effects. Without this setting one constant of the contract would include all of zod.
  moduleSideEffects: [{ test: /\/(contract|domain|locales)\/src\//, sideEffects: false }],
}

export default defineConfig({
  plugins: [
    optimizeLocales.vite({ locales: LIBRARY_LOCALES }),
    react(),
    chunks.plugin,
    chunkImports(),
    libraryLocale(),
    homeScript(),
    textFiles(),
    offlineApp(),
    sharedPage(TREESHAKE),
    packedFiles(),
  ],
  worker: {
    // A module, so that each language is a file of its own: all browsers of oldestEngines.ts have such workers.
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: mindFileOf,
              test: (id) => [MIND_SAYS, MIND_READS, MIND_MODEL].some((one) => one.test(id)),
            },
          ],
        },
      },
      treeshake: TREESHAKE,
    },
  },
  server: {
    proxy: devProxy(SERVER),
  },
  build: {
    target: OLDEST_ENGINES,
    // The page may load only files of its own server: a font or picture inlined as data: would be blocked.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A list of what each screen needs would add 5 kB to the start, parsed at each opening. The service worker caches
      // all files anyway.
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    // All styles together are smaller than a font; split up, each screen would request several files.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs and an update seldom changes.
            { name: 'frame', test: (id) => FRAME.test(id) && chunks.isStart(id), priority: 5 },
            { name: 'start', test: chunks.isStart, priority: 4 },
            // A group takes what its files import along: home first, so that it needs no other file.
            { name: 'home', test: (id) => chunks.groupOf(id) === 'home', priority: 3 },
            { name: 'common', test: (id) => chunks.groupOf(id) === 'common', priority: 2 },
            { name: (id) => chunks.groupOf(id), priority: 1 },
            // The texts of home, of what it shows later, and of the results: one request each instead of forty.
            { name: textsOf },
          ],
        },
      },
      treeshake: TREESHAKE,
    },
  },
})
