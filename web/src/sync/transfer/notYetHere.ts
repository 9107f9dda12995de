import type { Missing } from '@reprieve/contract/sync/transfer/fileText.ts'
import type { DiaryOwner } from '../../local/deviceDatabase.ts'
import type { Diary } from '../../local/rows.ts'
import { SYNCED, syncedAt } from '../syncedAt.ts'

/** Beside the parts of the account: some of the diary itself may only be on the server. */
const DIARY_PART = 'diary'

/** Written to the file as it is, for people who read the file. */
const NOT_YET: Missing = {
  part: DIARY_PART,
  why: 'When this file was made, not everything had come from the server to this device yet.',
}

export const isOfDiary = ({ part }: Missing): boolean => part === DIARY_PART

/** What an account's diary may lack here: before the first sync has ended nobody knows how much. [FILE-4] */
export const notYetHere = async (diary: Diary & { who: DiaryOwner }): Promise<Missing[]> =>
  diary.who.is === 'user' && (await syncedAt(diary)) === null ? [NOT_YET] : []

/** The changes that the doorbell reports when that changes. */
export const HERE_RINGS: readonly string[] = [SYNCED]
