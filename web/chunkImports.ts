import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

// Vite's name of the module.
const HELPER = '\0vite/preload-helper.js'
const LOADER = fileURLToPath(new URL('./src/device/loadChunk.ts', import.meta.url))
// Vite passes more arguments than the import itself.
const SOURCE = `import { loadChunk } from ${JSON.stringify(LOADER)}
export const __vitePreload = (load) => loadChunk(load)`

// The argument that the bundler writes for the helper: the import alone, or with the names that are taken from it.
const IMPORT = /\(\)=>(import\(|\{let\{[^}]*\}=await import\()(`[^`$]+`)\)/g

const BARE = /import\(`[^`]*`\)/
const WITH_ADDRESS = '($$again=``)=>$1$2+$$again)'

/**
 * Vite sends every `import()` through a helper that first loads a list of dependencies of the file. We write no such
 * list (`modulePreload` in vite.config.ts) and have one style sheet, so we replace the helper: ours handles a file that
 * fails to load. It can request the file under another address, for which the bundler has no option. [PWA-9]
 */
export const chunkImports = (): Plugin => ({
  name: 'chunk-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? SOURCE : null),
  // The hash in the name of a file must depend on its whole content, so also on the code that is added below.
  augmentChunkHash: () => IMPORT.source + WITH_ADDRESS,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        file.code = file.code.replaceAll(IMPORT, WITH_ADDRESS)
        if (BARE.test(file.code))
          this.error(`${file.fileName} has an import() that chunkImports.ts does not know`)
      }
    },
  },
})
