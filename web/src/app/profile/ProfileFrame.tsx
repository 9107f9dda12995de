import { isProfileComplete, type Profile } from '@reprieve/domain/account/profile.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { AvatarSection } from '../../account/profile/AvatarSection.tsx'
import { LeaveProfile, useProfileLeaving } from '../../account/profile/LeaveProfile.tsx'
import { useProfileEditing } from '../../account/profile/aboutMeForm.ts'
import type { BegunProfile } from '../../account/profile/profileDraft.ts'
import { useConditions } from '../../conditions/useConditions.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { Link } from '../../navigation/Link.tsx'
import { useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { PLAN_WORDS } from '../../purchases/shop.ts'
import { useAccountStatus } from '../../purchases/useAccountStatus.ts'
import { useText } from '../../text/useText.tsx'
import { DiaryIcon, type DiaryIconName } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ListCard, ListRow } from '../../ui/layout/ListRow.tsx'
import { SectionList } from '../../ui/layout/SectionList.tsx'
import { useIsWide } from '../../ui/layout/useIsWide.ts'
import { PROFILE_SECTIONS, type ProfileSection, ProfileSectionContent } from './ProfileSectionContent.tsx'

interface NamedSection {
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

function useProfileSections(diary: Diary, kept: Profile): NamedSection[] {
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
  const { plan } = useAccountStatus(diary)
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

interface ProfileFrameProps {
  diary: Diary
  begun: BegunProfile
  /** The stored profile, wherever it was changed. */
  kept: Profile
  /** It was saved a moment ago and is open again. */
  isAgain: boolean
  /** Null: the URL names no section. */
  section: ProfileSection | null
  onReopen: () => void
}

/** The sections side by side on wide screens, otherwise one at a time. Unsaved input survives switching. */
export function ProfileFrame({ diary, begun, kept, isAgain, section: asked, onReopen }: ProfileFrameProps) {
  const text = useText('profile')
  const navigate = useNavigate()
  const isWide = useIsWide()
  const editor = useProfileEditing(diary, begun)
  const leaving = useProfileLeaving(editor)
  const sections = useProfileSections(diary, kept)
  const section = asked ?? (isWide ? 'about_me' : null)
  const place = useFocusedHeading(section, isAgain)
  const save = async (): Promise<void> => {
    if (await leaving.save()) onReopen()
  }
  useFreshWhenIdle({ isTouched: begun.isKept || editor.isDirty, opened: begun.opened, kept, onReopen })

  const part = section !== null && (
    <section className="card profile-section" ref={place}>
      <h2 tabIndex={-1}>{sections.find(({ id }) => id === section)?.name}</h2>
      <ProfileSectionContent
        section={section}
        diary={diary}
        editor={editor}
        isKept={begun.isKept}
        onSave={() => void save()}
      />
    </section>
  )
  return (
    <div className="profile">
      {isWide ? (
        <div className="profile-wide">
          <aside className="card">
            <AvatarSection diary={diary} name={kept.name} />
            <SectionList
              label={text('sections')}
              doneLabel={text('filledIn')}
              sections={sections.map((one) => ({ ...one, entered: one.isDone ? one.told : null }))}
              current={section ?? 'about_me'}
              onChoose={(next) =>
                void navigate({ to: PATHS.profile, search: { section: next }, replace: true })
              }
            />
          </aside>
          {part}
        </div>
      ) : (
        <>
          {section === null ? (
            <>
              <div className="card">
                <AvatarSection diary={diary} name={kept.name} />
              </div>
              <ListCard label={text('sections')}>
                {sections.map(({ id, icon, name, told }) => (
                  <Link key={id} className="list-row" to={PATHS.profile} search={{ section: id }}>
                    <ListRow icon={icon} title={name} subtitle={told ?? undefined} />
                  </Link>
                ))}
              </ListCard>
            </>
          ) : (
            <>
              <Link className="button text profile-back" to={PATHS.profile}>
                <Icon name="back" isSmall />
                {text('backToProfile')}
              </Link>
              {part}
            </>
          )}
        </>
      )}
      <LeaveProfile editor={editor} leaving={leaving} onRetry={() => void save()} />
    </div>
  )
}

/** Focuses the heading of a newly opened section: the pressed link is gone. Not at the first opening. */
function useFocusedHeading(section: ProfileSection | null, isAgain: boolean) {
  const place = useRef<HTMLElement>(null)
  const before = useRef(isAgain ? undefined : section)
  useEffect(() => {
    if (before.current === section) return
    before.current = section
    place.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [section])
  return place
}

interface Idle {
  isTouched: boolean
  opened: Profile
  kept: Profile
  onReopen: () => void
}

/** Shows changes from other devices, but never while the person is writing. */
function useFreshWhenIdle({ isTouched, opened, kept, onReopen }: Idle): void {
  const look = useEffectEvent((now: Profile) => {
    const isWriting = (document.activeElement?.closest('form') ?? null) !== null
    if (!isTouched && !isWriting && JSON.stringify(now) !== JSON.stringify(opened)) onReopen()
  })
  useEffect(() => look(kept), [kept])
}
