import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { Consent } from '@reprieve/domain/account/consent.ts'
import type { SessionName } from '../device/sessionNames.ts'

const NAME: SessionName = 'reprieve.consent'

/** The name of whose form it is; null before anybody has signed in or registered. */
type Owner = string | null

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whose consent it is about, and which words were shown. */
export interface About {
  nid: number
  slug: string
  hash: string | null
}

export interface ConsentDraft {
  consent: Consent
  about: About
}

/**
 * A code and a number that one institution gave are none of another's business, and who has agreed to other words has
 * not agreed to these. [CONS-12]
 */
export function typedFor({ consent, about }: ConsentDraft, wanted: About): Consent | null {
  if (about.nid !== wanted.nid) return null
  return about.hash === wanted.hash ? consent : { ...consent, consents: false }
}

export interface KeptConsent {
  current: (who: Owner, about: About) => Consent | null
  /** The registration code that a visitor typed for an institution, by its number or short name. */
  codeFor: (institution: string) => string
  keep: (typed: ConsentDraft, who: Owner) => void
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
  const keep = ({ consent, about }: ConsentDraft, owner: Owner): void =>
    attempt((open) => open.setItem(NAME, JSON.stringify({ ...consent, about, owner })), undefined)
  return {
    current: (who, about) => {
      const kept = read()
      return kept === null || (kept.owner !== null && kept.owner !== who) ? null : typedFor(kept, about)
    },
    codeFor: (institution) => {
      const kept = read()
      if (kept === null || kept.owner !== null) return ''
      const { nid, slug } = kept.about
      const isIt = [String(nid), slug].includes(institution.trim().toLowerCase())
      return isIt ? kept.consent.registrationCode.trim() : ''
    },
    keep,
    give: (to) => {
      const kept = read()
      if (kept !== null && kept.owner === null) keep(kept, to)
    },
    forget: () => attempt((open) => open.removeItem(NAME), undefined),
  }
}

export const keptConsent = makeKeptConsent(() => sessionStorage)

function consentFrom(kept: unknown): (ConsentDraft & { owner: Owner }) | null {
  const { fullName, birthDate, registrationCode, primaryId, consents, owner, about } = fieldsOf(kept)
  const { nid, slug, hash } = fieldsOf(about)
  if (typeof nid !== 'number' || typeof slug !== 'string') return null
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
  return {
    consent: {
      fullName: textOf(fullName),
      birthDate: textOf(birthDate),
      registrationCode: textOf(registrationCode),
      primaryId: textOf(primaryId),
      consents: consents === true,
    },
    about: { nid, slug, hash: typeof hash === 'string' ? hash : null },
    owner: typeof owner === 'string' ? owner : null,
  }
}
