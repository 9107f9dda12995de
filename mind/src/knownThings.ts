import { itemsOfRows } from '@reprieve/contract/lists/namedItems.ts'
import { otherNamesOf } from '@reprieve/domain/assistant/understand/loose/thesaurus/ownNames.ts'
import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import type { KnownThing } from '@reprieve/domain/assistant/understand/knownThing.ts'
import type { Columns, DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { medicationText, type Medication } from '@reprieve/domain/medications/medication.ts'
import { isRealItem } from '@reprieve/domain/results/statistics/itemRows.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import type { RowContent } from '@reprieve/domain/sync/localRow.ts'
import { loadAnswerText, type AnswerText } from '@reprieve/locales/answerText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'
import classes from '@reprieve/content/solace/medicineClasses.json' with { type: 'json' }

/** Everyday words for a kind of medicine, such as "anti-inflammatory", in all languages. [ASST-131] */
const CLASS_WORDS: Readonly<Record<string, readonly string[]>> = classes

interface ThingSource {
  columns: DiaryColumns
  listRows: readonly RowContent[]
  medications: readonly Medication[]
}

/** The names of each thing in every language, including hidden and deleted things (D31). [ASST-22] */
export async function nameKnownThings(
  { columns, listRows, medications }: ThingSource,
  labelOf: (list: KnownThing['thing']['list'], id: string) => string,
): Promise<readonly KnownThing[]> {
  const [texts, otherNames] = await Promise.all([loadItemTexts(), loadMedicineNames(medications)])
  const items = itemsOfRows(listRows, BUILT_IN_BY_ID)
  const ofLists = items.map(({ id, type, key, name }: ListItem): KnownThing => ({
    thing: { list: type, ids: [id] },
    label: labelOf(type, id),
    names: BUILT_IN_BY_ID.has(id)
      ? texts.map((say) => say(`${type}.${key}` as Key<'listItems'>))
      : [name, ...otherNamesOf(name)],
    key: BUILT_IN_BY_ID.has(id) ? key : null,
  }))
  const ofMedicines = medications.map((medication): KnownThing => ({
    thing: { list: 'medication', ids: [medication.id] },
    label: labelOf('medication', medication.id),
    names: [...medicationNames(medication), ...(otherNames.get(medication.id) ?? [])],
    key: null,
  }))
  const known = [...ofLists, ...ofMedicines]
  const ids = new Set([
    ...items.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
    ...medications.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
  ])
  return [...known, ...forgotten(columns.entries, ids)].filter(({ label }) => label !== '')
}

/** Without the languages that an offline device does not have. */
async function loadItemTexts(): Promise<readonly AnswerText<'listItems'>[]> {
  const loads = LANGUAGES.map((language) => loadAnswerText(language, 'listItems').catch(() => null))
  return (await Promise.all(loads)).filter((text) => text !== null)
}

/**
 * The brands and other names of the same substance: who asks about Nurofen means the ibuprofen of the diary. Not those
 * that name another medicine of this diary. [ASST-96]
 */
async function loadMedicineNames(
  medications: readonly Medication[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { CATALOGUE_MEDICATIONS } = await import('@reprieve/content/medications.ts')
  const own = new Set(medications.flatMap((one) => medicationNames(one).map(foldWord)))
  return new Map(
    medications.map(({ id, number, commonName, brandName }) => {
      const entry = CATALOGUE_MEDICATIONS.find(
        ({ nid, names, brands }) =>
          nid === number ||
          Object.values(names).some((name) => foldWord(name) === foldWord(commonName)) ||
          (brandName !== null && brands.includes(brandName)),
      )
      const others =
        entry === undefined
          ? []
          : [
              ...Object.values(entry.names),
              ...Object.values(entry.synonyms).flat(),
              ...entry.brands,
              ...(CLASS_WORDS[entry.class] ?? []),
            ]
      return [id, [...new Set(others)].filter((name) => !own.has(foldWord(name)))]
    }),
  )
}

const medicationNames = (medication: Medication): readonly string[] => [
  medication.commonName,
  ...Object.values(medication.names),
  ...(medication.brandName === null ? [] : [medication.brandName]),
  medicationText(medication),
]

/** Things that records name but no list has any more, by the text in the records. */
const forgotten = ({ items }: Columns, known: ReadonlySet<string>): KnownThing[] =>
  items.flatMap((item): KnownThing[] =>
    !isRealItem(item) || known.has(item.id) || item.text === ''
      ? []
      : [{ thing: { list: item.list, ids: [item.id] }, label: item.text, names: [item.text], key: null }],
  )
