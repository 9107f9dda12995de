import { toFields } from '@reprieve/contract/fields.ts'
import { isCount } from '@reprieve/contract/home/homeWire.ts'
import { guideName, readServerCopy } from '../local/serverCopies.ts'
import type { Diary } from '../local/rows/rows.ts'

/** What the guide has stored for the home screen. */
export interface GuideSummary {
  /** How many articles were opened, on any device. [GUIDE-19] */
  opened: number
  next: { id: string; category: string | null; title: string } | null
  program: { id: string; title: string; progress: number } | null
}

/** Null if this device has never loaded the guide. Unreadable parts are left out. */
export async function readGuideSummary(diary: Diary): Promise<GuideSummary | null> {
  const { opened, next, program } = toFields(await readServerCopy(diary, guideName('home')))
  if (!isCount(opened)) return null
  return { opened, next: nextFrom(next), program: programFrom(program) }
}

function nextFrom(kept: unknown): GuideSummary['next'] {
  const { id, category, title } = toFields(kept)
  if (typeof id !== 'string' || typeof title !== 'string') return null
  return { id, title, category: typeof category === 'string' ? category : null }
}

function programFrom(kept: unknown): GuideSummary['program'] {
  const { id, title, progress } = toFields(kept)
  if (typeof id !== 'string' || typeof title !== 'string' || !isCount(progress)) return null
  return { id, title, progress }
}
