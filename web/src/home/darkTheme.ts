import { seenHints, withSeen } from '@reprieve/domain/settings/hints.ts'
import type { Evening, Theme } from '@reprieve/domain/settings/theme.ts'
import { DAY_MS, MINUTE_MS, type LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'

const HINT = 'dark-theme'

type Choices = Pick<DeviceDatabase, 'choice' | 'choose'>

/** By the clock of where the person is, and the theme that they see. [SET-5] */
export async function eveningAt(
  device: Pick<Choices, 'choice'>,
  { shown, now: { at, offset } }: { shown: Theme; now: LocalInstant },
): Promise<Evening> {
  return {
    shown,
    introduced: seenHints(await device.choice('hints')).includes(HINT),
    localMinutes: Math.floor(((at + offset) % DAY_MS) / MINUTE_MS),
  }
}

/** Seen is enough: who reads it and does nothing has answered. [SET-5] */
export async function noteDarkIntroduced(device: Choices): Promise<void> {
  await device.choose('hints', withSeen(seenHints(await device.choice('hints')), HINT))
}
