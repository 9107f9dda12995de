import type { Plugin } from 'vite'

const HOME = 'home'
const THEME = '<script src="/theme.js">'

/** Tells theme.js in index.html which file home is in, so that a page that opens home asks for it at once. */
export const homeScript = (): Plugin => ({
  name: 'home-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const home = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === HOME)
      if (home === undefined || !html.includes(THEME))
        throw new Error('index.html or the file of home is not as homeScript.ts expects')
      return html.replace(THEME, `<meta name="home-script" content="/${home.fileName}" />\n    ${THEME}`)
    },
  },
})
