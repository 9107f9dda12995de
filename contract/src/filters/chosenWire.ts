import { NOTHING_ID } from '@reprieve/domain/filters/columns/columns.ts'
import { FILTER_FIELDS } from '@reprieve/domain/filters/criteria.ts'
import type { Criteria, FactorCriterion, FactorKind, FilterField } from '@reprieve/domain/filters/filter.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { sameName } from '@reprieve/domain/writtenName.ts'
import { toFields, type Fields } from '../fields.ts'
import { readListEntries, readReferencedItems, referencesToWire } from '../lists/referenceWire.ts'

// Criteria chosen from lists: names, as the specification stores them, with references beside them (D31).

type ListCriteria = Pick<Criteria, 'fields' | 'factors' | 'medications'>

/** Upper limit: each choice is compared with every other while reading. */
const MOST_CHOSEN = 500
const KINDS: readonly FactorKind[] = ['alleviating', 'ineffective', 'aggravating']
const NOTHING: Reference = { id: NOTHING_ID, text: 'Nothing' }
/** The lists in which "Nothing" is an answer. In other lists it is an ordinary item with that name. */
const WITH_NOTHING: readonly string[] = ['symptom', 'factors']

export function listCriteriaToWire({ fields, factors, medications }: ListCriteria): Fields {
  const named = FILTER_FIELDS.filter((field) => fields[field].length > 0).map((field) => {
    const items = fields[field].map(written)
    return { [field]: items.map(({ text }) => text), [refsKey(field)]: referencesToWire(items) }
  })
  return Object.assign(
    {},
    ...named,
    ...KINDS.map((kind) => namesOfKind(factors, kind)),
    factors.length === 0 ? {} : { factors: factors.map(factorFields) },
    medications.length === 0 ? {} : { medications: medications.map(factorFields) },
  ) as Fields
}

export const listCriteriaFromWire = (kept: Fields): ListCriteria => ({
  fields: {
    location: itemsOf(kept, 'location'),
    symptom: itemsOf(kept, 'symptom'),
    character: itemsOf(kept, 'character'),
    environment: itemsOf(kept, 'environment'),
    meaningful_activities: itemsOf(kept, 'meaningful_activities'),
  },
  factors: factorsFrom(kept),
  medications: unique(criteriaFrom(kept['medications'], 'medications')),
})

const refsKey = (field: FilterField): string => `${field}_refs`

/** "Nothing" is stored under its English name, whatever language it was chosen in. */
const written = (item: Reference): Reference => (item.id === NOTHING_ID ? NOTHING : item)

function itemsOf(kept: Fields, field: FilterField): Reference[] {
  const names = readListEntries(firstOf(kept[field]))
  const read = readReferencedItems(names, firstOf(kept[refsKey(field)])).map(({ item }) => known(item, field))
  const items = [...new Map(read.map((item) => [item.id, item])).values()]
  // Names go last, the order they will have when the filter is read again.
  return [...items.filter((item) => !isNameAlone(item)), ...items.filter(isNameAlone)]
}

const isNameAlone = (item: Reference): boolean => referencesToWire([item]).length === 0

/** Recognises "Nothing" by its name too, because apps that only know names store it that way. */
function known(item: Reference, list: string): Reference {
  const isNothing =
    item.id === NOTHING_ID || (WITH_NOTHING.includes(list) && sameName(item.text, NOTHING.text))
  return isNothing ? NOTHING : item
}

const kindKey = (kind: FactorKind): string => `${kind}_factor`

function namesOfKind(factors: readonly FactorCriterion[], kind: FactorKind): Fields {
  const ofKind = factors.filter(({ kinds }) => kinds.includes(kind))
  return ofKind.length === 0 ? {} : { [kindKey(kind)]: ofKind.map(({ item }) => written(item).text) }
}

function factorFields({ item, kinds }: FactorCriterion): Fields {
  const { id, text } = written(item)
  return { ...(isNameAlone(item) ? {} : { client_id: id }), text, types: kinds }
}

/** Factors by reference, then the names of each kind that no reference covers. [FILT-26] */
function factorsFrom(kept: Fields): FactorCriterion[] {
  const told = criteriaFrom(kept['factors'], 'factors')
  const isTold = (text: string, kind: FactorKind): boolean =>
    told.some(({ item, kinds }) => kinds.includes(kind) && sameName(item.text, text))
  const namesBy = KINDS.map((kind) => readListEntries(firstOf(kept[kindKey(kind)])).map(({ value }) => value))
  const named = [...new Set(namesBy.flat())].map((name) => ({
    item: known(byNameAlone(name), 'factors'),
    kinds: KINDS.filter((kind, at) => namesBy[at]!.includes(name) && !isTold(name, kind)),
  }))
  return unique([...told, ...named.filter(({ kinds }) => kinds.length > 0)])
}

function criteriaFrom(said: unknown, list: string): FactorCriterion[] {
  return firstOf(said).flatMap((one): FactorCriterion[] => {
    const { client_id: id, text, types } = toFields(one)
    if (typeof text !== 'string') return []
    const words: readonly unknown[] = Array.isArray(types) ? types : []
    const kinds = KINDS.filter((kind) => words.includes(kind))
    // All kinds are unknown to this app: without any kind the filter would match more than was asked for.
    if (kinds.length === 0 && words.length > 0) return []
    return [{ item: known(typeof id === 'string' ? { id, text } : byNameAlone(text), list), kinds }]
  })
}

const byNameAlone = (name: string): Reference => readReferencedItems([{ value: name, more: {} }], [])[0]!.item

function unique(criteria: readonly FactorCriterion[]): FactorCriterion[] {
  return [...new Map(criteria.map((one) => [`${one.kinds.join()} ${one.item.id}`, one])).values()]
}

const firstOf = (said: unknown): readonly unknown[] => (Array.isArray(said) ? said.slice(0, MOST_CHOSEN) : [])
