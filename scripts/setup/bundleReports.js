import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Bundles what a thread of reports runs: `node bundleReports.js <folder>`. Loading three hundred files is a fifth of the
// cost of a report. Beside the bundle it writes the hash of each of its files (server/src/reports/child/bundledThread.ts).

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const ENTRY = join(ROOT, 'server/src/reports/child/thread.ts')
const PACKAGE = /\/node_modules\//

const folder = resolve(process.argv[2])
const next = `${folder}-next`
const old = `${folder}-old`

const unixPath = (from, to) => relative(from, to).replaceAll('\\', '/')

const files = new Set()

/** Addresses are relative to the file that has them, which is another one in the bundle. */
const keepAddresses = {
  name: 'keep-addresses',
  transform: (code, id) => {
    if (!id.startsWith(ROOT)) return null
    files.add(id)
    if (PACKAGE.test(id)) return null
    const changed = code
      .replaceAll('import.meta.url', `new URL('${unixPath(folder, id)}', import.meta.url).href`)
      .replaceAll('import(`../${', `import(\`${unixPath(folder, dirname(dirname(id)))}/\${`)
    return changed === code ? null : changed
  },
}

const { rolldown } = await import(pathToFileURL(join(ROOT, 'node_modules/rolldown/dist/index.mjs')))
const bundle = await rolldown({
  input: { thread: ENTRY },
  platform: 'node',
  external: /^@myriaddreamin\//,
  plugins: [keepAddresses],
  logLevel: 'silent',
})
rmSync(next, { recursive: true, force: true })
// Lines stay, so that a fault has its position.
await bundle.write({ dir: next, format: 'esm', entryFileNames: '[name].js' })
const hash = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')
const hashes = Array.from(files).map((path) => [unixPath(ROOT, path), hash(path)])
writeFileSync(join(next, 'files.json'), JSON.stringify(Object.fromEntries(hashes)))
rmSync(old, { recursive: true, force: true })
try {
  renameSync(folder, old)
} catch {
  // The first one.
}
renameSync(next, folder)
rmSync(old, { recursive: true, force: true })
