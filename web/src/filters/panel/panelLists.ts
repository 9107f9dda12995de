import { namedItems, type NamedItems, type NameSources } from '@reprieve/contract/lists/namedItems.ts'
import { NOTHING_ID, type ColumnList } from '@reprieve/domain/filters/columns/columns.ts'
import type { Criteria, Filter } from '@reprieve/domain/filters/filter.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { medicationText } from '@reprieve/domain/medications/medication.ts'
import { useMemo } from 'react'
import { toListChoices, type ListItemChoice } from '../../lists/listChoices.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useText } from '../../text/useText.tsx'
import type { FindCurrentId } from './editCriteria.ts'

/** What the filter's lists offer, with current names and ids. */
export interface PanelLists extends NamedItems {
  choicesOf: (list: ColumnList) => readonly ListItemChoice[]
}

/** The filter uses a special id for "Nothing" in any list: no item of a record has it. */
const asAsked = (choice: ListItemChoice): ListItemChoice =>
  choice.isNothing === true
    ? { ...choice, id: NOTHING_ID, isNothing: false, reference: { ...choice.reference, id: NOTHING_ID } }
    : { ...choice, isNothing: false }

const NO_MEDICATIONS = 'No medications'

export function panelLists(sources: NameSources): PanelLists {
  const { lists, medications, nameOf, words } = sources
  const medicineChoices = (): ListItemChoice[] => [
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
  return {
    ...namedItems(sources),
    choicesOf: (list) =>
      list === 'medication'
        ? medicineChoices()
        : toListChoices(lists.itemsOf(list), [], lists.labelOf).map(asAsked),
  }
}

/** The list, followed by filter items that are no longer in it, so that they can be removed, too. [FILT-35] */
export function withRemovedItems(
  choices: readonly ListItemChoice[],
  asked: readonly Reference[],
  { labelOf, idToday }: { labelOf: (reference: Reference) => string; idToday: FindCurrentId },
): readonly ListItemChoice[] {
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

export type ChangeFilter = (next: (filter: Filter) => Filter) => void
export type ChangeCriteria = (next: (criteria: Criteria) => Criteria) => void

/** The props of every section of the panel. */
export interface FilterSectionProps {
  criteria: Criteria
  lists: PanelLists
  onChange: ChangeCriteria
}

/** The same object until a list, a medication or the language changes. */
export function usePanelLists(diary: Diary): PanelLists {
  const { itemsOf, labelOf } = useLists(diary)
  const medications = useMedications(diary)
  const { name } = useMedicationWords()
  const lists = useText('lists')
  const records = useText('records')
  return useMemo(() => {
    const words = { nothing: lists('nothing'), noMedications: records('noMedications') }
    return panelLists({ lists: { itemsOf, labelOf }, medications: medications ?? [], nameOf: name, words })
  }, [itemsOf, labelOf, medications, name, lists, records])
}
