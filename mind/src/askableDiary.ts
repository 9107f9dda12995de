import type { AnswerDiary } from '@reprieve/domain/assistant/answer/answerDiary.ts'
import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import { conditionText, type Condition } from '@reprieve/domain/conditions/condition.ts'
import { findCanonicalItems } from '@reprieve/domain/filters/columns/canonical.ts'
import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { RowContent } from '@reprieve/domain/sync/localRow.ts'
import { itemNames } from './itemNames.ts'
import type { Asker } from './asker.ts'
import { nameKnownThings } from './knownThings.ts'

/** The part of a diary that is kept: no notes, and nothing that cannot be asked about. */
export interface AskableDiary {
  columns: DiaryColumns
  listRows: readonly RowContent[]
  medications: readonly Medication[]
  conditions: readonly Condition[]
}

type DiaryNames = Pick<AnswerDiary, 'labelOf' | 'idToday' | 'canonical' | 'nameOfCondition'>

interface NamedThings extends DiaryNames {
  things: readonly KnownThing[]
}

const namesByDiary = new WeakMap<AskableDiary, Map<Language, Promise<NamedThings>>>()

/** Names are loaded once per diary and language, because questions come one after the other. */
function loadNamesOnce(person: AskableDiary, language: Language): Promise<NamedThings> {
  const made = namesByDiary.get(person) ?? new Map<Language, Promise<NamedThings>>()
  namesByDiary.set(person, made)
  const known = made.get(language)
  if (known !== undefined) return known
  const making = loadNames(person, language)
  made.set(language, making)
  return making
}

async function loadNames(person: AskableDiary, language: Language): Promise<NamedThings> {
  const { items } = person.columns.entries
  const { labelOf, idToday } = await itemNames(person, { language })
  // An item that is in no list any more has the name from the records (D31).
  const texts = new Map(items.map(({ list, id, text }) => [`${list} ${id}`, text]))
  const named: DiaryNames = {
    labelOf: (list, { id, text }) => labelOf(list, { id, text: text || (texts.get(`${list} ${id}`) ?? '') }),
    idToday,
    canonical: findCanonicalItems(items, ({ id }) => idToday(id)),
    nameOfCondition: (condition) => conditionText(condition, language),
  }
  const things = await nameKnownThings(person, (list, id) => named.labelOf(list, { id, text: '' }))
  return { ...named, things }
}

export async function loadKnownThings(
  person: AskableDiary,
  { language }: Asker,
): Promise<readonly KnownThing[]> {
  return (await loadNamesOnce(person, language)).things
}

export async function loadAnswerDiary(person: AskableDiary, asker: Asker): Promise<AnswerDiary> {
  const { labelOf, idToday, canonical, nameOfCondition } = await loadNamesOnce(person, asker.language)
  const { columns, medications, conditions } = person
  const today = dayNumberOf(asker.at)
  const named = { labelOf, idToday, canonical, nameOfCondition }
  return { columns, medications, conditions, ...named, today, plan: asker.plan }
}
