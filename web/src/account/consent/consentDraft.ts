import { toFields } from '@reprieve/contract/fields.ts'
import type { Consent } from '@reprieve/domain/account/consent.ts'
import type { SessionName } from '../../device/sessionNames.ts'

const NAME: SessionName = 'reprieve.consent'

/** The name of the form's owner; null before anybody has logged in or registered. */
type Owner = string | null

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The institution of the consent, and the text that was shown. */
export interface ConsentTarget {
  nid: number
  slug: string
  hash: string | null
}

export interface ConsentDraft {
  consent: Consent
  about: ConsentTarget
}

/**
 * A code or number from one institution is not shown for another, and consent to another text does not count for this
 * one. [CONS-12]
 */
export function consentForTarget({ consent, about }: ConsentDraft, wanted: ConsentTarget): Consent | null {
  if (about.nid !== wanted.nid) return null
  return about.hash === wanted.hash ? consent : { ...consent, consents: false }
}

export interface ConsentDraftStore {
  current: (who: Owner, about: ConsentTarget) => Consent | null
  /** The registration code that a visitor typed for an institution, by its number or short name. */
  codeFor: (institution: string) => string
  keep: (typed: ConsentDraft, who: Owner) => void
  /** Assigns it to the user whose sign-up it was sent with. */
  give: (to: string) => void
  forget: () => void
}

/**
 * Stored for one tab until the person has joined. On a shared device it stays private: once a person has registered
 * with it, or filled it in while logged in, only this person sees it. [CONS-11]
 */
export function makeConsentDraftStore(shelf: () => Shelf): ConsentDraftStore {
  const attempt = <T>(work: (shelf: Shelf) => T, otherwise: T): T => {
    try {
      return work(shelf())
    } catch {
      // The browser forbids storage: it must be typed again.
      return otherwise
    }
  }
  const read = () => attempt((open) => consentFrom(JSON.parse(open.getItem(NAME) ?? 'null')), null)
  const keep = ({ consent, about }: ConsentDraft, owner: Owner): void =>
    attempt((open) => open.setItem(NAME, JSON.stringify({ ...consent, about, owner })), undefined)
  return {
    current: (who, about) => {
      const kept = read()
      return kept === null || (kept.owner !== null && kept.owner !== who)
        ? null
        : consentForTarget(kept, about)
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

export const consentDraftStore = makeConsentDraftStore(() => sessionStorage)

function consentFrom(kept: unknown): (ConsentDraft & { owner: Owner }) | null {
  const { fullName, birthDate, registrationCode, primaryId, consents, owner, about } = toFields(kept)
  const { nid, slug, hash } = toFields(about)
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
