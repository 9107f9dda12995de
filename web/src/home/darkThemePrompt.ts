import { hintsFrom } from '@reprieve/domain/settings/hints/hints.ts'
import type { DarkThemeFacts, Theme } from '@reprieve/domain/settings/theme.ts'
import { DAY_MS, MINUTE_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { noteHintSeen } from '../settings/hints/changeHints.ts'

const HINT = 'dark-theme'

type Choices = Pick<DeviceDatabase, 'choice' | 'choose'>

/** By the person's local time and the theme that they see. [SET-5] */
export async function readDarkThemeFacts(
  device: Pick<Choices, 'choice'>,
  { shown, now: { at, offset } }: { shown: Theme; now: LocalInstant },
): Promise<DarkThemeFacts> {
  const { seen, isOff } = hintsFrom(await device.choice('hints'))
  return {
    shown,
    introduced: isOff || seen.includes(HINT),
    localMinutes: Math.floor(((at + offset) % DAY_MS) / MINUTE_MS),
  }
}

/** Seeing it is enough: a person who reads it and does nothing has answered. [SET-5] */
export const noteDarkIntroduced = (device: Choices): Promise<void> => noteHintSeen(device, HINT)
