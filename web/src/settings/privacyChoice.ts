import { DEFAULT_SETTINGS, type PrivacySwitch, type Settings } from '@reprieve/domain/settings/settings.ts'
import { makeObservable } from '../device/observable.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'

/** The person's choices about reporting, on this device. */
export type PrivacyChoice = Pick<Settings, PrivacySwitch | 'privacyAnswered'>

/** The stored value may be from another version or edited by hand: an invalid one counts as no agreement. */
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

/** Stores all fields, also unchanged ones: readers treat a missing field as a no. */
export const storePrivacy = (device: Pick<DeviceDatabase, 'choose'>, choice: PrivacyChoice): Promise<void> =>
  device.choose('privacy', {
    reportUsage: choice.reportUsage,
    reportCrash: choice.reportCrash,
    privacyAnswered: choice.privacyAnswered,
  })

/** A switch was changed since this page was loaded. A reload resets it, because it applies the change. [SET-8] */
export const privacyChanged = makeObservable(DEFAULT_SETTINGS.privacyChanged)
