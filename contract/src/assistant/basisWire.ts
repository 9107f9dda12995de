import { BASIS_VIEWS, MOST_BASIS_IDS, type Basis } from '@reprieve/domain/assistant/basis.ts'
import { rangeFromWord, rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { toFields, isFields, type Fields } from '../fields.ts'
import { filterFromSettings, filterToSettings } from '../filters/filterWire.ts'

/** What a number was counted from, in the vocabulary of an address and of a saved filter. */
// Types, not interfaces: an interface cannot be assigned to a loose object of the contract.
export type WireBasis = {
  view: Basis['view']
  range: string
  criteria: Fields | null
  ids: string[] | null
  n: number
}

export const basisToWire = ({ view, range, criteria, ids, n }: Basis): WireBasis => ({
  view,
  range: rangeWord(range),
  criteria: criteria === null ? null : filterToSettings({ criteria, range }),
  ids: ids === null ? null : ids.slice(0, MOST_BASIS_IDS),
  n,
})

/** Null if it cannot be read: a number with half a basis would open the wrong records. [ASST-18] */
export function basisFromWire(said: unknown): Basis | null {
  const { view, range: word, criteria, ids, n } = toFields(said)
  const known = BASIS_VIEWS.find((name) => name === view)
  const range = rangeFromWord(word)
  const isCounted = typeof n === 'number' && Number.isSafeInteger(n) && n >= 0
  if (known === undefined || range === null || !isCounted) return null
  const chosen = idsFrom(ids)
  if (chosen === undefined || !(criteria === null || criteria === undefined || isFields(criteria)))
    return null
  return {
    view: known,
    range,
    criteria: isFields(criteria) ? filterFromSettings(criteria).criteria : null,
    ids: chosen,
    n,
  }
}

function idsFrom(said: unknown): readonly string[] | null | undefined {
  if (said === null || said === undefined) return null
  if (!Array.isArray(said) || said.length > MOST_BASIS_IDS) return undefined
  return said.every((id) => typeof id === 'string') ? said : undefined
}
