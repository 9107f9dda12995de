import { fieldsOf } from '@reprieve/contract/fields.ts'
import { partOf } from '../../local/parts.ts'
import type { Diary } from '../../local/rows.ts'
import type { Shelved } from '../../local/tables.ts'

const PART = 'guide'

/**
 * Marks in the guide that no server has received, each in its current state. Under a closed lock they cannot be read:
 * if there are any, they count as one. [D17, GUIDE-15]
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
