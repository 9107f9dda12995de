import type { Plugin } from 'vite'

// As Vite names it.
const HELPER = '\0vite/preload-helper.js'

/**
 * Every import of a later file goes through a helper that first fetches a list of what that file needs. We write no such
 * list (`modulePreload` in vite.config.ts) and have one style sheet, so all that is left of it is the import itself.
 */
export const lightImports = (): Plugin => ({
  name: 'light-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : null),
})
