import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { ROUTES } from '@reprieve/domain/access/routes.ts'
import {
  isPromptOn,
  switchSimple,
  type StoredHome,
  type HomePrompt,
} from '@reprieve/domain/home/storedHome.ts'
import {
  listedSections,
  type OpenedSection,
  type SettingsSection,
} from '@reprieve/domain/settings/settingsSections.ts'
import { LANGUAGE_NAMES } from '@reprieve/locales/language.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { type ComponentType, Suspense, useId, useMemo, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { AccountRequired } from '../../account/profile/AccountActions.tsx'
import { useServiceFacts } from '../../account/service/serviceFacts.ts'
import { IdleSwitch } from '../../account/tasks/IdleSwitch.tsx'
import { changeHomeCards, readHomeCards } from '../../home/cardsTable.ts'
import { useKnownInstitutions } from '../../institutions/useInstitutions.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { watch } from '../../local/watch.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { UsedSectionSwitches } from '../../records/sections/UsedSectionSwitches.tsx'
import { quietLineSwitch } from '../../safety/safetyNotices.ts'
import { LanguageField } from '../../settings/LanguageField.tsx'
import { ContrastChoice, TextSizeChoice, ThemeChoice } from '../../settings/appearance/AppearanceChoices.tsx'
import { Subscriptions } from '../../settings/email/Subscriptions.tsx'
import { useText, useLanguage } from '../../text/useText.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { DiaryIcon, type DiaryIconName } from '../../ui/icons/DiaryIcon.tsx'
import { ListCard, ListRow } from '../../ui/layout/ListRow.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { useTitle } from '../frame/useTitle.ts'
import { DevicePart } from './DevicePart.tsx'
import { GoingOnSwitch } from './GoingOnSwitch.tsx'
import { HintsPart } from './HintsPart.tsx'
import { PrivacyPart } from './PrivacyPart.tsx'
import { promptsFor, switchPrompt } from './promptSwitch.ts'

const HELP = [
  { route: 'userGuide', icon: 'book' },
  { route: 'faq', icon: 'help' },
  { route: 'contactUs', icon: 'mail' },
] as const

function GeneralPart() {
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const text = useText('settings')
  return (
    <>
      {isSignedIn && (
        <div className="settings-block">
          <IdleSwitch />
        </div>
      )}
      <SimpleModeSwitch />
      <ListCard>
        <To route="customizeHome" icon="home" />
      </ListCard>
      <Suspense>
        <GoingOnSwitch />
      </Suspense>
      <h3>{text('helpTitle')}</h3>
      <ListCard>
        {HELP.map((row) => (
          <To key={row.route} {...row} />
        ))}
      </ListCard>
    </>
  )
}

interface ToProps {
  route: (typeof HELP)[number]['route'] | 'customizeHome'
  icon: DiaryIconName
}

function To({ route, icon }: ToProps) {
  const title = useTitle(ROUTES[route].title)
  return (
    <Link className="list-row" to={PATHS[route]}>
      <ListRow icon={<DiaryIcon name={icon} />} title={title} />
    </Link>
  )
}

/** The component of each section; a section without one is not listed. */
export const SETTINGS_PARTS: Partial<Record<OpenedSection, ComponentType>> = {
  general: GeneralPart,
  record_sections: RecordSectionsPart,
  notifications: PromptsPart,
  email: EmailPart,
  hints: HintsPart,
  pain_service: lazyComponent(() => import('../../institutions/PainService.tsx'), 'PainService'),
  privacy: PrivacyPart,
  device: DevicePart,
  lock: lazyComponent(() => import('../../account/lock/LockSection.tsx'), 'LockSection'),
  language: LanguagePart,
  theme: ThemePart,
}

export interface NamedSection {
  id: SettingsSection
  icon: DiaryIconName
  name: string
  /** A short summary of the content. */
  about: string | undefined
}

const ICONS: Record<SettingsSection, DiaryIconName> = {
  general: 'settings',
  record_sections: 'pencil',
  notifications: 'bell',
  email: 'mail',
  hints: 'note',
  pain_service: 'heart',
  privacy: 'eye',
  device: 'grid',
  lock: 'lock',
  language: 'globe',
  reminders: 'clock',
  theme: 'moon',
}

const ABOUT: Partial<Record<SettingsSection, Key<'settings'>>> = {
  general: 'generalAbout',
  record_sections: 'recordSectionsAbout',
  notifications: 'promptsAbout',
  email: 'emailAbout',
  hints: 'hintsAbout',
  privacy: 'privacyAbout',
  device: 'deviceAbout',
  lock: 'lockAbout',
  reminders: 'remindersAbout',
  theme: 'themeAbout',
}

const opensSomething = (id: SettingsSection): boolean =>
  id === 'reminders' || SETTINGS_PARTS[id] !== undefined

/** Only the sections that have a component. [SET-10] */
export function useSettingsSections(): readonly NamedSection[] {
  const text = useText('settings')
  const institutions = useText('institutions')
  const records = useText('records')
  const lock = useText('lock')
  const { language } = useLanguage()
  // True if an institution's config enables that service; false if no institution is known. [SET-15]
  const hasPainService = useKnownInstitutions()?.configs.some((config) => config.hasPainService) ?? false
  const names: Record<SettingsSection, string> = {
    general: text('general'),
    record_sections: records('usedSections'),
    notifications: text('inAppNotifications'),
    email: text('email'),
    hints: text('hintsAndTips'),
    pain_service: institutions('transitionalPainService'),
    privacy: text('privacy'),
    device: text('device'),
    lock: lock('title'),
    language: text('language'),
    reminders: text('reminders'),
    theme: text('appTheme'),
  }
  return listedSections({ hasPainService })
    .filter(opensSomething)
    .map((id) => {
      const about = ABOUT[id]
      const told = id === 'language' ? LANGUAGE_NAMES[language] : about && text(about)
      return { id, icon: ICONS[id], name: names[id], about: told }
    })
}

/** Follows the person to all their devices. [SIMPLE-1] */
function SimpleModeSwitch() {
  const about = useId()
  const text = useText('settings')
  const shell = useText()
  const diary = useDiary()
  const kept = useKeptHome(diary)
  const toasts = useToasts()
  const change = async (isSimple: boolean): Promise<void> => {
    const changed = await changeHomeCards(diary, (home) => switchSimple(home, isSimple))
    if (!changed.ok) toasts.show({ message: text('notKept') })
  }
  return (
    <div className="settings-block">
      <Switch
        label={text('simpleMode')}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={kept?.isSimple === true}
        isDisabled={kept === null}
        describedBy={about}
        onChange={(isSimple) => void change(isSimple)}
      />
      <p id={about} className="settings-soft">
        {text('simpleModeAbout')}
      </p>
    </div>
  )
}

/** [SIMPLE-2] */
function RecordSectionsPart() {
  return <UsedSectionSwitches diary={useDiary()} />
}

/** D50: which tips and prompts may appear. [SET-13] */
function PromptsPart() {
  const text = useText('settings')
  const shell = useText()
  const home = useText('home')
  const diary = useDiary()
  const kept = useKeptHome(diary)
  const toasts = useToasts()
  const isRegistered = sessionDeviceState(useSession()) === 'signed-in'
  const hasStore = Object.keys(useServiceFacts().storeLinks).length > 0
  const names: Record<HomePrompt, string> = {
    rate: text('promptRate'),
    signup: text('promptSignUp'),
    engagement: home('gettingStarted'),
    dark_theme: text('promptDarkTheme'),
    install: text('promptInstall'),
    reflection: text('promptReflection'),
  }
  const change = async (prompt: HomePrompt, isOn: boolean): Promise<void> => {
    const changed = await changeHomeCards(diary, (now) => switchPrompt(now, prompt, isOn))
    if (!changed.ok) toasts.show({ message: text('notKept') })
  }
  return (
    <>
      <p>{text('promptsText')}</p>
      {kept !== null &&
        promptsFor({ isRegistered, hasStore }).map((prompt) => (
          <Switch
            key={prompt}
            label={names[prompt]}
            onLabel={shell('on')}
            offLabel={shell('off')}
            isOn={isPromptOn(kept, prompt)}
            onChange={(isOn) => void change(prompt, isOn)}
          />
        ))}
      <QuietLineSwitch />
    </>
  )
}

/** Null until read; updates when another tab or device changes it. */
function useKeptHome(diary: Diary): StoredHome | null {
  const watched = useMemo(
    () => watch(diary.doorbell, [KIND_OF_PREF.home_cards], () => readHomeCards(diary)),
    [diary],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}

/** A setting of this device only, unlike the prompts above it. [SAFE-23] */
function QuietLineSwitch() {
  const id = useId()
  const text = useText('settings')
  const shell = useText()
  const isOn = useSyncExternalStore(quietLineSwitch.subscribe, quietLineSwitch.current)
  return (
    <div className="settings-block">
      <Switch
        label={text('promptQuietLine')}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={isOn}
        describedBy={id}
        onChange={quietLineSwitch.turn}
      />
      <p id={id} className="settings-soft">
        {text('promptQuietLineAbout')}
      </p>
    </div>
  )
}

/** The field's label is also the section's name, so no heading: it would be read twice. [SET-17] */
function LanguagePart() {
  return <LanguageField />
}

/** Mails go to the address of an account: without an account there are none to choose. [SET-22] */
function EmailPart() {
  const text = useText('settings')
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  return isSignedIn ? <Subscriptions /> : <AccountRequired why={text('emailNeedsAccount')} />
}

/** All settings of how the pages look on this device. [SET-18, SET-19] */
function ThemePart() {
  const text = useText('settings')
  return (
    <>
      <ThemeChoice />
      <div className="settings-block">
        <TextSizeChoice />
        <p className="settings-soft">{text('textSizeAbout')}</p>
      </div>
      <ContrastChoice />
    </>
  )
}
