import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { build, type Plugin, type Rolldown } from 'vite'
import { OLDEST_ENGINES } from './oldestEngines.ts'
import type { AppFile, AppFiles } from './src/sw/appFiles.ts'
import type { NotificationWords, WordsByLanguage } from './src/sw/reminders.ts'

const WORKER = fileURLToPath(new URL('./src/sw/worker.ts', import.meta.url))
const CODES = LANGUAGES.join('|')
/** The texts of the screens, the documents that people accept, and help. */
/** The files of Solace's worker are built apart, and are assets here: `mindFileOf` in vite.config.ts names them. */
const MIND_TEXTS = new RegExp(`/mind-(?:texts|words|model)-(${CODES})-[^/]+\\.js$`)
const TEXTS = new RegExp(`/locales/(${CODES})/[^/]+\\.json$|/content/(?:terms|help)/[^/]+/(${CODES})\\.md`)

/** Builds `/sw.js`: our service worker with the list of all files of this build. */
export const offlineApp = (): Plugin => {
  let publicDir = ''
  return {
    name: 'offline-app',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      // Runs last: the page and the chunks must be as they will be on disk.
      order: 'post',
      async handler(_, bundle) {
        const files = appFilesOf(Object.values(bundle), await filesIn(publicDir))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await worker(files) })
      },
    },
  }
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

function appFilesOf(built: readonly Output[], fixed: readonly AppFile[]): AppFiles {
  const of = (language: Language | null): AppFile[] =>
    built.filter((file) => languageOf(file) === language).map(fileOf)
  const core = [...of(null), ...fixed]
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, of(language)] as const)) as Record<
    Language,
    AppFile[]
  >
  const version = createHash('sha256').update(JSON.stringify({ core, texts })).digest('hex').slice(0, 12)
  return { version, core, texts }
}

/** A chunk that holds the texts of one language and nothing else. */
function languageOf(file: Output): Language | null {
  const ofMind = MIND_TEXTS.exec(file.fileName)?.[1]
  if (ofMind !== undefined) return LANGUAGES.find((known) => known === ofMind) ?? null
  if (file.type !== 'chunk' || file.moduleIds.length === 0) return null
  const found = new Set(file.moduleIds.map((id) => TEXTS.exec(id)).map((match) => match?.[1] ?? match?.[2]))
  const [language] = found
  return found.size === 1 ? (LANGUAGES.find((known) => known === language) ?? null) : null
}

const fileOf = (file: Output): AppFile => ({
  path: `/${file.fileName}`,
  integrity: integrityOf(file.type === 'chunk' ? file.code : file.source),
})

const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

async function filesIn(folder: string): Promise<AppFile[]> {
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => ({
      path: `/${name}`,
      integrity: integrityOf(await readFile(join(folder, name))),
    })),
  )
}

/**
 * The service worker includes these texts: a push message has none, and no page may be open that could provide them.
 */
async function notificationWords(): Promise<WordsByLanguage> {
  const wordsIn = async (language: Language): Promise<[Language, NotificationWords]> => {
    const text = await loadText(language, 'reminders')
    const [title, body, quick] = [text('notifyTitle'), text('notifyBody'), text('notifyQuick')]
    return [language, { title, body, quick, visit: text('notifyVisit') }]
  }
  return Object.fromEntries(await Promise.all(LANGUAGES.map(wordsIn))) as Record<Language, NotificationWords>
}

/**
 * Built separately and as one file: a worker that shared a chunk with the page would have to be a module, which not
 * every browser supports.
 */
async function worker(files: AppFiles): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      APP_FILES: JSON.stringify(files),
      NOTIFICATION_WORDS: JSON.stringify(await notificationWords()),
    },
    build: {
      write: false,
      target: OLDEST_ENGINES,
      rolldownOptions: { input: WORKER, output: { format: 'iife' } },
    },
  })
  const [output] = [made].flat()
  if (output === undefined || !('output' in output)) throw new Error('The worker was not built')
  return output.output[0].code
}
