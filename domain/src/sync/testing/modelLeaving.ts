import { sameJson } from '../sameJson.ts'
import { CLOCK_START } from '../stamp.ts'
import { firstState } from '../syncState.ts'
import type { Fate, ModelDevice } from './modelDevice.ts'

/**
 * Syncs as far as the network allows, then clears the device, which starts from scratch. False if the device is not
 * cleared.
 */
export function logOut(device: ModelDevice, fate: Fate): boolean {
  device.crash()
  do device.step(fate)
  while (device.sync !== null)
  if (lacksRestore(device) || !device.parts.mayClear(device.rows.values())) return false
  noteUnsent(device)
  device.rows = new Map()
  device.state = firstState({ device: device.world.newDevice(), hlc: CLOCK_START, offset: 0 })
  return true
}

/**
 * The device could restore what a restored server lacks, but does not know about the restore yet: it must not leave.
 */
const lacksRestore = ({ state, server }: ModelDevice): boolean =>
  state.epoch !== null && state.epoch !== `epoch-${server.epoch}`

/** Compares with what the server has, not with what the device believes it has. */
function noteUnsent({ rows, world, server }: ModelDevice): void {
  const { content } = server
  for (const { clientId, groups, lost } of rows.values()) {
    const said = [...groups].map(([group, { v }]) => ({ group, value: v }))
    for (const { group, value } of [...said, ...lost]) {
      const live = content.rows.get(clientId)?.groups.get(group)
      const kept = content.history.filter((one) => one.clientId === clientId && one.group === group)
      const isThere = [live?.v, ...kept.map((one) => one.value)].some((v) => sameJson(v, value))
      if (!isThere && !world.wiped.has(clientId)) world.clearedUnsent.push(`${clientId} ${group}`)
    }
  }
}
