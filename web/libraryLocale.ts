import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const THEIRS = /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/
const OURS = fileURLToPath(new URL('./src/text/libraryLocale.ts', import.meta.url))

/**
 * The component library takes the language of the browser, and reads the formats of all languages to check it: 60 ms on
 * a slow phone before home is drawn. In the app it takes the language of the app.
 */
export const libraryLocale = (): Plugin => {
  let isReplaced = false
  return {
    name: 'library-locale',
    apply: 'build',
    load: {
      filter: { id: THEIRS },
      handler() {
        isReplaced = true
        return `export { getDefaultLocale, useDefaultLocale } from ${JSON.stringify(OURS)}`
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        this.error('the component library has its locale in another file now')
    },
  }
}
