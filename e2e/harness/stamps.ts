import { newClientId } from '@reprieve/contract/ids.ts'

const DEVICE = 'd00d00d00d00'

/** The groups of a plain test record; they have the same stamp, as after one save. */
const GROUPS = ['severity', 'timing', 'note', 'deleted'] as const

export interface TestRecord {
  record_type: 'pain_record'
  client_id: string
  stamps: Record<string, string>
  content: Record<string, unknown>
}

let last = { ms: 0, counter: 0 }

/** `<ms, 12 hex>-<counter, 4 hex>-<device, 12 hex>` (SYNC 1.4). */
export function stampAt(ms: number, { counter = 0, device = DEVICE } = {}): string {
  return `${hex(ms, 12)}-${hex(counter, 4)}-${device}`
}

/** A stamp of now, higher than every earlier one. */
function nextStamp(): string {
  const now = Date.now()
  last = now > last.ms ? { ms: now, counter: 0 } : { ms: last.ms, counter: last.counter + 1 }
  return stampAt(last.ms, { counter: last.counter })
}

export const someClientId = (): string => newClientId(Date.now())

/** The nth saved version of a record: the number is in its note, where the oracle reads it. */
export function recordVersion(clientId: string, version: number, stamp = nextStamp()): TestRecord {
  return {
    record_type: 'pain_record',
    client_id: clientId,
    stamps: Object.fromEntries(GROUPS.map((group) => [group, stamp])),
    content: {
      pain_record_type: 'PainRecord',
      severity: version % 11,
      timing: 1_700_000_000_000 + version * 60_000,
      time_offset: 3_600_000,
      notes: `version ${version}`,
      deleted: 0,
    },
  }
}

export function tombstone(clientId: string, stamp = nextStamp()): TestRecord {
  return {
    record_type: 'pain_record',
    client_id: clientId,
    stamps: { deleted: stamp },
    content: { deleted: 1 },
  }
}

/** A list item with a unique name, as after one save. */
export function listItem(clientId: string, more: Record<string, unknown> = {}, stamp = nextStamp()) {
  const groups = ['name', 'shown', 'position', 'deleted']
  return {
    client_id: clientId,
    value: `item ${clientId}`,
    value_type: 'custom',
    type: 'location',
    isShow: 1,
    position: 40,
    deleted: 0,
    stamps: Object.fromEntries(groups.map((group) => [group, stamp])),
    ...more,
  }
}

/** Adds a stamp of now for each key of its content. */
export function withStamps<Body extends { content: Record<string, unknown> }>(
  body: Body,
  stamp = nextStamp(),
) {
  const groups = [...Object.keys(body.content), 'deleted']
  return { ...body, stamps: Object.fromEntries(groups.map((group) => [group, stamp])) }
}

/** A condition or a medication with a name, as after one save. */
export function profileItem(
  kind: string,
  clientId: string,
  name: string,
  deleted = 0,
  stamp = nextStamp(),
): object {
  return {
    client_id: clientId,
    [kind === 'condition' ? 'value' : 'common_name']: name,
    deleted,
    stamps: { name: stamp, deleted: stamp },
  }
}

/** The nth saved version of a dose; the third is its tombstone. */
export function doseVersion(clientId: string, version: number, stamp = nextStamp()): object {
  const groups = ['what', 'timing', 'deleted']
  return {
    record_type: 'dose_record',
    client_id: clientId,
    stamps: Object.fromEntries(groups.map((group) => [group, stamp])),
    content: {
      what: 'medication',
      value: `dose ${version}`,
      timing: 1_700_000_000_000 + version,
      time_offset: 0,
      deleted: version === 2 ? 1 : 0,
    },
  }
}

/** A record as a plain client of the specification sends it: no client id, no stamps, a negative local id. */
export function plainRecord(localId: number, deviceId: string, note: string): object {
  const { content } = recordVersion('', 1)
  return {
    record_type: 'pain_record',
    record_id: -localId,
    content: { ...content, notes: note, device_id: deviceId },
  }
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
