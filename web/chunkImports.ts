import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

// As Vite names it.
const HELPER = '\0vite/preload-helper.js'
const LOADER = fileURLToPath(new URL('./src/device/loadChunk.ts', import.meta.url))
// It is called with more than the import itself.
const SOURCE = `import { loadChunk } from ${JSON.stringify(LOADER)}
export const __vitePreload = (load) => loadChunk(load)`

// As the bundler writes what is handed to the helper: the import alone, or with the names that are taken from it.
const IMPORT = /\(\)=>(import\(|\{let\{[^}]*\}=await import\()(`[^`$]+`)\)/g

const BARE = /import\(`[^`]*`\)/
const WITH_ADDRESS = '($$again=``)=>$1$2+$$again)'

/**
 * Vite sends every `import()` through a helper that first fetches a list of what the file needs. We write no such list
 * (`modulePreload` in vite.config.ts) and have one style sheet, so the helper is ours: it says what becomes of a file that
 * does not come. It can ask for the file under another address, which the bundler knows no word for. [PWA-9]
 */
export const chunkImports = (): Plugin => ({
  name: 'chunk-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === HELPER ? SOURCE : null),
  // The name of a file tells what is in it, also what is written below.
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
