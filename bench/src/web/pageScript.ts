import { join } from 'node:path'
import { build } from 'vite'

const FOLDER = join(import.meta.dirname, 'page')

/** What the bench runs in a page, with the product's own code that it uses, in one piece. */
export async function pageScript(name: 'work' | 'watchHome'): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(FOLDER, `${name}.ts`), output: { format: 'iife' } },
    },
  })
  const [output] = [made].flat()
  if (output === undefined || !('output' in output)) throw new Error('The page of the bench was not built')
  return output.output[0].code
}
