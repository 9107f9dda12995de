import type { Generated } from 'kysely'
import type { Json, JsonOrNull, TextOrNull, Time, TimeOrNull } from './columnTypes.ts'

/** Institutions, their codes, and the memberships with their consents. */
export interface InstitutionTables {
  institution: {
    institution_id: number
    /** Short name in URLs. */
    slug: string
    name: string
    is_active: Generated<boolean>
    /** Whether joining requires one of its codes. */
    needs_code: Generated<boolean>
    primary_id_format: TextOrNull
    sponsors: Generated<'none' | 'pro' | 'subscriber'>
    config: Json
    created_at: Time
  }
  institution_media: {
    institution_id: number
    kind: 'logo' | 'background'
    type: string
    bytes: Buffer
    updated_at: Time
  }
  institution_text: { institution_id: number; language: string; key: string; text: string }
  study: {
    institution_id: number
    study_id: string
    name: string
    is_active: Generated<boolean>
    created_at: Time
  }
  /** Belongs to no account: an activation code names its recipient only by e-mail address. */
  institution_code: {
    code_hash: Buffer
    institution_id: number
    study_id: TextOrNull
    kind: 'activation' | 'registration'
    email: TextOrNull
    created_at: Time
    expires_at: Time
    most_uses: number
    uses: Generated<number>
  }
  /** A person who arrived through an institution and has not consented yet. */
  institution_invitation: {
    user_id: number
    institution_id: number
    study_id: string | null
    code_hash: Buffer | null
    created_at: Time
  }
  /** Records that an institution was given a person's answers to read. */
  institution_reading: { user_id: number; membership_id: string; at: Time }
  /** One membership with the consent that it rests on. */
  membership: {
    user_id: number
    membership_id: string
    institution_id: number
    study_id: TextOrNull
    /** This and the next two are erased when the consent is withdrawn. */
    full_name: TextOrNull
    birth_date: TextOrNull
    primary_id: TextOrNull
    consent_text: string
    consent_hash: string
    language: string
    given_at: Time
    ended_at: TimeOrNull
    withdrawn_at: TimeOrNull
    utm: JsonOrNull
  }
}
