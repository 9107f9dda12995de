import type { Plugin } from 'vite'

/**
 * All that `main.tsx` needs before it runs. The bundler makes a file of its own of each part that a later screen shares
 * with the start; asked for together they are one file, and one request.
 */
export function startFiles(): { plugin: Plugin; isStart: (id: string) => boolean } {
  const ids = new Set<string>()
  const plugin: Plugin = {
    name: 'start-files',
    apply: 'build',
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry === true)
      const waiting = [...entries]
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (ids.has(id)) continue
        ids.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
      // They stay what they are: the page names them.
      for (const id of entries) ids.delete(id)
    },
  }
  return { plugin, isStart: (id) => ids.has(id) }
}
