import type { Plugin } from 'vite'

/**
 * Screens and parts that are loaded together. The bundler creates a separate file for each part that two of them share,
 * about two hundred until home stands: grouped they are a few, and a phone spends more time on requesting ten small files
 * than on running them. Each entry matches one or more files that are imported dynamically.
 */
const WINGS = {
  /** What home shows first. */
  home: [
    /\/app\/routes\/HomeRoute\.tsx$/,
    /\/home\/(?:HomeGreeting|OneTaps|RecentRows)\.tsx$/,
    /\/sync\/SyncTag\.tsx$/,
  ],
  /** What starts behind home: the sync, the session, the worker. */
  engine: [
    /\/sync\/(?:startEngine|runSync)\.ts$/,
    /\/app\/boot\/serverAccess\.ts$/,
    /\/sync\/pass\/pullPages\.ts$/,
    /\/account\/(?:userRecord|userValues)\.ts$/,
    /\/account\/service\/ServiceWatch\.tsx$/,
    /\/account\/session\/idleTimer\.ts$/,
    /\/api\/recoverSession\.ts$/,
    /\/device\/registerAppWorker\.ts$/,
    /\/doses\/doseOffers\.ts$/,
  ],
  /** The rest of home, and what the frame shows or does a moment later. */
  later: [
    /\/home\/(?:LaterCards|answers\/HomeAnswers|answers\/HomeVisit)\.tsx$/,
    /\/doses\/ReliefCard\.tsx$/,
    /\/app\/frame\/(?:UsageRecorder|SafetyHost|SyncNotices|ReminderRunner|InstallAppBanner)\.tsx$/,
    /\/app\/boot\/(?:housekeeping|reportFault|mergeLockedEntries)\.ts$/,
    /\/account\/service\/MaintenanceBar\.tsx$/,
    /\/ui\/overlays\/ToastRegion\.tsx$/,
    /\/sync\/(?:SyncHint|onlyHere\/OnlyHereCard|onlyHere\/SignUpLine)\.tsx$/,
    /\/sync\/onlyHere\/onlyHereState\.ts$/,
    /\/sync\/trash\/wipeDeleted\.ts$/,
    /\/settings\/saving\/saveUnsavedSettings\.ts$/,
    /\/questionnaires\/(?:listTable|fetchQuestionnaires)\.ts$/,
    /\/local\/unsavedInput\.ts$/,
    /\/local\/rows\/replacedValues\.ts$/,
  ],
  /** A record or a reflection, whole. */
  record: [
    /\/app\/routes\/RecordRoute\.tsx$/,
    /\/records\/sections\/RecordSection\.tsx$/,
    /\/reflections\/ReflectionScreen\.tsx$/,
  ],
  /** A record in two taps, which may be the first screen. */
  quick: [/\/app\/routes\/(?:QuickRoute|FlareRoute)\.tsx$/],
  results: [
    /\/results\/(?:ResultsScreen|frame\/FilterScreen)\.tsx$/,
    /\/results\/\w+\/(?:InsightsContent|HelpsContent|ChartsContent|TimelineContent|CalendarContent)\.tsx$/,
  ],
} satisfies Record<string, readonly RegExp[]>

type Wing = keyof typeof WINGS
const NAMES = Object.keys(WINGS) as Wing[]

interface ChunkGroups {
  plugin: Plugin
  /** Everything that `main.tsx` needs before it runs. */
  isStart: (id: string) => boolean
  /** The file that this module belongs to; null if the bundler decides. */
  groupOf: (id: string) => string | null
}

export function chunkGroups(): ChunkGroups {
  const start = new Set<string>()
  const wings = new Map<Wing, ReadonlySet<string>>()
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? []
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry === true)
      for (const id of closureOf(entries, importsOf)) start.add(id)
      for (const name of NAMES) {
        const found = WINGS[name].map((entry) => ids.filter((id) => entry.test(id)))
        // Without this check, a renamed screen would be split into many small files and nobody would notice.
        const missing = found.findIndex((some) => some.length === 0)
        if (missing !== -1) this.error(`no file of the build matches ${WINGS[name][missing]}`)
        wings.set(name, closureOf(found.flat(), importsOf))
      }
      // The entries stay as they are, because the page names them.
      for (const id of entries) start.delete(id)
    },
  }
  const groupOf = (id: string): string | null => {
    if (start.has(id)) return null
    const within = NAMES.filter((name) => wings.get(name)?.has(id))
    const [first] = within
    if (first === undefined) return null
    // What home needs of a library is shared with every screen: it stays a file of its own.
    if (first === 'home') return id.includes('node_modules') ? null : 'home'
    return within.length > 1 ? 'common' : first
  }
  return { plugin, isStart: (id) => start.has(id), groupOf }
}

function closureOf(
  from: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...importsOf(id))
  }
  return found
}
