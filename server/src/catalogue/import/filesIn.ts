import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../../cannotStart.ts'
import type { Source } from './term.ts'

/** The files of a source; of several of one kind that of the newest year. [CAT-7] */
export function filesIn(folder: string, wanted: Source['files']): string[] {
  const names = readdirSync(folder).filter((name) => isFile(join(folder, name)))
  return wanted.map(({ name: usual, pattern }) => {
    // By the year and not by the name: some years have it with a dash or in capitals.
    const [name] = names
      .filter((one) => pattern.test(one))
      .toSorted((a, b) => yearIn(b, pattern) - yearIn(a, pattern) || (a < b ? 1 : -1))
    if (name === undefined) throw new CannotStart(`${folder} holds no file such as ${usual}.`)
    return join(folder, name)
  })
}

/** A folder that is named like the file, as some unpack an archive, cannot be read as one. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true

const yearIn = (name: string, pattern: RegExp): number => Number(pattern.exec(name)?.[1] ?? 0)
