import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { laterNumber } from '@reprieve/domain/records/episode.ts'
import { sortOpenEpisodes } from '@reprieve/domain/records/openEpisode.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { localNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readOpenEpisodes } from './readEpisodes.ts'

/** "Nothing new" while a pain goes on is a number of it: the record to save, or null if none goes on. [EPI-10] */
export async function continueOpenEpisode(diary: Diary, last: SavedRecord): Promise<PainRecord | null> {
  const { severity } = last
  if (severity === null) return null
  // If it cannot be read, the number is saved all the same, as a record of its own.
  const read = await readOpenEpisodes(diary).catch(() => [])
  const { onHome } = sortOpenEpisodes(read, diary.now())
  const own = onHome.find(({ head, parts }) =>
    [head, ...parts].some(({ ref }) => ref.clientId === last.ref.clientId),
  )
  const head = (own ?? onHome[0])?.head
  return head === undefined ? null : laterNumber(head, severity, localNow(diary.now()))
}
