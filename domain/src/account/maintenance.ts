import { MINUTE_MS } from '../time/instant.ts'

/** How long after a response the maintenance status is requested again: sooner during maintenance. [ACC-60] */
export const maintenanceAskedAfterMs = (isOn: boolean): number => (isOn ? 1 : 5) * MINUTE_MS

/**
 * The status after a service-status request; null: no response. A restarting server does not respond, which does not
 * end its maintenance. [ACC-60]
 */
export const isMaintenanceAfter = (wasOn: boolean, state: string | null): boolean =>
  state === null ? wasOn : state === 'maintenance'
