import { MINUTE_MS } from '../time/instant.ts'

/** How long after an answer the server is asked again whether it is under maintenance: sooner while it is. [ACC-60] */
export const maintenanceAskedAfterMs = (isOn: boolean): number => (isOn ? 1 : 5) * MINUTE_MS

/**
 * What is known after an answer of service-status; null: there was none. A server that is restarted does not answer, and
 * that is no end of its maintenance. [ACC-60]
 */
export const isMaintenanceAfter = (wasOn: boolean, state: string | null): boolean =>
  state === null ? wasOn : state === 'maintenance'
