import { TERMS_DOCUMENTS, type ServerTerms } from '@reprieve/domain/account/termsGate.ts'
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

/** The documents that the server asks for, and those that the operator shows on a page of their own. */
export function toldTerms(): ServerTerms {
  const { eula_version: eula, privacy_notice_version: privacy, links } = fieldsOf(told.current())
  const pages = fieldsOf(links)
  return {
    required: typeof eula === 'number' && typeof privacy === 'number' ? { eula, privacy } : null,
    hosted: TERMS_DOCUMENTS.filter((name) => isLink(pages[name])),
  }
}

// Followed by a press: `javascript:` must not be among them, whoever has written the answer.
export const isLink = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|mailto:)/.test(value)

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
