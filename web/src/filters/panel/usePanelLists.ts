import { useMemo } from 'react'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useText } from '../../text/useText.tsx'
import { panelLists, type PanelLists } from './panelLists.ts'

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
