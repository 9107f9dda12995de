import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import type { Term } from './term.ts'

const LONGEST_NAME = 500
/** Folding can turn one character into many; an index entry has at most 2,700 bytes. */
const LONGEST_FOLD = 600

/** The rows of the temporary table (`termStore.ts`) for one term. */
export function termRows({ code, name, components = [], dosageUnits, strength, ...more }: Term): string {
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

/** Empty for a name that could not be found or stored. */
function row({ code, what, name, folded, detail = '' }: Row): string {
  if (folded === '' || name.length > LONGEST_NAME || folded.length > LONGEST_FOLD) return ''
  return `${[code, what, name, folded, detail].map(cell).join('\t')}\n`
}

/** Replaces the characters that separate cells and rows. */
const cell = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll('\\', '\\\\')
