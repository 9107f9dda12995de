import { createHash } from 'node:crypto'
import { conditionToGroups } from '@reprieve/contract/conditions/conditionWire.ts'
import { doseToGroups } from '@reprieve/contract/doses/doseWire.ts'
import { listItemToGroups } from '@reprieve/contract/lists/listFieldWire.ts'
import { medicationToGroups } from '@reprieve/contract/medications/medicationWire.ts'
import { recordToGroups, RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { reflectionToGroups } from '@reprieve/contract/reflections/reflectionWire.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { aYear } from '@reprieve/domain/assistant/testing/aYear.ts'
import {
  CONDITIONS,
  FORGOTTEN_THING_NAME,
  HIDDEN_THING_NAME,
  MEDICATIONS,
  YEAR_THINGS,
} from '@reprieve/domain/assistant/testing/yearThings.ts'
import { ENTRY, MARK, NOTHING_ID, type ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import type { EntryFacts, MarkedItem } from '@reprieve/domain/filters/columns/facts.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { NOTHING, NOT_ANSWERED, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import { emptyRecord, type MedicationEffect } from '@reprieve/domain/records/painRecord.ts'
import { emptyReflection } from '@reprieve/domain/reflections/reflection.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { CONDITION_KIND, DOSE_KIND, LIST_KIND, MEDICATION_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'

export interface YearRow {
  clientId: string
  kind: string
  groups: Record<string, { v: unknown; s: string }>
}

const BY_KEY = new Map([...BUILT_IN_BY_ID.values()].map((item) => [`${item.type}.${item.key}`, item]))
const HEAT = 'alleviating_factor.heat'
const COPY = 'copy of heat'

/** The same id always gives the same UUID. */
const uuidFromId = (id: string): string =>
  createHash('sha256')
    .update(id)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** A built-in item by its own id; the others as in the year. */
function reference({ id, text }: Reference): Reference {
  const builtIn = BY_KEY.get(id)
  return builtIn === undefined ? { id: uuidFromId(id), text } : { id: builtIn.id, text: builtIn.name }
}

const EFFECTS: Record<number, MedicationEffect> = {
  [MARK.alleviating]: 'alleviating',
  [MARK.ineffective]: 'ineffective',
  [MARK.aggravating]: 'aggravating',
}

const medicationEffect = ({ mark }: MarkedItem): MedicationEffect => EFFECTS[mark] ?? 'unmarked'

function recordFromFacts(facts: EntryFacts) {
  const of = (list: ColumnList): readonly MarkedItem[] =>
    facts.items.filter((item) => item.list === list && item.id !== NOTHING_ID)
  const plain = (list: ColumnList): readonly Reference[] => of(list).map(reference)
  const answer = <Item extends Reference>(list: ColumnList, items: readonly Item[]): ListAnswer<Item> => {
    if (items.length > 0) return { kind: 'items', items }
    return facts.answered.includes(list) ? NOTHING : NOT_ANSWERED
  }
  const tried = of('alleviating_factor').map((one) => {
    const effect = medicationEffect(one)
    return { ...reference(one), effect: effect === 'aggravating' ? ('unmarked' as const) : effect }
  })
  const taken = of('medication').map((one) => ({
    ...reference(one),
    dose: null,
    effect: medicationEffect(one),
  }))
  return {
    ...emptyRecord({ at: facts.at, offset: facts.offset }),
    severity: facts.value,
    pattern: facts.pattern,
    duration:
      facts.length === null
        ? ({ kind: 'none' } as const)
        : ({ kind: 'length', seconds: facts.length, shownIn: 'minutes' } as const),
    location: plain('location'),
    symptom: answer('symptom', plain('symptom')),
    aggravatingFactor: answer('aggravating_factor', plain('aggravating_factor')),
    intervention: answer('alleviating_factor', tried),
    medication: answer('medication', taken),
    environment: plain('environment'),
    note: 'average pain zanzibar',
  }
}

const reflectionFromFacts = ({ at, offset, value, items }: EntryFacts) => ({
  ...emptyReflection({ at, offset }),
  at,
  score: value,
  activities: items.map(reference),
})

const addTranslatedNames = (medication: Medication): Medication => {
  const names = YEAR_THINGS.find(({ thing }) => thing.ids.includes(medication.id))?.names ?? []
  return {
    ...medication,
    names: Object.fromEntries(
      LANGUAGES.map((language, at) => [language, names[at] ?? medication.commonName]),
    ),
    brandName: names[LANGUAGES.length] ?? (medication.id === 'medication.codeine' ? 'Solpadol' : null),
    strength: medication.id.split(' ')[1] ?? '',
  }
}

/** The year of the questions as database rows, with notes that no engine may read. */
/** `ownNames`: the names of the person's own items in another language than English. */
export function yearRows(ownNames: Readonly<Record<string, string>> = {}): readonly YearRow[] {
  const { entries, doses } = aYear()
  const rows: YearRow[] = []
  const add = (kind: string, clientId: string, values: ReadonlyMap<string, unknown>): void => {
    rows.push({
      clientId: uuidFromId(clientId),
      kind,
      groups: Object.fromEntries([...values].map(([name, v]) => [name, { v, s: '' }])),
    })
  }
  for (const facts of entries) {
    if (facts.entry === ENTRY.record) add(RECORD_KIND, facts.id, recordToGroups(recordFromFacts(facts)))
    else add(REFLECTION_KIND, facts.id, reflectionToGroups(reflectionFromFacts(facts)))
  }
  for (const { id, at, offset, item, before, after } of doses) {
    const measured = (severity: number | null) => (severity === null ? null : { severity, at })
    const what = { ...reference(item), kind: 'medication' as const }
    const own = {
      id,
      what,
      amount: null,
      takenAt: at,
      timeOffset: offset,
      asksAfter: null,
      effect: null,
      isClosed: false,
    }
    add(DOSE_KIND, id, doseToGroups({ ...own, before: measured(before), after: measured(after) }))
  }
  for (const { thing, key, label } of YEAR_THINGS) {
    if (thing.list === 'medication' || key !== null || label === FORGOTTEN_THING_NAME) continue
    const item = {
      id: thing.ids[0]!,
      type: thing.list,
      name: ownNames[label] ?? label,
      key: null,
      icon: null,
    }
    add(LIST_KIND, item.id, listItemToGroups({ ...item, isShown: label !== HIDDEN_THING_NAME, position: 1 }))
  }
  const heat = BY_KEY.get(HEAT)!
  rows.push({
    clientId: heat.id,
    kind: LIST_KIND,
    groups: { [`alias:${uuidFromId(COPY)}`]: { v: {}, s: '' } },
  })
  for (const condition of CONDITIONS) add(CONDITION_KIND, condition.id, conditionToGroups(condition))
  for (const one of MEDICATIONS) add(MEDICATION_KIND, one.id, medicationToGroups(addTranslatedNames(one)))
  return rows
}
