import type { Missing } from '@reprieve/contract/sync/transfer/fileText.ts'
import type { DiaryOwner } from '../../local/deviceDatabase.ts'
import type { Diary } from '../../local/rows.ts'
import { SYNCED, syncedAt } from '../syncedAt.ts'

/** Beside the parts of the account: of the diary itself something may be on the server alone. */
const DIARY_PART = 'diary'

/** In the file as it stands here, so that whoever opens it understands it. */
const NOT_YET: Missing = {
  part: DIARY_PART,
  why: 'When this file was made, not everything had come from the server to this device yet.',
}

export const isOfDiary = ({ part }: Missing): boolean => part === DIARY_PART

/** What of an account's diary may not be here: before the first sync has ended nobody can say how much. [FILE-4] */
export const notYetHere = async (diary: Diary & { who: DiaryOwner }): Promise<Missing[]> =>
  diary.who.is === 'user' && (await syncedAt(diary)) === null ? [NOT_YET] : []

/** What the doorbell rings for when that changes. */
export const HERE_RINGS: readonly string[] = [SYNCED]
