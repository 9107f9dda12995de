import {
  itemsOfRows,
  labelledLists,
  namedItems,
  type NamedItems,
} from '@reprieve/contract/lists/namedItems.ts'
import type { ListItem } from '@reprieve/domain/lists/listItem.ts'
import { medicationWords, type MedicationKey } from '@reprieve/domain/medications/words/medicationWords.ts'
import type { Say } from '@reprieve/domain/say.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { BROUGHT_BY_ID } from '../lists/broughtItems.ts'
import type { ReadDiary } from './readDiary.ts'

interface ItemNameOptions {
  language: Language
  /** How strengths and units are written; as on the screen where it is left out. */
  medicineText?: Say<MedicationKey>
}

/**
 * What things are called: what the product brings in the language of the reader, the rest as it was typed. The server
 * itself never reads these texts, only what works beside it: seven languages are megabytes.
 */
export async function itemNames(
  { listRows, medications }: Pick<ReadDiary, 'listRows' | 'medications'>,
  { language, medicineText }: ItemNameOptions,
): Promise<NamedItems> {
  const [items, lists, medicines, records] = await Promise.all([
    loadText(language, 'listItems'),
    loadText(language, 'lists'),
    loadText(language, 'medications'),
    loadText(language, 'records'),
  ])
  const wordOf = ({ type, key }: ListItem): string => items(`${type}.${key}` as Key<'listItems'>)
  const words = { text: medicineText ?? medicines, language, tag: intlTag(language) }
  return namedItems({
    lists: labelledLists(itemsOfRows(listRows, BROUGHT_BY_ID), { brought: BROUGHT_BY_ID, wordOf }),
    medications,
    nameOf: medicationWords(words).shortName,
    words: { nothing: lists('nothing'), noMedications: records('noMedications') },
  })
}
