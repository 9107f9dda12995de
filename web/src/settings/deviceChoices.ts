import { useEffect, useSyncExternalStore } from 'react'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { storeLanguage, languageFrom, mirroredLanguage, useLanguage } from '../text/useText.tsx'
import { chosenLook, applyLook, parseLook, mirroredLook } from './appearance/chosenLook.ts'
import { storeTheme, mirroredTheme, themeFrom, useTheme } from './appearance/theme.tsx'
import { storedHints } from './hints/storedHints.ts'

/**
 * D18: theme, look and language belong to the device and are in its database. The first frame cannot wait for that, so
 * localStorage mirrors them. The mirror is written first and synchronously: if both have a value, the mirror's is
 * newer.
 */
export async function restoreChoices(device: DeviceDatabase): Promise<void> {
  await Promise.all([
    mirroredTheme() ?? device.choice('theme').then((kept) => storeTheme(themeFrom(kept))),
    mirroredLanguage() ?? device.choice('language').then((kept) => storeLanguage(languageFrom(kept))),
    mirroredLook() ?? device.choice('look').then(restoreLook),
    storedHints.restore(device),
  ])
}

/** If nobody has chosen a look, nothing is set. */
function restoreLook(kept: unknown): void {
  if (kept !== undefined) applyLook(parseLook(kept))
}

export function useChoicesOnDevice(device: DeviceDatabase): void {
  const { settings } = useTheme()
  const { choice } = useLanguage()
  const look = useSyncExternalStore(chosenLook.subscribe, chosenLook.current)
  useEffect(() => void keep(device, 'theme', settings), [device, settings])
  useEffect(() => void keep(device, 'language', choice), [device, choice])
  useEffect(() => void keep(device, 'look', look), [device, look])
}

/** A start does not write an unchanged value: a write waits for the disk. */
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
