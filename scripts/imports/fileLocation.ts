import { posix } from 'node:path'

/**
 * The place of a file in the layout, or of the target of an import. `folder` is the first folder below src ('' for a
 * file directly in it); `library` is set for code that is not ours.
 */
export type FileLocation = { path: string; package: string; folder: string; file: string; library?: string }

const WITHOUT_SRC = ['e2e', 'scripts']

export function locateFile(path: string): FileLocation {
  const [name = '', ...rest] = path.split('/')
  const inside = rest[0] === 'src' && !WITHOUT_SRC.includes(name) ? rest.slice(1) : rest
  return {
    path,
    package: name,
    folder: inside.length > 1 ? (inside[0] ?? '') : '',
    file: inside.at(-1) ?? '',
  }
}

export function locateImport(from: string, specifier: string): FileLocation {
  if (specifier.startsWith('.')) return locateFile(posix.join(posix.dirname(from), specifier))
  const ours = /^@reprieve\/([^/]+)\/(.+)$/.exec(specifier)
  if (ours) return locateFile(pathInPackage(ours[1] ?? '', ours[2] ?? ''))
  return { path: specifier, package: '', folder: '', file: '', library: libraryName(specifier) }
}

// The same mapping as "exports" in the packages' package.json.
function pathInPackage(name: string, path: string): string {
  const isText = name === 'locales' && path.endsWith('.json')
  return isText || WITHOUT_SRC.includes(name) ? `${name}/${path}` : `${name}/src/${path}`
}

function libraryName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}
