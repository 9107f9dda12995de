import type { OpenedSection } from '@reprieve/domain/settings/settingsSections.ts'
import type { ComponentType } from 'react'
import { later } from '../../ui/later.tsx'
import { DevicePart } from './DevicePart.tsx'
import { EmailPart } from './EmailPart.tsx'
import { GeneralPart } from './GeneralPart.tsx'
import { HintsPart } from './HintsPart.tsx'
import { LanguagePart } from './LanguagePart.tsx'
import { PrivacyPart } from './PrivacyPart.tsx'
import { PromptsPart } from './PromptsPart.tsx'
import { ThemePart } from './ThemePart.tsx'

/** The component of each section; a section without one is not listed. */
export const SETTINGS_PARTS: Partial<Record<OpenedSection, ComponentType>> = {
  general: GeneralPart,
  notifications: PromptsPart,
  email: EmailPart,
  hints: HintsPart,
  pain_service: later(() => import('../../institutions/PainService.tsx'), 'PainService'),
  privacy: PrivacyPart,
  device: DevicePart,
  lock: later(() => import('../../account/lock/LockSection.tsx'), 'LockSection'),
  language: LanguagePart,
  theme: ThemePart,
}
