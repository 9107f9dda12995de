import { sameJson } from '../sameJson.ts'
import { CLOCK_START } from '../stamp.ts'
import { firstState } from '../syncState.ts'
import type { Fate, ModelDevice } from './modelDevice.ts'

/** Syncs, as far as the line lets it; then the device is cleared, and begins anew. False where it stays as it is. */
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

/** It could bring back what a restored server lacks, and has not heard yet that it shall: asked first, it does not leave. */
const lacksRestore = ({ state, server }: ModelDevice): boolean =>
  state.epoch !== null && state.epoch !== `epoch-${server.epoch}`

/** Held against what the server has, and not against what the device believes that it has. */
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
