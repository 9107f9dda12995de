import { fieldsOf } from '@reprieve/contract/fields.ts'
import { partOf } from '../../local/parts.ts'
import type { Diary } from '../../local/rows.ts'
import type { Shelved } from '../../local/tables.ts'

const PART = 'guide'

/**
 * What was marked in the guide and no server has heard of, each as it stands. Under a closed lock nobody can look into
 * it: that it is there at all counts for one. [D17, GUIDE-15]
 */
export async function unsentMarks(diary: Diary): Promise<readonly string[]> {
  if (!diary.codec.isLocked) return partOf(diary, PART, marksIn)
  const parts = (await diary.tables.shelf('parts')) as Shelved[]
  return parts.filter(({ id }) => id === PART).map(({ at }) => `guide ${at}`)
}

const marksIn = (kept: unknown): readonly string[] =>
  Object.entries(fieldsOf(kept)).flatMap(([what, marks]) =>
    Object.entries(fieldsOf(marks)).map(([id, mark]) => `guide ${what} ${id} ${JSON.stringify(mark)}`),
  )
