import { HINTS, showAgain } from '@reprieve/domain/settings/hints/hints.ts'
import { beforeEach, expect, test } from 'vitest'
import type { DeviceChoiceName } from '../../local/database/deviceDatabase.ts'
import { changeHints, forgetHints, hintsNow, noteHintSeen } from './changeHints.ts'
import { storedHints } from './storedHints.ts'

function aDevice(first?: unknown) {
  const kept = new Map<DeviceChoiceName, unknown>([['hints', first]])
  return {
    choice: (name: DeviceChoiceName) => Promise.resolve(kept.get(name)),
    choose: (name: DeviceChoiceName, value: unknown) => Promise.resolve(void kept.set(name, value)),
  }
}

beforeEach(() => storedHints.become(undefined))

test('[HINT-2] a seen hint applies immediately, and is stored for the next start', async () => {
  const device = aDevice()
  const written = noteHintSeen(device, 'filter')
  expect(hintsNow().seen).toEqual(['filter'])
  await written
  storedHints.become(undefined)
  await storedHints.restore(device)
  expect(hintsNow()).toEqual({ seen: ['filter'], isOff: false })
})

test('[HINT-2] two hints seen at the same moment are both stored', async () => {
  const device = aDevice()
  await Promise.all([noteHintSeen(device, 'filter'), noteHintSeen(device, 'body-map')])
  expect(await device.choice('hints')).toEqual({ seen: ['body-map', 'filter'], isOff: false })
})

test('[HINT-2] a change of another tab meanwhile stays', async () => {
  const device = aDevice()
  await storedHints.restore(device)
  await device.choose('hints', { seen: ['quick-record'], isOff: false })
  await noteHintSeen(device, 'filter')
  expect(await device.choice('hints')).toEqual({ seen: ['filter', 'quick-record'], isOff: false })
})

test('[HINT-2] a device without room keeps the page without the hint, and the next change is tried again', async () => {
  const device = aDevice()
  const full = { ...device, choose: () => Promise.reject(new Error('no room')) }
  await noteHintSeen(full, 'filter')
  expect(hintsNow().seen).toEqual(['filter'])
  await noteHintSeen(device, 'body-map')
  expect(await device.choice('hints')).toEqual({ seen: ['body-map'], isOff: false })
})

test('[HINT-7, SET-14, D50] hints that were asked for again count as not seen', async () => {
  const device = aDevice([...HINTS])
  await storedHints.restore(device)
  await changeHints(device, (kept) => showAgain(kept, ['filter']))
  expect(hintsNow().seen).not.toContain('filter')
  await changeHints(device, (kept) => showAgain(kept, HINTS))
  expect(await device.choice('hints')).toEqual({ seen: [], isOff: false })
})

test('[HINT-8] with a deleted diary nothing of them is left', async () => {
  const device = aDevice({ seen: HINTS, isOff: true })
  await storedHints.restore(device)
  await forgetHints(device)
  expect(hintsNow()).toEqual({ seen: [], isOff: false })
  expect(await device.choice('hints')).toEqual({ seen: [], isOff: false })
})
