import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './child.js'
import { runtimeNode } from './platform.js'
import { SetupError, knownTrouble, explainDiskErrors } from './setupError.js'

// Every source of the bundle. The package.json of the root has the version that the app shows.
const FOLDERS = ['charts', 'content', 'contract', 'domain', 'locales', 'mind', 'web']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const NOT_BUNDLED = /^(node_modules|dist|dist-next|dist-old)$|\.test\.tsx?$|\.md$/
const STAMP = '.made-from'

/** The hash of the sources if web/dist was not built from them, otherwise undefined. */
export function staleWeb(root) {
  const wanted = fingerprint(root)
  const stamp = join(root, 'web', 'dist', STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted ? undefined : wanted
}

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

function fingerprint(root) {
  const hash = createHash('sha256')
  const files = FOLDERS.flatMap((folder) => filesUnder(root, folder))
  for (const file of [...FILES, ...files]) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(join(root, file)))
    hash.update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !NOT_BUNDLED.test(name),
  )
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(root, path) : [path]
  })
}
