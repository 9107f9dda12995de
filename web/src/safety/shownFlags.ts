import { fieldsOf } from '@reprieve/contract/fields.ts'
import { FLAGS, type DangerFinding, type FlagId } from '@reprieve/domain/safety/danger.ts'
import type { ShownFlags } from '@reprieve/domain/safety/shouldShow.ts'
import { keepPart, partOf } from '../local/parts.ts'
import type { Diary } from '../local/rows.ts'

const IDS = ['crisis', ...Object.keys(FLAGS)] as FlagId[]

/** When each flag was last shown on this device. */
export const shownFlags = (diary: Diary): Promise<ShownFlags> => partOf(diary, 'safety', shownFrom)

/** Stores the flag and the time, no text. [SAFE-10] */
export async function noteShown(diary: Diary, { flags }: DangerFinding): Promise<void> {
  const at = diary.now()
  const now = Object.fromEntries(flags.map((flag) => [flag, at]))
  const kept = await partOf(diary, 'safety', fieldsOf)
  await keepPart(diary, 'safety', { ...kept, shown: { ...shownFrom(kept), ...now } })
}

function shownFrom(kept: unknown): ShownFlags {
  const shown = fieldsOf(fieldsOf(kept)['shown'])
  return Object.fromEntries(IDS.flatMap((id) => (Number.isSafeInteger(shown[id]) ? [[id, shown[id]]] : [])))
}
