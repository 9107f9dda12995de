import { continueEpisode, isOpenEpisode } from '@reprieve/domain/records/episode.ts'
import { mayGoOn } from '@reprieve/domain/records/openEpisode.ts'
import { isRightNow, type PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { useEffect } from 'react'
import { readChoice, storeChoice } from '../../device/storage.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'

/** Read before the save, so that the record is written once, with everything that belongs to it. */
const known = perDiary(() => ({ isOn: false }))

export const setStartsGoingOn = (diary: Diary, isOn: boolean): void => void (known(diary).isOn = isOn)

/** Whether the setting "A record of now starts as going on" applies to this record. [EPI-2] */
export const startsGoingOn = (diary: Diary, record: PainRecord, now: Instant): boolean =>
  known(diary).isOn && record.ref.kind === 'not-saved-yet' && mayGoOn(record) && isRightNow(record, now)

export const startAsSet = (diary: Diary, record: PainRecord, now: Instant): PainRecord =>
  startsGoingOn(diary, record, now) ? continueEpisode(record, now) : record

/** From its first frame on, the next home keeps the place free and reads it at once. */
export function keepPlaceOnHome(): void {
  if (readChoice('goingRow') === null) storeChoice('goingRow', '1')
}

/** For a pain that began days ago, which home would not find among the latest records. Nobody waits for it. */
export function noteEpisode(diary: Diary, clientId: string, record: PainRecord): void {
  if (!isOpenEpisode(record)) return
  keepPlaceOnHome()
  if (diary.codec.isLocked === true) return
  void import('./keptHeads.ts').then(({ noteHead }) => noteHead(diary, clientId)).catch(() => undefined)
}

/** For a screen on which a record is begun. */
export function useGoingOnDefault(diary: Diary, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    void import('./goingOnSetting.ts')
      .then(({ readStartsGoingOn }) => readStartsGoingOn(diary))
      .catch(() => undefined)
  }, [diary, isWanted])
}
