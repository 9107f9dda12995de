import type { AdminContext, CommandArguments, Commands } from '../command.ts'
import { readStatus } from './serverStatus.ts'
import { findFaults } from './statusFaults.ts'
import { statusText } from './statusText.ts'

/** What an operator has to know, on one screen. It changes nothing, and needs no running server. [ADMIN-13] */
async function status({ options }: CommandArguments, desk: AdminContext): Promise<string> {
  const { server } = desk
  if (server === undefined) throw new Error('This desk has no server to look at')
  const found = await readStatus(desk.db, server.place, desk.now)
  const findings = findFaults(found)
  if (findings.faults.length > 0) server.fail()
  return options['json'] === true
    ? JSON.stringify({ ...found, ...findings }, null, 2)
    : statusText(found, findings)
}

export const STATUS_COMMANDS: Commands = {
  status: { usage: '[--json]', needs: 0, options: { json: 'boolean' }, readsOnly: true, run: status },
}
