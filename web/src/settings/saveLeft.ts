import type { Diary } from '../local/rows.ts'
import { allLeft, clearLeft, leftBehind, prefOfLeft, takeUp } from './leftBehind.ts'
import { keptSettings, saveSettings } from './settingsTable.ts'

/** Saves what closed pages left unsaved, whether or not anybody opens the screen that shows it. [SETT-4] */
export async function saveLeft(diary: Diary): Promise<void> {
  for (const { name, at } of await allLeft(diary)) {
    const left = await leftBehind(diary, name)
    if (left === null) continue
    const pref = prefOfLeft(name)
    const opened = await keptSettings(diary, pref)
    const saved = await saveSettings(diary, pref, { opened, now: takeUp(left, opened) })
    if (!saved.ok) continue
    // An open page may have left another change since.
    const again = (await allLeft(diary)).find((one) => one.name === name)
    if (again?.at === at) await clearLeft(diary, name)
  }
}
