import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './child.js'
import { runtimeNode } from './platform.js'
import { SetupError, knownTrouble, explainDiskErrors } from './setupError.js'
import { staleSources } from './sources.js'

// Every source of the bundle. The package.json of the root has the version that the app shows.
const FOLDERS = ['charts', 'content', 'contract', 'domain', 'locales', 'mind', 'web']
const STAMP = '.made-from'

/** The hash of the sources if web/dist was not built from them, otherwise undefined. */
export const staleWeb = (root) => staleSources(root, { folders: FOLDERS, stamp: join('web', 'dist', STAMP) })

/** Builds into another folder and swaps at the end: if the build fails or is killed, the old app is still served. */
export async function buildWeb(root, { sources, onStart }) {
  console.log('Building the web app.')
  const web = join(root, 'web')
  const at = (name) => join(web, name)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--outDir', 'dist-next', '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await runProgram(runtimeNode(root), args, { cwd: web, onStart })
  if (code !== 0) throw knownTrouble(output, root) ?? failed(output)
  explainDiskErrors(root, () => {
    writeFileSync(join(at('dist-next'), STAMP), sources)
    rmSync(at('dist-old'), { recursive: true, force: true })
    if (existsSync(at('dist'))) renameSync(at('dist'), at('dist-old'))
    renameSync(at('dist-next'), at('dist'))
    rmSync(at('dist-old'), { recursive: true, force: true })
  })
}

function failed(output) {
  if (/cannot find native binding|Cannot find module '@rolldown/i.test(output)) {
    return new SetupError(
      `The web app cannot be built on ${process.platform} ${process.arch}, for which the build tool has no package here: build it on Linux x64 and copy web/dist.`,
    )
  }
  console.error(output.trim())
  return new SetupError(
    'The web app could not be built, for the reason above: mend it and run the same command again.',
  )
}
