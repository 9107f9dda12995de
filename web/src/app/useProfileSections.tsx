import type { Profile } from '@reprieve/domain/account/profile.ts'
import { isProfileComplete } from '@reprieve/domain/account/profile.ts'
import type { ReactNode } from 'react'
import { useConditions } from '../conditions/useConditions.ts'
import type { Diary } from '../local/rows.ts'
import { useMedications } from '../medications/useMedications.ts'
import { PLAN_WORDS } from '../purchases/productWords.ts'
import { useTold } from '../purchases/useTold.ts'
import { useText } from '../settings/words.tsx'
import { DiaryIcon, type DiaryIconName } from '../ui/DiaryIcon.tsx'
import { PROFILE_SECTIONS, type ProfileSection } from './profileSections.ts'

export interface NamedSection {
  id: ProfileSection
  icon: ReactNode
  name: string
  /** A short summary of the content; null if there is none. */
  told: string | null
  isDone: boolean
}

const ICONS: Record<ProfileSection, DiaryIconName> = {
  plan: 'star',
  account: 'lock',
  conditions: 'wave',
  medications: 'pill',
  about_me: 'profile',
  device: 'trash',
}

export function useProfileSections(diary: Diary, kept: Profile): NamedSection[] {
  const text = useText('profile')
  const account = useText('account')
  const home = useText('home')
  const purchases = useText('purchases')
  const names: Record<ProfileSection, string> = {
    plan: account('planAndCredits'),
    account: account('accountInformation'),
    conditions: home('painConditions'),
    medications: home('medications'),
    about_me: account('aboutMe'),
    device: text('thisDevice'),
  }
  const { count, total } = toldCount(kept)
  const conditions = useConditions(diary)?.length ?? 0
  const medications = useMedications(diary)?.length ?? 0
  const { plan } = useTold(diary)
  const told: Partial<Record<ProfileSection, string>> = {
    ...(plan !== null && { plan: purchases(PLAN_WORDS[plan.plan].name) }),
    ...(count > 0 && { about_me: text('toldOf', { count, total }) }),
    ...(conditions > 0 && { conditions: text('countConditions', { count: conditions }) }),
    ...(medications > 0 && { medications: text('countMedications', { count: medications }) }),
  }
  const isDone = (id: ProfileSection): boolean => {
    if (id === 'about_me') return isProfileComplete(kept)
    // A plan does not have to be filled in, so it is never done.
    return id !== 'plan' && told[id] !== undefined
  }
  return PROFILE_SECTIONS.map((id) => ({
    id,
    icon: <DiaryIcon name={ICONS[id]} />,
    name: names[id],
    told: told[id] ?? null,
    isDone: isDone(id),
  }))
}

/** How many fields of the first card are filled in. [PROF-6] */
function toldCount({ name, gender, birthDate, weight, height, country }: Profile) {
  const told = [name, gender, birthDate, weight, height, country]
  return { count: told.filter((one) => one !== null && one !== '').length, total: told.length }
}
