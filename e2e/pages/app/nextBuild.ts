import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files by the path under which a browser requests them. */
export type Build = ReadonlyMap<string, Buffer>

const DIST = join(import.meta.dirname, '../../../web/dist')
const TEXT = /\.(?:js|css|html)$/
const PACKED = /\.(?:br|gz)$|^\./
const WORKER = '/sw.js'
const ENTRY = /src="(\/assets\/start-[\w-]+\.js)"/

const integrityOf = (content: Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** The app as built on disk. */
export function readThisBuild(): Build {
  const names = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(DIST.length))
  return new Map(names.map((name) => [name, readFileSync(join(DIST, name))]))
}

export function findEntryChunk(build: Build): string {
  const entry = ENTRY.exec(build.get('/index.html')?.toString() ?? '')?.[1]
  if (entry === undefined) throw new Error('The page has no first chunk')
  return entry
}

/** A chunk that loads only with its screen. */
export function findLazyChunk(build: Build): string {
  const chunk = [...build.keys()].find((path) => /\/ComponentsScreen-[\w-]+\.js$/.test(path))
  if (chunk === undefined) throw new Error('The components screen has no chunk of its own')
  return chunk
}

/**
 * The same app as if its entry chunk and a lazy one had changed: these and all files that name them get new names, the
 * others stay. A second run of the bundler would give the same, but takes three seconds.
 */
export function nextBuild(build: Build): Build {
  const renamed = new Map(
    [...namersOf(build, [findEntryChunk(build), findLazyChunk(build)])].map((path) => [path, newName(path)]),
  )
  const worker = build.get(WORKER)?.toString() ?? ''
  const next = new Map<string, Buffer>()
  let list = rename(worker, renamed).replace(/(version:[`'"])[0-9a-f]{12}/, '$1000000000002')
  for (const [path, content] of build) {
    if (path === WORKER) continue
    const changed = TEXT.test(path) ? Buffer.from(rename(content.toString(), renamed)) : content
    next.set(renamed.get(path) ?? path, changed)
    list = list.replace(integrityOf(content), integrityOf(changed))
  }
  return next.set(WORKER, Buffer.from(list))
}

/** The chunks, all files that name them, all files that name those, and so on. */
function namersOf(build: Build, chunks: readonly string[]): Set<string> {
  const found = new Set(chunks)
  for (const path of found)
    for (const [other, content] of build)
      if (other.startsWith('/assets/') && TEXT.test(other) && content.includes(path.slice('/assets/'.length)))
        found.add(other)
  return found
}

// Half of the old hash stays, because two chunks may have the same name otherwise.
const newName = (path: string): string => path.replace(/-[\w-]{4}([\w-]{4}\.\w+)$/, '-Next$1')

function rename(text: string, renamed: ReadonlyMap<string, string>): string {
  return [...renamed].reduce(
    (changed, [from, to]) => changed.replaceAll(from.slice('/assets/'.length), to.slice('/assets/'.length)),
    text,
  )
}
