/** A package of other people that is installed where the product runs, on whichever system. */
export interface ShippedPackage {
  name: string
  version: string
  licence: string | null
  /** Whether what is fetched is compared with a checksum. */
  isSealed: boolean
  /** Where the lockfile says it is to be fetched, null where it leaves that to the operator's registry. */
  fetchedFrom: string | null
}

/** A lockfile of npm, as far as it is read here. */
export interface Lockfile {
  packages: Record<string, Locked>
}

type Dependencies = Record<string, unknown>

interface Locked {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  dependencies?: Dependencies
  optionalDependencies?: Dependencies
  peerDependencies?: Dependencies
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const FOLDER = 'node_modules/'
/** The two programs; the root's own optional packages are the Node that runs them. */
const PROGRAMS = ['server', 'web']

/**
 * All that the two programs need, and what those need. The lockfile's own mark for what only builds or tests is not
 * asked: npm leaves it out for some and, with `--omit=dev`, zod and half of the database's driver out of its bill.
 */
export function findShippedPackages({ packages }: Lockfile): ShippedPackage[] {
  const found = new Set<string>()
  const waiting = [...PROGRAMS, ...pathsOf(packages, '', packages['']?.optionalDependencies)]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    waiting.push(...pathsOf(packages, path, needsOf(packages[path])))
  }
  return [...found]
    .filter((path) => path.includes(FOLDER))
    .sort()
    .map((path) => asShipped(path, packages[path] ?? {}))
}

function needsOf(locked: Locked = {}): Dependencies {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked
  const peers = Object.entries(peerDependencies).filter(
    ([name]) => peerDependenciesMeta[name]?.optional !== true,
  )
  return { ...dependencies, ...optionalDependencies, ...Object.fromEntries(peers) }
}

// As Node looks for a module: in the folder itself, then in each one above. What is for no system of ours is nowhere.
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
