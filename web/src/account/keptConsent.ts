import type { Consent } from '@reprieve/domain/account/consent.ts'
import type { SessionName } from '../device/sessionNames.ts'

const NAME: SessionName = 'reprieve.consent'

/** The name of whose form it is; null before anybody has signed in or registered. */
type Owner = string | null

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface KeptConsent {
  current: (who: Owner) => Consent | null
  keep: (consent: Consent, who: Owner) => void
  /** It went along with a sign-up. */
  give: (to: string) => void
  forget: () => void
}

/**
 * For one tab, until the person has joined. On a device that is shared it is nobody else's: once somebody has registered
 * with it, or filled it in while signed in, it is shown to them alone. [CONS-11]
 */
export function makeKeptConsent(shelf: () => Shelf): KeptConsent {
  const attempt = <T>(work: (shelf: Shelf) => T, otherwise: T): T => {
    try {
      return work(shelf())
    } catch {
      // A browser that forbids storage: it has to be typed again.
      return otherwise
    }
  }
  const read = () => attempt((open) => consentFrom(JSON.parse(open.getItem(NAME) ?? 'null')), null)
  const keep = (consent: Consent, owner: Owner): void =>
    attempt((open) => open.setItem(NAME, JSON.stringify({ ...consent, owner })), undefined)
  return {
    current: (who) => {
      const kept = read()
      return kept === null || (kept.owner !== null && kept.owner !== who) ? null : kept.consent
    },
    keep,
    give: (to) => {
      const kept = read()
      if (kept !== null && kept.owner === null) keep(kept.consent, to)
    },
    forget: () => attempt((open) => open.removeItem(NAME), undefined),
  }
}

export const keptConsent = makeKeptConsent(() => sessionStorage)

function consentFrom(kept: unknown): { consent: Consent; owner: Owner } | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { fullName, birthDate, registrationCode, primaryId, consents, owner } = kept as Record<
    string,
    unknown
  >
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
  return {
    consent: {
      fullName: textOf(fullName),
      birthDate: textOf(birthDate),
      registrationCode: textOf(registrationCode),
      primaryId: textOf(primaryId),
      consents: consents === true,
    },
    owner: typeof owner === 'string' ? owner : null,
  }
}
