import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const TEXT = /\/locales\/[^/]+\/\w+\.json$/

/**
 * Makes each file of texts one string that the browser parses as JSON. The bundler writes it as code instead, with an
 * export of its own for each text: a browser takes several times as long to run that, and runs it before home is drawn.
 */
export const textFiles = (): Plugin => ({
  name: 'text-files',
  apply: 'build',
  // After the bundler's own plugin, which would take the result for JSON.
  enforce: 'post',
  transform: {
    filter: { id: TEXT },
    handler(_, id) {
      const texts: unknown = JSON.parse(readFileSync(id, 'utf8'))
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))})`, map: null }
    },
  },
})
