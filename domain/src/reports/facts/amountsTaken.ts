import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import type { DaySpan, Selection } from '../../filters/filter.ts'
import type { MedicationUse } from '../../records/painRecord.ts'
import type { DayNumber } from '../../time/dayNumber.ts'

/** A medication of a record or a dose, with the amount taken. */
export type MedicationAmount = Pick<MedicationUse, 'id' | 'dose' | 'doses'>

/** Reads the amounts by the id of a record or a dose. */
export type AmountReader = (id: string) => readonly MedicationAmount[]

/** The amount of a medication taken at a time. Both bounds are equal if it never varied. */
export interface AmountRange {
  least: number
  most: number
  units: string
}

interface Choice {
  columns: DiaryColumns
  selection: Selection
  canonical: CanonicalItems
}

type Amounts = MedicationUse['dose'][]

/** Amounts by the medication's number in the columns. A use linked to logged doses counts as these doses. [REP-92] */
export function amountsTaken(choice: Choice, readAmounts: AmountReader): ReadonlyMap<number, AmountRange> {
  const amounts = new Map<number, Amounts>()
  const doses = addDoses(amounts, choice, readAmounts)
  addUses(amounts, choice, { readAmounts, doses })
  const ranges = new Map<number, AmountRange>()
  for (const [item, all] of amounts) {
    const range = rangeOf(all)
    if (range !== null) ranges.set(item, range)
  }
  return ranges
}

function addDoses(amounts: Map<number, Amounts>, choice: Choice, readAmounts: AmountReader): Set<string> {
  const { columns, selection, canonical } = choice
  const { doses } = columns
  const ids = new Set<string>()
  for (let dose = 0; dose < doses.count; dose += 1) {
    const id = doses.ids[dose]!
    ids.add(id)
    if (!isWithin(doses.day[dose]!, selection.span)) continue
    const [taken] = readAmounts(id)
    add(amounts, canonical[doses.item[dose]!]!, taken?.dose ?? null)
  }
  return ids
}

interface UseReading {
  readAmounts: AmountReader
  doses: ReadonlySet<string>
}

function addUses(amounts: Map<number, Amounts>, choice: Choice, { readAmounts, doses }: UseReading): void {
  const { selection, canonical } = choice
  const { entries } = choice.columns
  for (const row of selection.rows) {
    const amountOf = amountsInTurn(() => readAmounts(entries.ids[row]!))
    for (let next = entries.itemStart[row]!; next < entries.itemStart[row + 1]!; next += 1) {
      const item = entries.item[next]!
      const { list, id } = entries.items[item]!
      if (list !== 'medication') continue
      const use = amountOf(id)
      if (use?.doses?.some((dose) => doses.has(dose))) continue
      add(amounts, canonical[item]!, use?.dose ?? null)
    }
  }
}

/** Looks up a record's amounts in order: a medication that occurs twice has two amounts. [MED-26] */
export function amountsInTurn(
  read: () => readonly MedicationAmount[],
): (id: string) => MedicationAmount | undefined {
  let waiting: readonly MedicationAmount[] | null = null
  return (id) => {
    waiting ??= read()
    const use = waiting.find((one) => one.id === id)
    waiting = waiting.filter((one) => one !== use)
    return use
  }
}

function add(amounts: Map<number, Amounts>, item: number, amount: MedicationUse['dose']): void {
  const known = amounts.get(item)
  if (known === undefined) amounts.set(item, [amount])
  else known.push(amount)
}

/** Null if most uses have no amount, or if they use two units. */
function rangeOf(amounts: Amounts): AmountRange | null {
  const known = amounts
    .filter((one) => one !== null)
    .filter(({ amount }) => Number.isFinite(amount) && amount > 0)
  const units = new Set(known.map((one) => one.units))
  const [unit] = units
  if (unit === undefined || units.size > 1 || known.length * 2 <= amounts.length) return null
  const counts = known.map(({ amount }) => amount).toSorted((one, other) => one - other)
  return { least: counts[0]!, most: counts.at(-1)!, units: unit }
}

/** The ids of the records and doses of these days that may have an amount. */
export function idsWithAmounts({ entries, doses }: DiaryColumns, { from, to }: DaySpan): readonly string[] {
  const hasMedication = (row: number): boolean => {
    for (let next = entries.itemStart[row]!; next < entries.itemStart[row + 1]!; next += 1)
      if (entries.items[entries.item[next]!]!.list === 'medication') return true
    return false
  }
  return [
    ...entries.ids.filter((_, row) => isWithin(entries.day[row]!, { from, to }) && hasMedication(row)),
    ...doses.ids.filter((_, dose) => isWithin(doses.day[dose]!, { from, to })),
  ]
}

const isWithin = (day: DayNumber, { from, to }: DaySpan): boolean => day >= from && day <= to
