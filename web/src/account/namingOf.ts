import { clientHash } from '@reprieve/contract/account/clientHash.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { deviceDetails, systemName } from './deviceDetails.ts'
import type { Naming } from './signIn.ts'

/** The device data that this browser sends at log-in. */
export const namingOf = <Device extends Pick<DeviceDatabase, 'deviceId'>>(
  device: Device,
): Naming & { device: Device } => ({
  device,
  hash: clientHash,
  details: () => deviceDetails(navigator),
  system: systemName(navigator),
})
