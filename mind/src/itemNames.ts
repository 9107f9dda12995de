import {
  itemsOfRows,
  labelledLists,
  namedItems,
  type NamedItems,
} from '@reprieve/contract/lists/namedItems.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationWords, type MedicationKey } from '@reprieve/domain/medications/words/medicationWords.ts'
import type { Say } from '@reprieve/domain/say.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import type { RowContent } from '@reprieve/domain/sync/localRow.ts'
import { loadAnswerText } from '@reprieve/locales/answerText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'

interface NamedRows {
  listRows: readonly RowContent[]
  medications: readonly Medication[]
}

interface ItemNameOptions {
  language: Language
  /** How strengths and units are written; by default as on the screen. */
  medicineText?: Say<MedicationKey>
}

/**
 * Names of items: built-in ones in the reader's language, the rest as typed. On the server only the child process and
 * the thinking thread load these texts, because seven languages are megabytes.
 */
export async function itemNames(
  { listRows, medications }: NamedRows,
  { language, medicineText }: ItemNameOptions,
): Promise<NamedItems> {
  const [items, lists, medicines, records] = await Promise.all([
    loadAnswerText(language, 'listItems'),
    loadAnswerText(language, 'lists'),
    loadAnswerText(language, 'medications'),
    loadAnswerText(language, 'records'),
  ])
  const wordOf = ({ type, key }: ListItem): string => items(`${type}.${key}` as Key<'listItems'>)
  const words = { text: medicineText ?? medicines, language, tag: intlTag(language) }
  return namedItems({
    lists: labelledLists(itemsOfRows(listRows, BUILT_IN_BY_ID), { brought: BUILT_IN_BY_ID, wordOf }),
    medications,
    nameOf: medicationWords(words).shortName,
    words: { nothing: lists('nothing'), noMedications: records('noMedications') },
  })
}
