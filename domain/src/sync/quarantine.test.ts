import { expect, test } from 'vitest'
import { planPush } from './pushPlan.ts'
import { retryRow } from './quarantine.ts'
import { DEVICE_PARTS, ModelDevice } from './testing/modelDevice.ts'
import { ModelServer, SERVER_PARTS } from './testing/modelServer.ts'
import { World } from './testing/modelWorld.ts'
import { DEVICE, aNewRow, saveValues } from './testing/aRow.ts'

function aDeviceWith(poison: number | 'breaks') {
  const server = new ModelServer(SERVER_PARTS)
  const world = new World(server, Number.MAX_SAFE_INTEGER)
  const device = new ModelDevice(0, 0, DEVICE, { world, parts: DEVICE_PARTS })
  const bad = device.create().clientId
  const good = [device.create(), device.create()].map(({ clientId }) => clientId)
  server.poison.set(bad, poison)
  return { server, device, bad, good }
}

function syncTimes(device: ModelDevice, rounds: number): void {
  for (let round = 0; round < rounds; round++) device.syncWhole()
}

test.each([227, 100, 'breaks'] as const)(
  '[SYNC I10, SYNC-17] one record that the server always refuses (%s): the others arrive within 12 rounds, it stays',
  (poison) => {
    const { server, device, bad, good } = aDeviceWith(poison)
    syncTimes(device, 12)
    expect([...server.content.rows.keys()]).toEqual(good)
    expect([device.rows.get(bad)?.dirty, device.rows.size]).toEqual([true, 3])
    syncTimes(device, 3)
    expect(device.rows.get(bad)?.setAside).not.toBeNull()
    expect(device.state.failCount).toBe(0)
  },
)

test('[SYNC I15, SYNC I9] a record is sent although an item it refers to is refused, and refers by client id', () => {
  const { server, device, bad } = aDeviceWith(227)
  const refs = [{ client_id: bad, text: 'Migraine' }]
  const record = saveValues({ ...aNewRow(), clientId: 'with-reference' }, { symptom: { refs } }).row
  device.rows.set(record.clientId, record)
  syncTimes(device, 1)
  expect(server.content.rows.get('with-reference')?.groups.get('symptom')?.v).toEqual({ refs })
  expect(JSON.stringify(server.requests.map((rows) => rows.map((row) => [...row.groups])))).not.toMatch(
    /:-\d/,
  )
  expect(device.rows.get('with-reference')?.dirty).toBe(false)
})

test('[D28] after an update of the app quarantined rows are tried again', () => {
  const { device, bad } = aDeviceWith(227)
  syncTimes(device, 1)
  const row = retryRow(device.rows.get(bad)!)
  expect(planPush([row], { failCount: 0, most: 250 })).toHaveLength(1)
})
