import { useEffect, useSyncExternalStore } from 'react'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'
import { languageFrom, keepLanguage, mirroredLanguage } from './chosenLanguage.ts'
import { chosenLook, keepLook, lookFrom, mirroredLook } from './chosenLook.ts'
import { keepTheme, mirroredTheme, themeFrom } from './chosenTheme.ts'
import { keptHints } from './hints/keptHints.ts'
import { useTheme } from './theme.tsx'
import { useWords } from './words.tsx'

/**
 * D18: theme, look and language are the device's, in its database. The first frame cannot wait for that one, so the
 * browser's small storage mirrors them. The mirror is written first and at once: where both have an answer it is the newer one.
 */
export async function restoreChoices(device: DeviceDatabase): Promise<void> {
  await Promise.all([
    mirroredTheme() ?? device.choice('theme').then((kept) => keepTheme(themeFrom(kept))),
    mirroredLanguage() ?? device.choice('language').then((kept) => keepLanguage(languageFrom(kept))),
    mirroredLook() ?? device.choice('look').then(restoreLook),
    keptHints.restore(device),
  ])
}

/** Where nobody has chosen one, nothing is said of it. */
function restoreLook(kept: unknown): void {
  if (kept !== undefined) keepLook(lookFrom(kept))
}

export function useChoicesOnDevice(device: DeviceDatabase): void {
  const { settings } = useTheme()
  const { choice } = useWords()
  const look = useSyncExternalStore(chosenLook.subscribe, chosenLook.current)
  useEffect(() => void keep(device, 'theme', settings), [device, settings])
  useEffect(() => void keep(device, 'language', choice), [device, choice])
  useEffect(() => void keep(device, 'look', look), [device, look])
}

/** A start writes nothing that is there already: a write waits for the disk. */
async function keep(
  device: DeviceDatabase,
  name: 'theme' | 'language' | 'look',
  value: unknown,
): Promise<void> {
  try {
    const known = await device.choice(name)
    if (JSON.stringify(known) !== JSON.stringify(value)) await device.choose(name, value)
  } catch {
    // The mirror has it, and the next start tries again.
  }
}
