import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json']
const NOT_BUNDLED = /^(node_modules|dist|dist-next|dist-old)$|\.test\.tsx?$|\.md$/

/** The hash of the sources if it is not what the stamp says, otherwise undefined. */
export function staleSources(root, { folders, stamp }) {
  const wanted = fingerprint(root, folders)
  const path = join(root, stamp)
  return existsSync(path) && readFileSync(path, 'utf8') === wanted ? undefined : wanted
}

function fingerprint(root, folders) {
  const hash = createHash('sha256')
  const files = folders.flatMap((folder) => filesUnder(root, folder))
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
