import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the checkout: its path from the root, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string }

export const PACKAGE_NAMES = [
  'domain',
  'contract',
  'charts',
  'locales',
  'content',
  'mind',
  'server',
  'web',
  'e2e',
  'bench',
  'scripts',
]
const NOT_OURS = /^(node_modules|dist|dist-next|dist-old|test-results|playwright-report)$/

/** The documents at the root and every file in docs whose name matches, in a stable order. */
export function documentFiles(root: string, name: RegExp): SourceFile[] {
  return ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...pathsUnder(root, 'docs')]
    .filter((path) => name.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Every file of the packages whose name matches, in a stable order. */
export function sourceFiles(root: string, name: RegExp): SourceFile[] {
  return PACKAGE_NAMES.flatMap((folder) => pathsUnder(root, folder))
    .filter((path) => name.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function pathsUnder(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .filter((entry) => !NOT_OURS.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? pathsUnder(root, path) : [path]
    })
}
