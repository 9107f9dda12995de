import { v5, v7 } from 'uuid'

// D30: one fixed namespace, so that what the product seeds has the same id on every device.
const NAMESPACE = '6f1c8a52-3f0b-5c1e-9d47-0b7a2e94c3d1'

/** An id for what a person makes: rises with time, so neighbours in time are neighbours in the index. */
export const newClientId = (now: number): string => v7({ msecs: now })

/** Of two made by one process the later one is the larger one, within a millisecond too. */
export const newRisingId = (): string => v7()

/** The same day has the same id everywhere, so "at most one a day" needs no clean-up. */
export const reflectionClientId = (day: string): string => v5(`reflection:${day}`, NAMESPACE)

/** What the product brings along: a field of a list, a sample, an entry of the catalogue. */
export const seedClientId = (kind: string, type: string, key: string): string =>
  v5(`${kind}:${type}:${key}`, NAMESPACE)

/** Of each of the settings a person has one, under the same id on every device. */
export const settingsClientId = (prefType: string): string => seedClientId('settings', prefType, 'own')
