import { join } from 'node:path'
import { build } from 'vite'

const PAGES = {
  work: 'page/work.ts',
  watchHome: 'page/watchHome.ts',
  rxdb: '../../peers/rxdbPage.ts',
  pouch: '../../peers/pouchPage.ts',
}

/** Bundles the code that the bench runs in a page, with everything it imports from the product or a library. */
export async function pageScript(name: keyof typeof PAGES): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, PAGES[name]), output: { format: 'iife' } },
    },
  })
  const [output] = [made].flat()
  if (output === undefined || !('output' in output)) throw new Error('The page of the bench was not built')
  return output.output[0].code
}
