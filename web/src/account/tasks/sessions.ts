/** A session of the person. */
export interface ListedSession {
  id: string
  /** The device's own name; null: it gave none. */
  device: string | null
  signedInAt: number
  lastSeen: number
  isThis: boolean
}

/** Reads a response of list-sessions, this device first. */
export function readSessions({ sessions }: Record<string, unknown>): ListedSession[] {
  const rows: unknown[] = Array.isArray(sessions) ? sessions : []
  return rows.flatMap(sessionIn).toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

function sessionIn(row: unknown): ListedSession[] {
  const { session_id: id, device_details: device, created, last_seen: lastSeen, current } = fieldsOf(row)
  if (typeof id !== 'string' || typeof created !== 'number' || typeof lastSeen !== 'number') return []
  return [
    {
      id,
      device: typeof device === 'string' && device !== '' ? device : null,
      signedInAt: created,
      lastSeen,
      isThis: current === true,
    },
  ]
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
