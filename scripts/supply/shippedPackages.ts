/** A third-party package that is installed where the product runs, on any system. */
export interface ShippedPackage {
  name: string
  version: string
  licence: string | null
  /** Whether the lockfile has a checksum for the download. */
  isSealed: boolean
  /** The download address in the lockfile, null if the lockfile leaves it to the operator's registry. */
  fetchedFrom: string | null
}

/** The parts of an npm lockfile that we read. */
export interface Lockfile {
  packages: Record<string, Locked>
}

type Dependencies = Record<string, unknown>

export interface Locked {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
  dependencies?: Dependencies
  optionalDependencies?: Dependencies
  peerDependencies?: Dependencies
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const FOLDER = 'node_modules/'
/** The two programs; the optional packages of the root are the Node that runs them. */
const PROGRAMS = ['server', 'web']

/**
 * Everything that the two programs depend on, directly or indirectly. It ignores the lockfile's `dev` mark: npm omits
 * it for some packages, and `--omit=dev` drops zod and half of the database driver from npm's bill.
 */
export function findShippedPackages({ packages }: Lockfile): ShippedPackage[] {
  const start = [...PROGRAMS, ...pathsOf(packages, '', packages['']?.optionalDependencies)]
  return findNeededPaths({ packages }, start)
    .filter((path) => path.includes(FOLDER))
    .map((path) => asShipped(path, packages[path] ?? {}))
}

/** The paths of everything that these need, directly or indirectly, and their own. */
export function findNeededPaths({ packages }: Lockfile, start: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    waiting.push(...pathsOf(packages, path, needsOf(packages[path])))
  }
  return [...found].sort()
}

function needsOf(locked: Locked = {}): Dependencies {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked
  const peers = Object.entries(peerDependencies).filter(
    ([name]) => peerDependenciesMeta[name]?.optional !== true,
  )
  return { ...dependencies, ...optionalDependencies, ...Object.fromEntries(peers) }
}

// Looks for a module as Node does: in the folder itself, then in each one above. A package that is for none of our
// systems is not found.
function pathsOf(packages: Lockfile['packages'], from: string, wanted: Dependencies = {}): string[] {
  return Object.keys(wanted).flatMap((name) => {
    const path = above(from)
      .map((folder) => `${folder}${FOLDER}${name}`)
      .find((place) => place in packages)
    if (path === undefined) return []
    const { link, resolved } = packages[path] ?? {}
    return link === true && resolved !== undefined ? [resolved] : [path]
  })
}

function above(path: string): string[] {
  if (path === '') return ['']
  const cut = path.lastIndexOf(FOLDER)
  return [`${path}/`, ...above(cut <= 0 ? '' : path.slice(0, cut - 1))]
}

const asShipped = (path: string, locked: Locked): ShippedPackage => ({
  name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
  version: locked.version ?? '',
  licence: locked.license ?? null,
  isSealed: locked.integrity !== undefined,
  fetchedFrom: locked.resolved ?? null,
})
