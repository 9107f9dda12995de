import { LIST_TEMPLATES } from '@reprieve/content/listTemplates.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import { isOwn, type FieldType } from '@reprieve/domain/lists/listItem.ts'
import { isFromTemplate, type ListsNow, type ListTemplate } from '@reprieve/domain/lists/listTemplate.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readRowsOfKind } from '../../local/rows/rows.ts'
import { perDiary } from '../../local/perDiary.ts'
import { watch } from '../../local/watch.ts'
import { readSettings, saveSettings } from '../../settings/saving/settingsTable.ts'
import { BUILT_IN_ITEMS } from '../builtInItems.ts'
import { LIST_KIND } from '../listTable.ts'
import { templateKey, templateUses, type TemplateUse } from './templateWrites.ts'

const PREF = 'home_cards'

export const TEMPLATES: readonly ListTemplate[] = LIST_TEMPLATES.map(
  ({ conditions, ...template }) =>
    ({ ...template, conditions: conditions.map(({ id }) => id) }) as unknown as ListTemplate,
)

export interface TemplateState {
  /** What the person did to the lists by hand. */
  hands: Pick<ListsNow, 'isByHand' | 'isSorted'>
  /** Keys of templates that were used, or offered. */
  answered: readonly string[]
  /** Those that can still be undone here. */
  uses: readonly TemplateUse[]
}

export const watchTemplates = perDiary((diary: Diary) =>
  watch(diary.doorbell, [LIST_KIND, KIND_OF_PREF[PREF], 'imports'], () => readTemplateState(diary)),
)

export async function readTemplateState(diary: Diary): Promise<TemplateState> {
  const [rows, settings, uses] = await Promise.all([
    readRowsOfKind(diary, LIST_KIND),
    readSettings(diary, PREF),
    templateUses(diary),
  ])
  const groups = new Map(rows.map((row) => [row.clientId, row.groups]))
  const has = ({ id }: LabelledItem, group: string): boolean => groups.get(id)?.has(group) === true
  const used = TEMPLATES.filter(({ key }) => toFields(settings)[templateKey(key)] === 1)
  const sorted = new Set(
    rows
      .filter((row) => row.groups.has('position') && !row.groups.has('name'))
      .map(({ clientId }) => clientId),
  )
  return {
    hands: {
      isByHand: (item) => !isOwn(item) && has(item, 'shown') && !isFromTemplate(item, used),
      isSorted: (type: FieldType) => [...sorted].some((id) => typeOfBuiltIn(id) === type),
    },
    answered: TEMPLATES.map(({ key }) => key).filter((key) => settings[templateKey(key)] !== undefined),
    uses,
  }
}

const typeOfBuiltIn = (id: string): FieldType | undefined => BUILT_IN_ITEMS.get(id)?.type

/** The offer is not made again. [TPL-1] */
export async function noteOffered(diary: Diary, key: string): Promise<void> {
  const opened = await readSettings(diary, PREF)
  if (opened[templateKey(key)] !== undefined) return
  await saveSettings(diary, PREF, { opened, now: { ...opened, [templateKey(key)]: 0 } })
}
