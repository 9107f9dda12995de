import { sortOpenEpisodes } from '@reprieve/domain/records/openEpisode.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readSettings, saveSettings } from '../../settings/saving/settingsTable.ts'
import { readOpenEpisodes } from './readEpisodes.ts'
import { setStartsGoingOn } from './startsGoingOn.ts'

const PREF = 'home_cards'
const KEY = 'episode_default'

/** "A record of now starts as going on", a setting of the person; off at first. [EPI-2] */
export async function readGoingOnSetting(diary: Diary): Promise<boolean> {
  const said = (await readSettings(diary, PREF))[KEY]
  return said === 1 || said === true
}

export async function changeGoingOnSetting(diary: Diary, isOn: boolean) {
  const opened = await readSettings(diary, PREF)
  return saveSettings(diary, PREF, { opened, now: { ...opened, [KEY]: Number(isOn) } })
}

/** With another one open only the person knows whether it is the same pain. [EPI-7] */
export async function readStartsGoingOn(diary: Diary): Promise<void> {
  const isOn = await readGoingOnSetting(diary)
  const isAlone = async (): Promise<boolean> =>
    sortOpenEpisodes(await readOpenEpisodes(diary), diary.now()).onHome.length === 0
  setStartsGoingOn(diary, isOn && (await isAlone()))
}
