import { isOpenEpisode } from '@reprieve/domain/records/episode.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { NOON } from '../../local/testing/aDiary.ts'
import { aPain, aRecordDiary } from '../testing/aFinishedRecord.ts'
import { startEpisode } from './episodeActs.ts'
import { changeGoingOnSetting, readGoingOnSetting, readStartsGoingOn } from './goingOnSetting.ts'
import { startAsSet } from './startsGoingOn.ts'
import { saveAndReadRecord } from '../testing/aFinishedRecord.ts'

test('[EPI-2] the setting is off at first; on, a record of now starts as going on, an older one does not', async () => {
  const diary = aRecordDiary()
  const starts = (at: number) => isOpenEpisode(startAsSet(diary, aPain(5, { at }), NOON))
  await readStartsGoingOn(diary)
  expect([await readGoingOnSetting(diary), starts(NOON)]).toEqual([false, false])
  await changeGoingOnSetting(diary, true)
  await readStartsGoingOn(diary)
  expect([await readGoingOnSetting(diary), starts(NOON), starts(NOON - HOUR_MS)]).toEqual([true, true, false])
})

test('[EPI-7] with another one open only the person can say whether it is the same', async () => {
  const diary = aRecordDiary()
  await changeGoingOnSetting(diary, true)
  const other = await saveAndReadRecord(diary, aPain(5, { at: NOON - HOUR_MS }))
  await startEpisode(diary, other.ref.clientId)
  await readStartsGoingOn(diary)
  expect(isOpenEpisode(startAsSet(diary, aPain(5), NOON))).toBe(false)
})
