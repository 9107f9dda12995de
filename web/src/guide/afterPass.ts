import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readServerRecord } from '../purchases/serverRecord.ts'
import { dropGuide, toldGuide } from './guideTable.ts'
import { tellWishes } from './wishesTable.ts'

/**
 * Sends what was pressed offline; removes what the person may no longer read, opened again or not. [GUIDE-14, GUIDE-15]
 */
export async function afterPass(diary: Diary, ask: Ask): Promise<void> {
  await tellWishes(diary, ask)
  const record = await readServerRecord(diary)
  if (record?.['pain_guide_available'] !== false) return
  if ((await toldGuide(diary)) !== null) await dropGuide(diary)
}
