import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import type { Term } from './term.ts'

// What was read stands in a table of its own first: there the database puts together what many lines say of one.

export const READ_TABLE = `create temporary table term_read (
  code text not null,
  what text not null,
  name text not null,
  folded text not null,
  detail text not null
) on commit drop`

export const COPY_READ = `copy term_read (code, what, name, folded, detail) from stdin (format text, encoding 'UTF8')`

const LONGEST_NAME = 500
/** Folded, a single sign can become many letters; an index takes no more than 2,700 bytes. */
const LONGEST_FOLD = 600

/** The lines of that table for one term. */
export function readRows({ code, name, components = [], dosageUnits, strength, ...more }: Term): string {
  const ownFold = name === undefined ? '' : foldWord(name)
  const named = (what: 'synonym' | 'brand', names: readonly string[] = []): string[] =>
    names.map((one) => {
      const folded = foldWord(one)
      return folded === ownFold ? '' : row({ code, what, name: one, folded })
    })
  return [
    name === undefined
      ? ''
      : row({ code, what: 'concept', name, folded: ownFold, detail: JSON.stringify(components) }),
    ...named('synonym', more.synonyms),
    ...named('brand', more.brands),
    strength === undefined
      ? ''
      : row({
          code,
          what: strength.isPerMl ? 'strength-per-ml' : 'strength',
          name: strength.amount,
          folded: '-',
          detail: strength.units,
        }),
    dosageUnits === undefined ? '' : row({ code, what: 'form', name: dosageUnits, folded: '-' }),
  ].join('')
}

interface Row {
  code: string
  what: string
  name: string
  folded: string
  detail?: string
}

/** Nothing for a name that nobody could find or keep. */
function row({ code, what, name, folded, detail = '' }: Row): string {
  if (folded === '' || name.length > LONGEST_NAME || folded.length > LONGEST_FOLD) return ''
  return `${[code, what, name, folded, detail].map(cell).join('\t')}\n`
}

/** What parts cells and rows stands in none of them. */
const cell = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll('\\', '\\\\')
