import { CannotStart } from '../cannotStart.ts'
import { endingLine, LEFT_MEMBERSHIPS, WITHDRAWN_CONSENTS } from '../db/deletedList.ts'
import { readListFile } from './listFile.ts'

/** Membership ids, and when each ended. */
type Times = ReadonlyMap<string, string>

/** Withdrawn consents to institutions, and memberships that were left. */
export interface EndedConsents {
  withdrawn: Times
  left: Times
}

const LINE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/

/** Reads the lists of a data folder or a backup; empty if there are no files. */
export const readEndedConsents = (folder: string): EndedConsents => ({
  withdrawn: new Map(readListFile(folder, WITHDRAWN_CONSENTS, readLine)),
  left: new Map(readListFile(folder, LEFT_MEMBERSHIPS, readLine)),
})

// Skipping a line could show an institution data that the person has withdrawn.
function readLine(line: string, where: string): [string, string] {
  const [, membership, at] = LINE.exec(line) ?? []
  if (membership !== undefined && at !== undefined) return [membership, at]
  throw new CannotStart(`${where} is not the id of a joining and a time: correct it.`)
}

/** The content of each list by its name. */
export const formatEndedConsents = ({ withdrawn, left }: EndedConsents): [string, string][] => [
  [WITHDRAWN_CONSENTS, written(withdrawn)],
  [LEFT_MEMBERSHIPS, written(left)],
]

const written = (times: Times): string =>
  [...times].map(([membership, at]) => endingLine(membership, at)).join('')

/** A membership ends once: the first time counts. */
export const joinEndedConsents = (one: EndedConsents, other: EndedConsents): EndedConsents => ({
  withdrawn: new Map([...other.withdrawn, ...one.withdrawn]),
  left: new Map([...other.left, ...one.left]),
})
