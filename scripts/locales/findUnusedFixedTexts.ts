import type { SourceFault } from '../source/parseSource.ts'
import type { SourceFile } from '../source/sourceFiles.ts'
import { faultAt, readLanguageFiles } from './languageFiles.ts'
import { findTextUses, type TextUse } from './textUses.ts'

/** The screens `/test` and `/components` show parts, not the product: a text that only they show counts as unused. */
const SHOWS_PARTS = /^web\/src\/app\/workshop\//

interface FixedTextSources {
  /** The ids of the fixed texts, `records.save`. */
  fixed: readonly string[]
  /** The English text files. */
  texts: SourceFile[]
  /** Files that may show them, or that contain their keys for other files. */
  sources: SourceFile[]
}

/** Every fixed text that no screen shows. */
export function findUnusedFixedTexts({ fixed, texts, sources }: FixedTextSources): SourceFault[] {
  const areas = new Set(fixed.map((id) => areaOf(id)))
  const uses = sources
    .filter(({ path }) => !SHOWS_PARTS.test(path))
    .flatMap((file) => findTextUses(file, areas))
  const { keys, patterns } = sorted(uses)
  const isUsed = (id: string): boolean =>
    keys.has(id) ||
    patterns.some(({ area, begins, ends }) => {
      const key = keyOf(id)
      return area === areaOf(id) && key.startsWith(begins) && key.endsWith(ends)
    })
  const { read } = readLanguageFiles(texts)
  return fixed
    .filter((id) => !isUsed(id))
    .flatMap((id) => {
      const file = read.find(({ area }) => area === areaOf(id))
      return file ? [faultAt(file, keyOf(id), 'is fixed by the specification, and no screen shows it')] : []
    })
}

type Pattern = Extract<TextUse, { begins: string }>

function sorted(uses: readonly TextUse[]): { keys: Set<string>; patterns: Pattern[] } {
  const keys = uses.flatMap((use) => ('key' in use ? [`${use.area}.${use.key}`] : []))
  return { keys: new Set(keys), patterns: uses.filter((use) => 'begins' in use) }
}

const areaOf = (id: string): string => id.slice(0, id.indexOf('.'))
const keyOf = (id: string): string => id.slice(id.indexOf('.') + 1)
