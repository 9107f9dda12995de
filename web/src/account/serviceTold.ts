import type { TermsVersions } from '@reprieve/domain/account/termsGate.ts'
import { watched } from '../device/watched.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'

const told = watched<unknown>(undefined)

/** What service-status told last, in its words, as the device keeps it. Read by `serviceFacts.ts`, which is no part of the start. */
export const serviceTold = {
  ...told,
  restore: async (device: Pick<DeviceDatabase, 'choice'>): Promise<void> => {
    told.become(await device.choice('service'))
  },
}

/** The documents that the server asks for; null: no server has said it yet. */
export function requiredTerms(): TermsVersions | null {
  const { eula_version: eula, privacy_notice_version: privacy } = (told.current() ?? {}) as Record<
    string,
    unknown
  >
  return typeof eula === 'number' && typeof privacy === 'number' ? { eula, privacy } : null
}
