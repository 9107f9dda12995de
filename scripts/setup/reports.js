import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './child.js'
import { runtimeNode } from './platform.js'
import { explainDiskErrors } from './setupError.js'
import { staleSources } from './sources.js'

const FOLDERS = ['charts', 'content', 'contract', 'domain', 'locales', 'mind', 'scripts/setup', 'server']
const BUNDLE = join('server', 'dist', 'reports')
const STAMP = join('server', 'dist', '.made-from')

/** The hash of the sources if the bundle of the report threads was not built from them, otherwise undefined. */
export const staleReports = (root) =>
  existsSync(join(root, 'server')) ? staleSources(root, { folders: FOLDERS, stamp: STAMP }) : undefined

/** Where it cannot be built, reports are made from the sources, which takes a fifth longer; it is not tried again. */
export async function buildReports(root, { sources, onStart }) {
  const program = join(root, 'scripts', 'setup', 'bundleReports.js')
  await runProgram(runtimeNode(root), [program, join(root, BUNDLE)], { cwd: root, onStart })
  explainDiskErrors(root, () => {
    mkdirSync(join(root, 'server', 'dist'), { recursive: true })
    writeFileSync(join(root, STAMP), sources)
  })
}
