import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { beginMaintenance, endMaintenance, maintenanceSince } from '../account/maintenanceStore.ts'
import type { Commands, AdminContext } from './command.ts'

/** Only shows a notice: all processes answer every call as before. [ADMIN-12] */
async function switchOn({ db, now }: AdminContext): Promise<string> {
  await beginMaintenance(db, now)
  return 'Maintenance is on. The app says so within five minutes, wherever it is open.'
}

async function switchOff({ db }: AdminContext): Promise<string> {
  await endMaintenance(db)
  return 'Maintenance is off. The note goes from the app within a minute.'
}

async function status({ db, now }: AdminContext): Promise<string> {
  const since = await maintenanceSince(db)
  if (since === null) return 'Maintenance is off.'
  return `Maintenance has been on for ${Math.max(0, Math.round((now - since) / MINUTE_MS))} min.`
}

const command = (run: (desk: AdminContext) => Promise<string>): Commands[string] => ({
  usage: '',
  needs: 0,
  options: {},
  run: (_, desk) => run(desk),
})

export const MAINTENANCE_COMMANDS: Commands = {
  'maintenance on': command(switchOn),
  'maintenance off': command(switchOff),
  'maintenance status': command(status),
}
