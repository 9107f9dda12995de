import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import type { InstitutionTexts, SponsoredPlan } from '@reprieve/domain/institutions/institution.ts'
import type { Diary } from '../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../local/serverCopies.ts'
import { parseInstitutionTexts } from './publicInstitution.ts'

interface Listed {
  nid: number
  slug: string
  name: string
  studyId: string | null
}

/** May be ended and still listed, because the institution still sees the data given before. [CONS-5] */
export interface Membership extends Listed {
  isActive: boolean
  since: number
  ended: number | null
  sponsors: SponsoredPlan
}

export interface Invitation extends Listed {
  needsCode: boolean
  expires: number
}

export interface InstitutionContact {
  email?: string
  phone?: string
  link?: string
}

/** What an institution configures for its members. [INST-12] */
export interface InstitutionConfig {
  nid: number
  name: string
  hasPainService: boolean
  contact: InstitutionContact
  texts: InstitutionTexts
}

export interface StoredInstitutions {
  members: readonly Membership[]
  invitations: readonly Invitation[]
  configs: readonly InstitutionConfig[]
}

const ID = 'institutions'

/** Null if no server has sent it yet. Works offline. [INST-17] */
export async function readInstitutions(diary: Diary): Promise<StoredInstitutions | null> {
  const kept = await readServerCopy(diary, ID)
  return kept === null ? null : parseInstitutions(toFields(kept))
}

/** The raw stored response. */
export const readInstitutionsResponse = async (diary: Diary): Promise<Fields> =>
  toFields(await readServerCopy(diary, ID))

export const storeInstitutions = (diary: Diary, told: Fields): Promise<unknown> =>
  storeServerCopy(diary, ID, told)

/** Whether the membership is in effect. */
export const isMembershipActive = ({ isActive, ended }: Membership): boolean => isActive && ended === null

/** The number of an institution that an address names by its short name; other values unchanged. [INST-1] */
export function institutionNumber(known: StoredInstitutions | null, named: string): string {
  const slug = named.toLowerCase()
  return String(known?.members.find((member) => member.slug === slug)?.nid ?? named)
}

/** Entries that do not fit are skipped. */
export const parseInstitutions = (told: Fields): StoredInstitutions => ({
  members: parseMemberships(told['institutions']),
  invitations: toList(told['invitations']).flatMap(invitationFrom),
  configs: toList(told['configs']).flatMap(configFrom),
})

export const parseMemberships = (told: unknown): Membership[] => toList(told).flatMap(memberFrom)

function listedFrom(told: Fields): Listed | null {
  const { institution: nid, slug, name, study_id: study } = told
  if (typeof nid !== 'number' || typeof slug !== 'string' || typeof name !== 'string') return null
  return { nid, slug, name, studyId: typeof study === 'string' ? study : null }
}

const SPONSORED: readonly SponsoredPlan[] = ['none', 'pro', 'subscriber']

export const parseSponsoredPlan = (told: unknown): SponsoredPlan =>
  SPONSORED.find((known) => known === told) ?? 'none'

function memberFrom(one: unknown): Membership[] {
  const told = toFields(one)
  const listed = listedFrom(told)
  const { since, ended, sponsors } = told
  if (listed === null || typeof since !== 'number') return []
  return [
    {
      ...listed,
      isActive: told['is_active'] === true,
      since,
      ended: typeof ended === 'number' ? ended : null,
      sponsors: parseSponsoredPlan(sponsors),
    },
  ]
}

function invitationFrom(one: unknown): Invitation[] {
  const told = toFields(one)
  const listed = listedFrom(told)
  const { expires } = told
  if (listed === null || typeof expires !== 'number') return []
  return [{ ...listed, needsCode: told['needs_registration_code'] === true, expires }]
}

function configFrom(one: unknown): InstitutionConfig[] {
  const { nid, name, pain_service: painService, contact, texts } = toFields(one)
  if (typeof nid !== 'number' || typeof name !== 'string') return []
  return [
    {
      nid,
      name,
      hasPainService: painService === true,
      contact: contactFrom(toFields(contact)),
      texts: parseInstitutionTexts(texts),
    },
  ]
}

/** Links must lead where they say: a mail address, a phone number, a web page. */
function contactFrom({ email, phone, link }: Fields): InstitutionContact {
  return {
    ...(typeof email === 'string' && /^[^\s@?&]+@[^\s@?&]+$/.test(email) && { email }),
    ...(typeof phone === 'string' && /^[+\d][\d\s()/.-]*$/.test(phone) && { phone }),
    ...(typeof link === 'string' && /^https:\/\/\S+$/.test(link) && { link }),
  }
}

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
