import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { findNeededPaths, type Locked, type Lockfile } from '../supply/shippedPackages.ts'
import type { TarEntry } from './tarball.ts'

export interface System {
  os: 'linux'
  cpu: 'x64' | 'arm64'
}

const allows = (list: string | string[] | undefined, value: string): boolean =>
  list === undefined || [list].flat().includes(value)

const runsOn = ({ os, cpu, libc }: Locked, system: System): boolean =>
  allows(os, system.os) && allows(cpu, system.cpu) && allows(libc, 'glibc')

export const nodePath = ({ os, cpu }: System): string => `node_modules/node-${os}-${cpu}`

/** The paths of the packages that the server needs on that system; workspaces are not among them. */
export function serverPackages({ packages }: Lockfile, system: System): string[] {
  const forSystem = Object.entries(packages).filter(
    ([path, locked]) => runsOn(locked, system) && !EMULATION.test(path),
  )
  return findNeededPaths({ packages: Object.fromEntries(forSystem) }, ['server']).filter((path) =>
    path.includes('node_modules/'),
  )
}

// For systems without a library of their own; both of ours have one.
const EMULATION = /wasm32$/

const WORKSPACES = ['charts', 'content', 'contract', 'domain', 'locales', 'mind', 'server']
const LEFT_OUT =
  /^(node_modules|dist|testing|__snapshots__|\..*)$|\.test\.tsx?$|^test[A-Z]\w*\.ts$|^RULES\.md$|^tsconfig.*\.json$/
// Only compilers, debuggers and the authors of the package read them.
const NOT_RUN = /\.d\.[cm]?ts$|\.map$|^(\.cache|node_modules|test|tests|__tests__)$/

/** Our own part: the sources of the server, and what was built of the web app and of the report threads. */
export function ownFiles(root: string): TarEntry[] {
  const sources = WORKSPACES.flatMap((name) => filesBelow(join(root, name), (file) => !LEFT_OUT.test(file)))
  const built = ['web/dist', 'server/dist/reports'].flatMap((name) =>
    filesBelow(join(root, name), () => true),
  )
  const links = WORKSPACES.map((name) => ({
    path: `app/node_modules/@reprieve/${name}`,
    from: { link: `../../${name}` },
    isProgram: false,
  }))
  return [
    ...[...sources, ...built, join(root, 'package.json')].map((file) =>
      fileEntry(file, `app/${relative(root, file)}`),
    ),
    ...links,
  ]
}

/** One package as it is on the disk, under its path in the tarball. */
export function packageFiles(folder: string, path: string): TarEntry[] {
  const files = filesBelow(folder, (name) => !NOT_RUN.test(name) && !isOtherFont(name))
  return [
    ...files.map((file) => fileEntry(file, `app/${path}/${relative(folder, file)}`)),
    ...libraryLinks(folder, path),
  ]
}

const FONTS = readFileSync(new URL('../../server/src/reports/child/fonts.ts', import.meta.url), 'utf8')

/** A family has up to nine weights of ten megabytes; reports use two or three. */
const isOtherFont = (name: string): boolean => name.endsWith('.ttf') && !FONTS.includes(`/${name}`)

// npm packages have no links; the server would have to make these at its first start, in a folder it may not write to.
function libraryLinks(folder: string, path: string): TarEntry[] {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!statSync(list, { throwIfNoEntry: false })) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.map(({ source, target }) => ({
    path: `app/${path}/${target}`,
    from: { link: relative(dirname(target), source) },
    isProgram: false,
  }))
}

export function fileEntry(file: string, path: string): TarEntry {
  return { path: path.replaceAll('\\', '/'), from: { file }, isProgram: (statSync(file).mode & 0o100) !== 0 }
}

/** Files only: a link is one that an earlier start made. */
function filesBelow(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isWanted(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path, isWanted)
      return entry.isFile() ? [path] : []
    })
}
