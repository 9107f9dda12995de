import type { Diary } from '../../local/rows/rows.ts'
import {
  listUnsavedSettings,
  clearUnsavedKeys,
  readUnsavedKeys,
  unsavedPrefType,
  applyUnsavedKeys,
} from './unsavedSettings.ts'
import { readSettings, saveSettings } from './settingsTable.ts'

/** Saves what closed pages left unsaved, whether or not anybody opens the screen that shows it. [SETT-4] */
export async function saveUnsavedSettings(diary: Diary): Promise<void> {
  for (const { name, at } of await listUnsavedSettings(diary)) {
    const left = await readUnsavedKeys(diary, name)
    if (left === null) continue
    const pref = unsavedPrefType(name)
    const opened = await readSettings(diary, pref)
    const saved = await saveSettings(diary, pref, { opened, now: applyUnsavedKeys(left, opened) })
    if (!saved.ok) continue
    // An open page may have left another change since.
    const again = (await listUnsavedSettings(diary)).find((one) => one.name === name)
    if (again?.at === at) await clearUnsavedKeys(diary, name)
  }
}
