import { NOTHING_ID, type ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import { FIELD_TYPES } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { byAnyId } from '@reprieve/domain/medications/byAnyId.ts'
import { medicationText, type Medication } from '@reprieve/domain/medications/medication.ts'
import { choicesOf, type Choice } from '../../lists/choices.ts'
import { itemsById } from '../../lists/listTable.ts'
import type { Lists } from '../../lists/useLists.ts'
import type { IdToday } from './editCriteria.ts'

/** What the lists of a filter offer, by the words and the ids of today. */
export interface PanelLists {
  choicesOf: (list: ColumnList) => readonly Choice[]
  labelOf: (list: ColumnList, reference: Reference) => string
  idToday: IdToday
}

interface Sources {
  lists: Pick<Lists, 'itemsOf' | 'labelOf'>
  medications: readonly Medication[]
  nameOf: (medication: Medication) => string
  words: { nothing: string; noMedications: string }
}

/** The filter asks for "Nothing" by a word of its own, in whichever list: no item of a record has it. */
const asAsked = (choice: Choice): Choice =>
  choice.isNothing === true
    ? { ...choice, id: NOTHING_ID, isNothing: false, reference: { ...choice.reference, id: NOTHING_ID } }
    : { ...choice, isNothing: false }

const NO_MEDICATIONS = 'No medications'

export function panelLists({ lists, medications, nameOf, words }: Sources): PanelLists {
  const items = itemsById(FIELD_TYPES.flatMap((type) => lists.itemsOf(type)))
  const medicines = byAnyId(medications)
  const medicineChoices = (): Choice[] => [
    {
      id: NOTHING_ID,
      label: words.noMedications,
      isShown: true,
      reference: { id: NOTHING_ID, text: NO_MEDICATIONS },
    },
    ...medications.map((one) => ({
      id: one.id,
      label: nameOf(one),
      isShown: one.isShown,
      reference: { id: one.id, text: medicationText(one) },
    })),
  ]
  const nothingOf = (list: ColumnList): string => {
    if (list === 'medication') return words.noMedications
    return lists.itemsOf(list).find(({ key }) => key === NOTHING_ID)?.label ?? words.nothing
  }
  return {
    choicesOf: (list) =>
      list === 'medication'
        ? medicineChoices()
        : choicesOf(lists.itemsOf(list), [], lists.labelOf).map(asAsked),
    labelOf: (list, reference) => {
      if (reference.id === NOTHING_ID) return nothingOf(list)
      const medicine = list === 'medication' ? medicines.get(reference.id) : undefined
      return medicine === undefined ? lists.labelOf(reference) : nameOf(medicine)
    },
    idToday: (id) => items.get(id)?.id ?? medicines.get(id)?.id ?? id,
  }
}

/** The list, and behind it what the filter asks for and the list has no more: it can be taken off, too. [FILT-35] */
export function withStrangers(
  choices: readonly Choice[],
  asked: readonly Reference[],
  { labelOf, idToday }: { labelOf: (reference: Reference) => string; idToday: IdToday },
): readonly Choice[] {
  const known = new Set(choices.map(({ id }) => id))
  const strangers = asked.filter(({ id }) => !known.has(idToday(id)))
  return [
    ...choices,
    ...strangers.map((reference) => ({
      id: reference.id,
      label: labelOf(reference),
      isShown: true,
      reference,
    })),
  ]
}
