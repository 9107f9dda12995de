import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../cannotStart.ts'
import type { TermSource } from './term.ts'

/** The files of a source; if several match, the newest year. [CAT-7] */
export function filesIn(folder: string, wanted: TermSource['files']): string[] {
  const names = readdirSync(folder).filter((name) => isFile(join(folder, name)))
  return wanted.map(({ name: usual, pattern }) => {
    // Sorted by year, not by name: some years use a dash or capitals.
    const [name] = names
      .filter((one) => pattern.test(one))
      .toSorted((a, b) => yearIn(b, pattern) - yearIn(a, pattern) || (a < b ? 1 : -1))
    if (name === undefined) throw new CannotStart(`${folder} holds no file such as ${usual}.`)
    return join(folder, name)
  })
}

/** Some tools unpack an archive into a folder with the file's name, which cannot be read as a file. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const yearIn = (name: string, pattern: RegExp): number => Number(pattern.exec(name)?.[1] ?? 0)
