import type { Consent } from '@reprieve/domain/account/consent.ts'
import type { SessionName } from '../device/sessionNames.ts'

const NAME: SessionName = 'reprieve.consent'

/** For this tab, until the sign-up that it belongs to: it is nobody's on a device that is shared. */
export const keptConsent = {
  current: (): Consent | null => {
    try {
      return consentFrom(JSON.parse(sessionStorage.getItem(NAME) ?? 'null'))
    } catch {
      return null
    }
  },
  keep: (consent: Consent): void => {
    try {
      sessionStorage.setItem(NAME, JSON.stringify(consent))
    } catch {
      // A browser that forbids storage: the code has to be typed again.
    }
  },
  forget: (): void => {
    try {
      sessionStorage.removeItem(NAME)
    } catch {
      // Nothing was kept either.
    }
  },
}

function consentFrom(kept: unknown): Consent | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { fullName, birthDate, registrationCode, consents } = kept as Record<string, unknown>
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
  return {
    fullName: textOf(fullName),
    birthDate: textOf(birthDate),
    registrationCode: textOf(registrationCode),
    consents: consents === true,
  }
}
