import { expect, test } from 'vitest'
import type { DeviceChoiceName } from '../local/database/deviceDatabase.ts'
import { readDarkThemeFacts, noteDarkIntroduced } from './darkThemePrompt.ts'

function aDevice() {
  const kept = new Map<DeviceChoiceName, unknown>()
  return {
    choice: (name: DeviceChoiceName) => Promise.resolve(kept.get(name)),
    choose: (name: DeviceChoiceName, value: unknown) => Promise.resolve(void kept.set(name, value)),
  }
}

const at = (time: string, offset: number) => ({
  at: Date.parse(`2026-11-16T${time}Z`),
  offset: offset * 3_600_000,
})

test('[HOME-22, SET-5] the evening is that of the local clock', async () => {
  const device = aDevice()
  expect(await readDarkThemeFacts(device, { shown: 'light', now: at('17:50', 1) })).toEqual({
    shown: 'light',
    introduced: false,
    localMinutes: 18 * 60 + 50,
  })
  expect((await readDarkThemeFacts(device, { shown: 'dark', now: at('23:30', 9) })).localMinutes).toBe(
    8 * 60 + 30,
  )
})

test('[HOME-22, SET-5] once it was shown it is introduced, whatever was done about it', async () => {
  const device = aDevice()
  await noteDarkIntroduced(device)
  await noteDarkIntroduced(device)
  expect(await device.choice('hints')).toEqual({ seen: ['dark-theme'], isOff: false })
  expect((await readDarkThemeFacts(device, { shown: 'light', now: at('20:00', 0) })).introduced).toBe(true)
})
