import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import { CONDITION_KIND, DOSE_KIND, LIST_KIND, MEDICATION_KIND } from '@reprieve/domain/sync/pushAct.ts'

export const REFLECTION_KIND = 'reflection'

/** What a user can delete. */
export const TRASH_KINDS: readonly string[] = [
  RECORD_KIND,
  REFLECTION_KIND,
  DOSE_KIND,
  CONDITION_KIND,
  MEDICATION_KIND,
  LIST_KIND,
]
