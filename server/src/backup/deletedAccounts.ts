import { CannotStart } from '../cannotStart.ts'
import { DELETED_ACCOUNTS, deletionLine } from '../db/deletedList.ts'
import { readListFile } from './listFile.ts'

/** The deleted accounts: user id to time. */
export type DeletedAccounts = ReadonlyMap<number, string>

const LINE = /^([1-9]\d{0,14}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/

/** Reads the list of a data folder or a backup (D24); empty if there is no file. */
export const readDeletedAccounts = (folder: string): DeletedAccounts =>
  new Map(readListFile(folder, DELETED_ACCOUNTS, readLine))

// Skipping a line could bring back a person who asked to be deleted.
function readLine(line: string, where: string): [number, string] {
  const [, userId, at] = LINE.exec(line) ?? []
  if (userId !== undefined && at !== undefined) return [Number(userId), at]
  throw new CannotStart(
    `${where} is not a user id and a time, as in "4711 2026-01-31T08:00:00Z": correct it.`,
  )
}

export const formatDeletedAccounts = (accounts: DeletedAccounts): string =>
  [...accounts].map(([userId, at]) => deletionLine(userId, at)).join('')

/** Everyone on either list; with the later of two times. */
export function joinDeletedAccounts(one: DeletedAccounts, other: DeletedAccounts): DeletedAccounts {
  const joined = new Map(one)
  for (const [userId, at] of other) {
    const known = joined.get(userId)
    if (known === undefined || Date.parse(known) < Date.parse(at)) joined.set(userId, at)
  }
  return joined
}
