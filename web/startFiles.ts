import type { Plugin } from 'vite'

interface StartFiles {
  plugin: Plugin
  isStart: (id: string) => boolean
  isHome: (id: string) => boolean
}

const HOME = /\/src\/app\/routes\/HomeRoute\.tsx$/

/**
 * Everything that `main.tsx` needs before it runs, and what home needs besides. The bundler creates a separate file for
 * each part that a later screen shares with them; grouped they are one file and one request: a phone that opens the app
 * spends more time on requesting ten small files than on running them.
 */
export function startFiles(): StartFiles {
  const start = new Set<string>()
  const home = new Set<string>()
  const plugin: Plugin = {
    name: 'start-files',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry === true)
      const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? []
      collect(start, entries, importsOf)
      const homes = ids.filter((id) => HOME.test(id))
      // Without this check, home would be split into many small files and nobody would notice.
      if (homes.length === 0) this.error(`no file of the build matches ${HOME}`)
      collect(home, homes, importsOf)
      // The entries stay as they are, because the page names them.
      for (const id of entries) start.delete(id)
    },
  }
  return { plugin, isStart: (id) => start.has(id), isHome: (id) => home.has(id) }
}

function collect(
  into: Set<string>,
  from: readonly string[],
  importsOf: (id: string) => readonly string[],
): void {
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (into.has(id)) continue
    into.add(id)
    waiting.push(...importsOf(id))
  }
}
