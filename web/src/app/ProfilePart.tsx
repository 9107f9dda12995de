import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { AboutMe } from '../account/profile/AboutMe.tsx'
import { DeviceSection } from '../account/profile/DeviceSection.tsx'
import { NeedsAccount } from '../account/profile/NeedsAccount.tsx'
import { PlanSection } from '../account/profile/PlanSection.tsx'
import { SummarySection } from '../account/profile/SummarySection.tsx'
import type { ProfileWork } from '../account/profile/useProfileWork.ts'
import type { Diary } from '../local/rows.ts'
import { useMedications } from '../medications/useMedications.ts'
import { useText } from '../settings/words.tsx'
import { later } from '../ui/later.tsx'
import { PATHS } from './paths.ts'
import type { ProfileSection } from './profileSections.ts'
import { Waiting } from './Waiting.tsx'

const AccountTasks = later(() => import('../account/tasks/AccountTasks.tsx'), 'AccountTasks')

interface ProfilePartProps {
  section: ProfileSection
  diary: Diary
  work: ProfileWork
  isKept: boolean
  onSave: () => void
}

export function ProfilePart({ section, diary, work, isKept, onSave }: ProfilePartProps) {
  const hasAccount = stateOf(useSession()) === 'signed-in'
  switch (section) {
    case 'plan':
      return hasAccount ? <PlanSection diary={diary} /> : <NeedsAccount />
    case 'account':
      return hasAccount ? (
        <>
          <Suspense fallback={<Waiting />}>
            <AccountTasks />
          </Suspense>
          <MailsLink />
        </>
      ) : (
        <NeedsAccount />
      )
    case 'conditions':
      return <Conditions />
    case 'medications':
      return <Medications diary={diary} />
    case 'about_me':
      return <AboutMe work={work} isKept={isKept} onSave={onSave} />
    case 'device':
      return <DeviceSection hasAccount={hasAccount} />
  }
}

/** Which mails may come is a matter of the account, too. */
function MailsLink() {
  const text = useText('settings')
  return (
    <Link className="button" to={PATHS.emailPreferences}>
      {text('emailSubscriptions')}
    </Link>
  )
}

/** None can be added yet, so there are none. */
function Conditions() {
  const text = useText('profile')
  return <SummarySection names={[]} none={text('noConditions')} to={PATHS.conditions} />
}

function Medications({ diary }: { diary: Diary }) {
  const text = useText('profile')
  const names = useMedications(diary)?.map(({ commonName }) => commonName) ?? null
  return <SummarySection names={names} none={text('noMedications')} to={PATHS.medications} />
}
