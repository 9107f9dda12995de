import { homeFromSettings, homeToSettings } from '@reprieve/contract/home/homeWire.ts'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { usedSections, type SectionId, type StoredSections } from '@reprieve/domain/records/usedSections.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { useState, useSyncExternalStore } from 'react'
import { readChoice, storeChoice } from '../../device/storage.ts'
import { perDiary, queuePerDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { watch } from '../../local/watch.ts'
import { readSettings, saveSettings } from '../../settings/saving/settingsTable.ts'

// The sections that the editor walks through: a setting that syncs, with a copy for the first render of the editor.

const PREF = 'home_cards'
const COPY = 'sections'

async function readStored(diary: Diary): Promise<StoredSections> {
  const { sections } = homeFromSettings(await readSettings(diary, PREF))
  storeChoice(COPY, sections?.join(',') ?? null)
  return sections
}

const readCopy = (): StoredSections => readChoice(COPY)?.split(',') ?? null

const watchStored = perDiary((diary: Diary) =>
  watch(diary.doorbell, [KIND_OF_PREF[PREF]], () => readStored(diary)),
)

/**
 * As the person chose. Until it is read, and on a locked device, it is what this device knew last: the next section
 * must not change under a finger. [SIMPLE-2]
 */
export function useStoredSections(diary: Diary): StoredSections {
  const [copy] = useState(readCopy)
  const { subscribe, current } = watchStored(diary)
  const seen = useSyncExternalStore(diary.codec.isLocked ? watchNothing : subscribe, current)
  return seen.is === 'read' ? seen.value : copy
}

const watchNothing = () => () => undefined

export const useUsedSections = (diary: Diary): readonly SectionId[] => usedSections(useStoredSections(diary))

const inTurn = queuePerDiary()

/** Durable when it resolves. One change after the other, each on the result of the one before. */
export function changeStoredSections(
  diary: Diary,
  change: (stored: StoredSections) => StoredSections,
): Promise<Result<StoredSections, StorageFault>> {
  return inTurn(diary, async () => {
    const opened = await readSettings(diary, PREF)
    const home = homeFromSettings(opened)
    const sections = change(home.sections)
    const saved = await saveSettings(diary, PREF, {
      opened,
      now: homeToSettings(opened, { ...home, sections }),
    })
    if (saved.ok) return ok(sections)
    if (saved.reason === 'not-a-key') throw new Error('a setting has a name that is no key')
    return saved as Result<StoredSections, StorageFault>
  })
}
