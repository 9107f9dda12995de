import { DEFAULT_SETTINGS, type PrivacySwitch, type Settings } from '@reprieve/domain/settings/settings.ts'
import { watched } from '../device/watched.ts'
import type { DeviceDatabase } from '../local/deviceDatabase.ts'

/** What this device was told about reporting. */
export type PrivacyChoice = Pick<Settings, PrivacySwitch | 'privacyAnswered'>

/** What is kept may be of another version, or touched by hand: what does not fit is no agreement. */
export function privacyFrom(kept: unknown): PrivacyChoice {
  const { reportUsage, reportCrash, privacyAnswered } = DEFAULT_SETTINGS
  if (typeof kept !== 'object' || kept === null) return { reportUsage, reportCrash, privacyAnswered }
  const said = kept as Partial<Record<keyof PrivacyChoice, unknown>>
  return {
    reportUsage: said.reportUsage === true,
    reportCrash: said.reportCrash === true,
    privacyAnswered: said.privacyAnswered === true,
  }
}

/** All of it, also what was not changed: whoever reads it takes what is missing for a no. */
export const keepPrivacy = (device: Pick<DeviceDatabase, 'choose'>, choice: PrivacyChoice): Promise<void> =>
  device.choose('privacy', {
    reportUsage: choice.reportUsage,
    reportCrash: choice.reportCrash,
    privacyAnswered: choice.privacyAnswered,
  })

/** A switch was moved since this page was loaded. A new start forgets it: it has taken the change into account. [SET-8] */
export const privacyChanged = watched(DEFAULT_SETTINGS.privacyChanged)
