import type { CatalogueCondition } from '@reprieve/content/catalogueEntry.ts'
import { readNamesByLanguage } from '@reprieve/contract/namesWire.ts'
import type { NewCondition } from '@reprieve/domain/conditions/addCondition.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

/** A catalogue entry as a new condition. [COND-2] */
export const conditionFromEntry = ({ id, fid, names, icon }: CatalogueCondition): NewCondition => ({
  id,
  name: names.en,
  number: fid,
  names,
  icon,
})

/** The fields of the server's search response, or of one condition in it. */
type ConditionSearchFields = Record<string, unknown>

/** The readable results of the server, in the language of the request. [CAT-6] */
export const readFoundConditions = (
  { conditions }: ConditionSearchFields,
  language: Language,
): NewCondition[] =>
  Array.isArray(conditions) ? conditions.flatMap((one) => conditionFound(one, language)) : []

function conditionFound(one: unknown, language: Language): NewCondition[] {
  const { fid, client_id: id, value, icon_code: icon, ...said } = (one ?? {}) as ConditionSearchFields
  if (!Number.isSafeInteger(fid) || typeof value !== 'string' || value === '') return []
  return [
    {
      id: typeof id === 'string' ? id : null,
      name: value,
      number: fid as number,
      names: readNamesByLanguage(said['value_translations'] ?? { [language]: said['translated_value'] }),
      icon: typeof icon === 'string' ? icon : null,
    },
  ]
}
