import { clientHash } from '@reprieve/contract/account/clientHash.ts'
import type { DeviceDatabase } from '../local/database/deviceDatabase.ts'
import { describeDevice, systemName } from './deviceDetails.ts'
import type { DeviceIdentity } from './signIn.ts'

/** The device data that this browser sends at log-in. */
export const makeDeviceIdentity = <Device extends Pick<DeviceDatabase, 'deviceId'>>(
  device: Device,
): DeviceIdentity & { device: Device } => ({
  device,
  hash: clientHash,
  details: () => describeDevice(navigator),
  system: systemName(navigator),
})
