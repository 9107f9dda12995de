import { CannotStart } from '../../cannotStart.ts'
import { plainAmount, strengthUnits } from './amount.ts'
import { findDosageUnits } from './dosageForm.ts'
import { asName, isNameable, mixtureName } from './mixtureName.ts'
import type { TermSource, Strength, Tally, Term } from './term.ts'

const NEEDED = [
  'PROPRIETARYNAME',
  'NONPROPRIETARYNAME',
  'DOSAGEFORMNAME',
  'SUBSTANCENAME',
  'ACTIVE_NUMERATOR_STRENGTH',
  'ACTIVE_INGRED_UNIT',
] as const
type Column = (typeof NEEDED)[number] | 'NDC_EXCLUDE_FLAG'

/** The products of the National Drug Code Directory: a tab-separated table, one product per line. */
export const NDC: TermSource = {
  kind: 'medication',
  files: [{ name: 'product.txt', pattern: /^product\.txt$/i }],
  licence: `The National Drug Code Directory is published by the U.S. Food and Drug Administration, which dedicates
its open data to the public domain (CC0 1.0): https://open.fda.gov/license/. It says what manufacturers have listed.
Being listed is no sign that a product was approved, or that it is safe; do not rely on it for medical decisions.`,
  read: async function* ([lines], tally) {
    let columns: Columns | null = null
    for await (const line of lines!) {
      if (columns === null) {
        columns = findColumns(line)
        continue
      }
      tally.lines += 1
      const term = readProduct(line.split('\t'), columns, tally)
      if (term !== null) yield term
    }
  },
}

type Columns = (row: readonly string[], column: Column) => string

/** Columns are found by name, because their order has changed before. */
function findColumns(header: string): Columns {
  const names = header.split('\t').map((name) => name.trim().toUpperCase())
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new CannotStart(`product.txt has no column ${missing.join(', ')}: is it the one of the directory?`)
  return (row, column) => row[names.indexOf(column)]?.trim() ?? ''
}

const isExcluded = (flag: string): boolean => flag !== '' && flag.toUpperCase() !== 'N'

function readProduct(row: readonly string[], of: Columns, tally: Tally): Term | null {
  if (isExcluded(of(row, 'NDC_EXCLUDE_FLAG'))) {
    tally.left += 1
    return null
  }
  const substances = parts(of(row, 'SUBSTANCENAME')).map(asName)
  const amounts = parts(of(row, 'ACTIVE_NUMERATOR_STRENGTH'))
  const units = parts(of(row, 'ACTIVE_INGRED_UNIT'))
  if (!isNameable(substances) || amounts.length !== substances.length || units.length !== substances.length) {
    tally.unreadable += 1
    return null
  }
  // Two makers may list the same parts in different orders, so they are sorted.
  const strengths = substances
    .map((name, at) => ({ name, amount: amounts[at]!, units: units[at]! }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const components = strengths.map(({ name }) => name)
  const strength = joinStrengths(strengths)
  return {
    code: components.join(';').toLowerCase(),
    name: mixtureName(components),
    components,
    synonyms: [asName(of(row, 'NONPROPRIETARYNAME'))],
    brands: [brandName(of(row, 'PROPRIETARYNAME'))],
    dosageUnits: findDosageUnits(of(row, 'DOSAGEFORMNAME')),
    ...(strength === null ? {} : { strength }),
  }
}

const parts = (cell: string): string[] => (cell === '' ? [] : cell.split(';').map((part) => part.trim()))

const LOUD = /^[^a-z]{5,}$/
/** Unchanged except for capitals: ADVIL becomes Advil, but a short name such as MSIR may be intended. */
const brandName = (written: string): string => (LOUD.test(written) ? asName(written) : written)

/** One strength for the whole: all parts must have the same unit and measure. */
function joinStrengths(parts: readonly { amount: string; units: string }[]): Strength | null {
  const amounts = parts.map(({ amount }) => plainAmount(amount))
  const first = strengthUnits(parts[0]!.units)
  const isSame = parts.every(({ units }) => units.toLowerCase() === parts[0]!.units.toLowerCase())
  if (first === null || !isSame || amounts.includes(null)) return null
  return { amount: amounts.join('/'), ...first }
}
