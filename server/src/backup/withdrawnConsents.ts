import type pg from 'pg'
import { CannotStart } from '../cannotStart.ts'
import { WITHDRAWN_CONSENTS, withdrawalLine } from '../db/deletedList.ts'
import { tablesOf } from './catalogue.ts'
import { readList } from './keptList.ts'

/** Which consents were withdrawn, and when: the joining they belong to, and a time. */
export type WithdrawnConsents = ReadonlyMap<string, string>

const LINE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/

/** The list in a data folder or in a backup; none yet is an empty one. */
export const readWithdrawnConsents = (folder: string): WithdrawnConsents =>
  new Map(readList(folder, WITHDRAWN_CONSENTS, readLine))

// To pass over a line could show an institution again what somebody took out of its sight.
function readLine(line: string, where: string): [string, string] {
  const [, membership, at] = LINE.exec(line) ?? []
  if (membership !== undefined && at !== undefined) return [membership, at]
  throw new CannotStart(`${where} is not the id of a joining and a time: correct it.`)
}

export const writtenWithdrawnConsents = (withdrawn: WithdrawnConsents): string =>
  [...withdrawn].map(([membership, at]) => withdrawalLine(membership, at)).join('')

/** A consent is withdrawn once: the first time counts. */
export const joinWithdrawnConsents = (one: WithdrawnConsents, other: WithdrawnConsents): WithdrawnConsents =>
  new Map([...other, ...one])

/** What was withdrawn after the backup stays so. [CONS-10] */
export async function withdrawAgain(client: pg.ClientBase, withdrawn: WithdrawnConsents): Promise<void> {
  // The backup may be older than the table.
  if (withdrawn.size === 0 || !(await tablesOf(client)).includes('membership')) return
  await client.query(
    `update membership m set withdrawn_at = w.at, ended_at = coalesce(m.ended_at, w.at),
       full_name = null, birth_date = null, primary_id = null
     from unnest($1::uuid[], $2::timestamptz[]) as w(membership_id, at)
     where m.membership_id = w.membership_id and m.withdrawn_at is null`,
    [[...withdrawn.keys()], [...withdrawn.values()]],
  )
}
