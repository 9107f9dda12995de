import { v5, v7 } from 'uuid'

// D30: one fixed namespace, so that built-in items have the same id on every device.
const NAMESPACE = '6f1c8a52-3f0b-5c1e-9d47-0b7a2e94c3d1'

/** An id for something a person creates. It rises with time, so rows close in time are close in the index. */
export const newClientId = (now: number): string => v7({ msecs: now })

/** Of two ids made by one process, the later one is larger, even within a millisecond. */
export const newRisingId = (): string => v7()

/** A day has the same id everywhere, so "at most one a day" needs no clean-up. */
export const reflectionClientId = (day: string): string => v5(`reflection:${day}`, NAMESPACE)

/** The id of a built-in thing: a list item, a sample, a catalogue entry. */
export const seedClientId = (kind: string, type: string, key: string): string =>
  v5(`${kind}:${type}:${key}`, NAMESPACE)

/** A person has one of each kind of settings, under the same id on every device. */
export const settingsClientId = (prefType: string): string => seedClientId('settings', prefType, 'own')

/** The day values of a source in a month: two devices that read the same file have the same row. [SIG-4] */
export const signalClientId = (source: string, month: string): string =>
  v5(`signal:${source}:${month}`, NAMESPACE)
