import { Suspense } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { AboutMe } from '../../account/profile/AboutMe.tsx'
import { AccountRequired, DeviceSection } from '../../account/profile/AccountActions.tsx'
import { SummarySection } from '../../account/profile/SummarySection.tsx'
import type { ProfileEditing } from '../../account/profile/aboutMeForm.ts'
import { ConditionRows } from '../../conditions/ConditionRows.tsx'
import { useConditions } from '../../conditions/useConditions.ts'
import { JoinByCodeLink } from '../../institutions/HaveCode.tsx'
import type { Diary } from '../../local/rows/rows.ts'
import { MedicationRows } from '../../medications/MedicationRows.tsx'
import { useMedications } from '../../medications/useMedications.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { PlanSection } from '../../purchases/PlanSection.tsx'
import { useText } from '../../text/useText.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { LoadingSkeleton } from '../frame/fallbacks.tsx'

/** In the order of the specification; the last one is our addition. */
export const PROFILE_SECTIONS = [
  'plan',
  'account',
  'conditions',
  'medications',
  'about_me',
  'device',
] as const

export type ProfileSection = (typeof PROFILE_SECTIONS)[number]

/** The section in the URL; null for none or an unknown one. */
export const profileSectionFrom = (said: unknown): ProfileSection | null =>
  PROFILE_SECTIONS.find((one) => one === said) ?? null

const AccountTasks = lazyComponent(() => import('../../account/tasks/AccountTasks.tsx'), 'AccountTasks')

interface ProfilePartProps {
  section: ProfileSection
  diary: Diary
  editor: ProfileEditing
  isKept: boolean
  onSave: () => void
}

export function ProfileSectionContent({ section, diary, editor, isKept, onSave }: ProfilePartProps) {
  const hasAccount = sessionDeviceState(useSession()) === 'signed-in'
  switch (section) {
    case 'plan':
      return hasAccount ? <PlanSection diary={diary} /> : <NoPlan />
    case 'account':
      return hasAccount ? (
        <>
          <Suspense fallback={<LoadingSkeleton />}>
            <AccountTasks />
          </Suspense>
          <MailsLink />
          <JoinByCodeLink />
        </>
      ) : (
        <AccountRequired />
      )
    case 'conditions':
      return <Conditions diary={diary} />
    case 'medications':
      return <Medications diary={diary} />
    case 'about_me':
      return <AboutMe editor={editor} isKept={isKept} onSave={onSave} />
    case 'device':
      return <DeviceSection hasAccount={hasAccount} />
  }
}

/** Without an account nothing is sold: the person could not keep it. [BUY-10] */
function NoPlan() {
  const text = useText('purchases')
  return <AccountRequired why={text('upgradeNeedsLogin')} />
}

/** The choice of mails belongs to the account too. */
function MailsLink() {
  const text = useText('settings')
  return (
    <Link className="button" to={PATHS.emailPreferences}>
      {text('emailSubscriptions')}
    </Link>
  )
}

function Conditions({ diary }: { diary: Diary }) {
  const text = useText('profile')
  const count = useConditions(diary)?.length ?? null
  return (
    <SummarySection
      count={count}
      none={text('noConditions')}
      to={PATHS.conditions}
      toAdd={PATHS.conditionSearch}
    >
      <ConditionRows diary={diary} />
    </SummarySection>
  )
}

function Medications({ diary }: { diary: Diary }) {
  const text = useText('profile')
  const home = useText('home')
  const count = useMedications(diary)?.length ?? null
  return (
    <SummarySection
      count={count}
      none={text('noMedications')}
      to={PATHS.medications}
      toAdd={PATHS.medicationSearch}
    >
      <MedicationRows diary={diary} label={home('medications')} group={null} />
    </SummarySection>
  )
}
