import { callApi, type Session } from '../harness/apiCall.ts'
import { pullAll } from '../harness/diary.ts'
import { newPerson } from '../harness/person.ts'
import type { ServerProcess } from '../harness/serverProcess.ts'
import { recordVersion, someClientId } from '../harness/stamps.ts'
import { dumpPersonRows } from '../harness/tableDump.ts'

// Tables that change by the bystander's own sign-in and by this check.
const OWN_STEPS = ['session_family', 'session_token', 'access_log']

export interface Bystander {
  session: Session
  recordIds: number[]
  clientIds: string[]
  diary(): Promise<string>
  /** All stored data of this person, as text; slower than the diary alone. */
  everything(): Promise<string>
}

/** A person with a diary, who does nothing while others are attacked. */
export async function newBystander(server: ServerProcess): Promise<Bystander> {
  const session = await newPerson(server)
  const door = { port: server.port, session }
  const records = Array.from({ length: 12 }, (_, version) => recordVersion(someClientId(), version))
  const made = await callApi(door, 'sync/create-records', { records })
  const items = made.body['items'] as { record_id: number }[]
  return {
    session,
    recordIds: items.map((item) => item.record_id),
    clientIds: records.map((record) => record.client_id),
    diary: async () => JSON.stringify(await pullAll(door)),
    everything: async () => {
      const rows = dumpPersonRows(server.dataDir, session.userId, OWN_STEPS)
      return JSON.stringify([await pullAll(door), rows])
    },
  }
}
