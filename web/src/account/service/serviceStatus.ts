import { TERMS_DOCUMENTS, type ServerTerms } from '@reprieve/domain/account/termsGate.ts'
import { makeObservable } from '../../device/observable.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'

const told = makeObservable<unknown>(undefined)

/**
 * The last service-status response as stored on the device. `serviceFacts.ts` interprets it and is not part of the
 * start.
 */
export const serviceStatus = {
  ...told,
  restore: async (device: Pick<DeviceDatabase, 'choice'>): Promise<void> => {
    told.become(await device.choice('service'))
  },
}

/** The document versions that the server requires, and those hosted on the operator's own pages. */
export function readServerTerms(): ServerTerms {
  const { eula_version: eula, privacy_notice_version: privacy, links } = statusFields(told.current())
  const pages = statusFields(links)
  return {
    required: typeof eula === 'number' && typeof privacy === 'number' ? { eula, privacy } : null,
    hosted: TERMS_DOCUMENTS.filter((name) => isSafeLink(pages[name])),
  }
}

// The user follows these links: `javascript:` must be refused, no matter who wrote the response.
export const isSafeLink = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|mailto:)/.test(value)

export const statusFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
