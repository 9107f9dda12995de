import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface StartFile {
  path: string
  gzipBytes: number
}

const DIST = join(import.meta.dirname, '../../../web/dist')
const IN_PAGE = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.js)"/g
// As the bundler writes them: `import{a}from"./b.js"`, `import"./b.js"`, `export*from"./b.js"`. Not
// `import("./b.js")`.
const AT_ONCE = /(?:\bimport|\bfrom)\s*["'](\.{1,2}\/[^"']+\.js)["']/g

/** The scripts that the app needs to start: those in index.html, and everything that they import statically. */
export function startFiles(): StartFile[] {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8')
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    const code = readFileSync(join(DIST, path), 'utf8')
    for (const [, next = ''] of code.matchAll(AT_ONCE)) visit(join(dirname(path), next))
  }
  for (const [, path = ''] of page.matchAll(IN_PAGE)) visit(path)
  return [...found].map((path) => ({ path, gzipBytes: packedSize(path) }))
}

const packedSize = (path: string): number => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length
