import { plainAmount, strengthUnits } from './amount.ts'
import { findDosageUnits } from './dosageForm.ts'
import { asName, isNameable, mixtureName } from './mixtureName.ts'
import { mixtureKey, readRelations, drugTerms, type Drugs } from './rxnormDrugs.ts'
import type { TermSource, Strength, Tally, Term } from './term.ts'

/** Column positions in RXNCONSO. */
const RXCUI = 0
const SAB = 11
const TTY = 12
const STR = 14
const SUPPRESS = 16

/** The names of medications and their relations: two files, joined by number. */
export const RXNORM: TermSource = {
  kind: 'medication',
  files: [
    { name: 'RXNCONSO.RRF', pattern: /^RXNCONSO\.RRF$/i },
    { name: 'RXNREL.RRF', pattern: /^RXNREL\.RRF$/i },
  ],
  licence: `This product uses publicly available data from the U.S. National Library of Medicine (NLM), National Institutes of
Health, Department of Health and Human Services; NLM is not responsible for the product and does not endorse or
recommend this or any other product. Only rows of RxNorm itself (SAB=RXNORM) are read, which need no licence of the
UMLS; the files hold rows of other sources, too, and to have those you have agreed to the UMLS Metathesaurus License.`,
  read: async function* ([names, relations], tally) {
    const drugs: Drugs = {
      ingredients: new Map(),
      mixtures: new Map(),
      brands: new Map(),
      strengths: new Map(),
      forms: new Map(),
      drugs: new Map(),
    }
    for await (const line of names!) {
      tally.lines += 1
      const term = readName(line.split('|'), drugs, tally)
      if (term !== null) yield term
    }
    const joins = await readRelations(relations!, drugs, tally)
    yield* drugTerms(drugs, joins)
  },
}

/** Names of ingredients and mixtures become terms; other rows are kept until they are joined. */
function readName(row: readonly string[], drugs: Drugs, tally: Tally): Term | null {
  const [code, type, written] = [row[RXCUI], row[TTY], row[STR]]
  if (code === undefined || type === undefined || written === undefined || row[SUPPRESS] === undefined) {
    tally.unreadable += 1
    return null
  }
  const keep = Object.hasOwn(KEEPS, type) ? KEEPS[type] : undefined
  if (row[SAB] !== 'RXNORM' || row[SUPPRESS] !== 'N' || keep === undefined) {
    tally.left += 1
    return null
  }
  return keep(code, written, drugs)
}

type Keep = (code: string, written: string, drugs: Drugs) => Term | null

const KEEPS: Record<string, Keep> = {
  IN: (code, written, { ingredients }) => {
    const name = asName(written)
    ingredients.set(code, name)
    return { code, name, components: [name] }
  },
  MIN: (code, written, { mixtures }) => {
    const components = written.split(' / ').map(asName)
    if (!isNameable(components)) return null
    mixtures.set(mixtureKey(components), { code, components })
    return { code, name: mixtureName(components), components }
  },
  BN: (code, written, { brands }) => {
    brands.set(code, written)
    return null
  },
  SCDC: (code, written, { strengths }) => {
    strengths.set(code, componentStrength(written))
    return null
  },
  DF: (code, written, { forms }) => {
    forms.set(code, findDosageUnits(written))
    return null
  },
  SCD: (code, written, { drugs }) => {
    drugs.set(code, { count: written.split(' / ').length, parts: [], units: null })
    return null
  },
}

/** "codeine phosphate 30 MG" */
function componentStrength(written: string): Strength | null {
  const [, amount = '', units = ''] = / ([\d.]+) ([A-Z%]+(?:\/[A-Z]+)?)$/.exec(written) ?? []
  const [plain, known] = [plainAmount(amount), strengthUnits(units)]
  return plain === null || known === null ? null : { amount: plain, ...known }
}
