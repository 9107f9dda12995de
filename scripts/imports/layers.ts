// The place of every package and folder in the order. The rules about single imports are in forbiddenImports.ts.
import { PACKAGE_NAMES } from '../source/sourceFiles.ts'

/** Which packages a package may import besides itself. */
export const PACKAGES: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  charts: ['domain'],
  locales: [],
  content: [],
  mind: ['domain', 'contract', 'locales', 'content'],
  server: ['domain', 'contract', 'charts', 'locales', 'content', 'mind'],
  web: ['domain', 'contract', 'charts', 'locales', 'content', 'mind'],
  e2e: ['contract', 'locales'],
  bench: PACKAGE_NAMES.filter((name) => name !== 'scripts'),
  scripts: PACKAGE_NAMES.filter((name) => name !== 'bench' && name !== 'e2e'),
}

/** Libraries of the packages with few dependencies; the others may use what their package.json lists. */
export const LIBRARIES: Record<string, RegExp> = {
  domain: /^$/,
  contract: /^(zod|uuid)$/,
  charts: /^d3-/,
  locales: /^intl-messageformat$/,
  content: /^$/,
  mind: /^$/,
}

/** The order of the areas inside every layer: an area may import only from earlier lines. */
const ORDER = [
  ['time'],
  ['schedule', 'settings', 'access'],
  ['catalogue'],
  ['safety'],
  // What an institution sponsors, requires and may see affects all later areas.
  ['institutions'],
  ['lists', 'conditions', 'purchases', 'questionnaires'],
  ['medications', 'reminders', 'account'],
  ['records', 'reflections'],
  ['doses', 'signals'],
  ['filters', 'onboarding'],
  ['sync', 'results'],
  ['reports', 'guide', 'home', 'flare'],
  ['assistant'],
]

const ORDERED = ['domain', 'contract', 'server', 'web']

export const isOrdered = (name: string): boolean => ORDERED.includes(name)

/** The line of an area, or -1 if the folder is not an area. */
export const findAreaLine = (area: string): number => ORDER.findIndex((line) => line.includes(area))

export const isArea = (folder: string): boolean => findAreaLine(folder) !== -1

const SERVER_GROUND = [
  'cannotStart.ts',
  'defaultDataDir.ts',
  'operatorConfig.ts',
  'processesConfig.ts',
  'storesConfig.ts',
  'pushConfig.ts',
  'solaceConfig.ts',
  'termsConfig.ts',
  'metricsConfig.ts',
  'backupConfig.ts',
  'config.ts',
  'html.ts',
]
const SERVER_IO = [...SERVER_GROUND, 'db', 'outside', 'jobs']
const SERVER_ALL = [
  ...SERVER_IO,
  'reachDatabase.ts',
  'openDatabase.ts',
  'services.ts',
  'openServices.ts',
  'handler.ts',
  'chores.ts',
  'jobKinds.ts',
  'settingsHooks.ts',
  'http',
  'metrics',
  'backup',
  'areas',
]

/**
 * The foundations of server and web: folders (or files directly in src) that are not areas, and what each may import
 * of its own package. 'areas' means all of them. A folder that is neither here nor in the order is refused.
 */
export const FOUNDATIONS: Record<string, Record<string, string[]>> = {
  server: {
    'cannotStart.ts': [],
    'html.ts': [],
    'defaultDataDir.ts': ['cannotStart.ts'],
    'operatorConfig.ts': [],
    'processesConfig.ts': ['cannotStart.ts'],
    'storesConfig.ts': ['cannotStart.ts'],
    'pushConfig.ts': ['cannotStart.ts'],
    'solaceConfig.ts': ['cannotStart.ts'],
    'termsConfig.ts': ['cannotStart.ts', 'operatorConfig.ts'],
    'metricsConfig.ts': ['cannotStart.ts'],
    'backupConfig.ts': ['cannotStart.ts'],
    'config.ts': [
      'cannotStart.ts',
      'defaultDataDir.ts',
      'operatorConfig.ts',
      'processesConfig.ts',
      'storesConfig.ts',
      'pushConfig.ts',
      'solaceConfig.ts',
      'termsConfig.ts',
      'metricsConfig.ts',
      'backupConfig.ts',
    ],
    db: SERVER_GROUND,
    outside: SERVER_GROUND,
    jobs: [...SERVER_GROUND, 'db', 'outside'],
    'reachDatabase.ts': [...SERVER_GROUND, 'db'],
    'openDatabase.ts': [...SERVER_GROUND, 'db', 'reachDatabase.ts'],
    // The types of a handler and of its services: the areas import both, and http imports the areas.
    'services.ts': [...SERVER_IO, 'access', 'settings', 'guide', 'assistant'],
    'openServices.ts': [...SERVER_IO, 'services.ts', 'metrics', 'access', 'settings', 'guide', 'assistant'],
    'handler.ts': ['services.ts', 'db'],
    'chores.ts': [...SERVER_IO, 'areas'],
    'jobKinds.ts': [...SERVER_IO, 'processes', 'areas'],
    'settingsHooks.ts': ['areas'],
    // Counts what the others do: it wraps handlers and adapters, and knows no area.
    metrics: [...SERVER_IO, 'openDatabase.ts', 'services.ts', 'handler.ts', 'access'],
    http: [...SERVER_IO, 'services.ts', 'handler.ts', 'metrics', 'access'],
    backup: [...SERVER_IO, 'reachDatabase.ts', 'areas'],
    'serverDatabase.ts': [...SERVER_IO, 'reachDatabase.ts', 'backup'],
    'catalogueImport.ts': [...SERVER_IO, 'serverDatabase.ts', 'backup', 'areas'],
    // The operator's own: no call leads there.
    admin: [...SERVER_IO, 'chores.ts', 'areas'],
    'adminCommand.ts': [...SERVER_IO, 'serverDatabase.ts', 'backup', 'admin'],
    testing: [...SERVER_ALL, 'startServer.ts'],
    'startServer.ts': [...SERVER_ALL, 'processes'],
    // Several processes on one machine. Their supervisor serves nothing, so it knows no area.
    processes: [...SERVER_GROUND, 'db'],
    'serveSeveral.ts': [...SERVER_GROUND, 'db', 'openDatabase.ts', 'processes', 'metrics'],
    'serve.ts': [...SERVER_ALL, 'processes', 'startServer.ts'],
    'main.ts': ['processesConfig.ts', 'serve.ts', 'serveSeveral.ts'],
  },
  web: {
    ui: [],
    device: [],
    local: [],
    // The address of every screen, without importing any screen.
    paths: [],
    // Which screen is open, and the way to the next one; it knows none of them.
    navigation: ['paths', 'device'],
    // The texts in the person's language, and the formats of dates and times.
    text: ['device'],
    // How our articles are shown; terms, help and guide all use it, and they are far apart in the order.
    reading: ['ui', 'device'],
    // What every editor shares: drafts, saving once, leaving with changes.
    editing: ['ui', 'device', 'local', 'navigation'],
    api: ['local', 'device'],
    sw: ['device'],
    testing: ['ui', 'device', 'local', 'paths', 'navigation', 'text', 'reading', 'editing', 'api', 'areas'],
    app: ['ui', 'device', 'local', 'paths', 'navigation', 'text', 'reading', 'editing', 'api', 'areas'],
    'main.tsx': ['ui', 'device', 'local', 'text', 'api', 'app', 'areas'],
    // The page of a shared report stores nothing on its reader's device, and does not know the app.
    'share.tsx': ['ui', 'device', 'text', 'api', 'areas'],
  },
}

/** What an area may import of its own package besides earlier areas. */
export const BELOW_AREAS: Record<string, string[]> = {
  server: [...SERVER_IO, 'services.ts', 'handler.ts'],
  web: ['ui', 'local', 'paths', 'navigation', 'text', 'reading', 'editing', 'api', 'device'],
}

/** Single files that may import beyond what their folder may. */
export const KNOWS_ALL_AREAS = ['server/src/http/handlers.ts', 'contract/src/calls.ts']
