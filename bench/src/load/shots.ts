import { API_BASE } from '@reprieve/contract/call.ts'
import { PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import type { CallName } from '@reprieve/contract/calls.ts'
import { HEADERS } from '@reprieve/contract/headers.ts'
import type { Person } from '../people/makePeople.ts'
import { sampleRecord, sampleRow } from '../people/sampleRecord.ts'

/** A prepared request: building it must not be part of the measured time. */
export interface Shot {
  path: string
  headers: Record<string, string>
  body: string
}

export const BULK = 10

const asPerson = (person: Person): Record<string, string> => ({
  'content-type': 'application/json',
  'accept-encoding': 'gzip',
  [HEADERS.language]: 'en',
  [HEADERS.clientType]: 'android',
  [HEADERS.appPackage]: 'reprieve.bench',
  [HEADERS.appVersion]: '4.41.0',
  [HEADERS.timezone]: 'Europe/Vienna',
  [HEADERS.authorization]: `Bearer ${person.token}`,
  [HEADERS.userId]: String(person.userId),
})

export const callAs = (person: Person, name: CallName, body: object): Shot => ({
  path: `${API_BASE}/${name}`,
  headers: asPerson(person),
  body: JSON.stringify(body),
})

const floorAs = (person: Person, path: string, body: object): Shot => ({
  path,
  headers: asPerson(person),
  body: JSON.stringify(body),
})

export const keepAlive = (person: Person): Shot => callAs(person, 'core/keep-alive', {})

/**
 * Asks for changes after the last record that this device has seen: the answer is empty unless another device wrote.
 */
export const emptyDelta = (person: Person): Shot =>
  callAs(person, 'sync/get-all-records', { cursor: person.cursor, epoch: person.epoch, schema: 1 })

export const createRecords =
  (count: number) =>
  (person: Person, turn: number): Shot => {
    const records = Array.from({ length: count }, (_, at) => sampleRecord(turn * count + at))
    return callAs(person, 'sync/create-records', { records })
  }

export const createTen = createRecords(BULK)

export const pullPage = (person: Person, cursor: number): Shot =>
  callAs(person, 'sync/get-all-records', { cursor, epoch: person.epoch, schema: 1 })

export const findMedication = (person: Person, value: string): Shot =>
  callAs(person, 'sync/find-medication', { value })

export const generateReport = (person: Person, wanted: object): Shot =>
  callAs(person, 'reports/generate-report', wanted)

export const login = (person: Person): Shot =>
  callAs(person, 'core/login-user', {
    username: person.username,
    password: person.password,
    pw_v: PASSWORD_VERSION,
    device_id: person.deviceId,
    token_type: 'android',
  })

export const floorRow = (person: Person): Shot => floorAs(person, '/floor/row', {})

export const floorInsert = (person: Person, turn: number): Shot => {
  const rows = Array.from({ length: BULK }, (_, at) => sampleRow(turn * BULK + at))
  return floorAs(person, '/floor/insert', { rows })
}

export const floorPage = (person: Person, cursor: number): Shot => floorAs(person, '/floor/page', { cursor })
