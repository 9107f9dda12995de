import {
  answerPrivacy,
  DEFAULT_SETTINGS,
  type PrivacySwitch,
  type Settings,
} from '@reprieve/domain/settings/settings.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'

type Device = Pick<DeviceDatabase, 'choice' | 'choose'>

/** Only once, and only if there is a recipient for what is sent. [ONB-9] */
export async function isPrivacyAsked(
  device: Pick<Device, 'choice'>,
  reportEndpoint: string | null,
): Promise<boolean> {
  return reportEndpoint !== null && !isAnswered(await device.choice('privacy'))
}

/** Answers both switches, also one that was not touched: an earlier stored value means nothing. [D26] */
export async function answerPrivacyQuestion(
  device: Device,
  answer: Pick<Settings, PrivacySwitch>,
): Promise<void> {
  const { reportUsage, reportCrash, privacyAnswered } = answerPrivacy(DEFAULT_SETTINGS, answer)
  await device.choose('privacy', { reportUsage, reportCrash, privacyAnswered })
}

const isAnswered = (kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null && 'privacyAnswered' in kept && kept.privacyAnswered === true
