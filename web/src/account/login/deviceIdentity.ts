import { clientHash } from '@reprieve/contract/account/clientHash.ts'
import type { DeviceDatabase } from '../../local/database/deviceDatabase.ts'
import type { DeviceIdentity } from './signIn.ts'

interface Brand {
  brand: string
  version: string
}

/** The details that a browser gives only on request. */
interface Entrusted {
  model?: string
  platformVersion?: string
}

interface UserAgentData {
  brands: readonly Brand[]
  platform: string
  getHighEntropyValues?: (hints: string[]) => Promise<Entrusted>
}

/** What a browser reports about itself; `userAgentData` only if supported. */
export interface BrowserIdentity {
  userAgentData?: UserAgentData
  userAgent: string
}

const LONGEST = 300
const BROWSERS: readonly [name: string, version: RegExp][] = [
  ['Edge', /Edg\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
]

/** Brand, model and system version, so that a person recognises the device in their list of sessions. */
export async function describeDevice({ userAgentData, userAgent }: BrowserIdentity): Promise<string> {
  const known = userAgentData === undefined ? fromAgent(userAgent) : await fromBrands(userAgentData)
  return known
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, LONGEST)
}

async function fromBrands(data: UserAgentData): Promise<string[]> {
  // Browsers add a made-up brand on purpose; "Chromium" is the engine of several browsers.
  const real = data.brands.filter(({ brand }) => !/not.?a.?brand/i.test(brand))
  const named = real.find(({ brand }) => brand !== 'Chromium') ?? real[0]
  const { model = '', platformVersion = '' } = await entrusted(data)
  const system = [data.platform, platformVersion].filter((part) => part !== '').join(' ')
  return [named === undefined ? '' : `${named.brand} ${named.version}`, model, system]
}

/** A browser may refuse: then the log-in goes on without it. */
const entrusted = (data: UserAgentData): Promise<Entrusted> =>
  data.getHighEntropyValues?.(['model', 'platformVersion']).catch(() => ({})) ?? Promise.resolve({})

function fromAgent(agent: string): string[] {
  const found = BROWSERS.map(([name, version]) => ({ name, version: version.exec(agent)?.[1] }))
  const browser = found.find(({ version }) => version !== undefined)
  const system = /\(([^);]+)/.exec(agent)?.[1] ?? ''
  return [browser === undefined ? '' : `${browser.name} ${browser.version}`, system]
}

// The order matters: Android also names Linux, and an iPhone also names Mac.
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['android', /android/i],
  ['ios', /iphone|ipad|ipod|\bios\b/i],
  ['windows', /windows/i],
  ['macos', /mac ?os/i],
  ['chromeos', /cros|chrome ?os|chromium os/i],
  ['linux', /linux|x11/i],
]

/** Spec 1 section 3: the kind of a log-in by password. Null if the browser does not say. */
export function systemName({ userAgentData, userAgent }: BrowserIdentity): string | null {
  const told = userAgentData?.platform ?? userAgent
  return SYSTEMS.find(([, sign]) => sign.test(told))?.[0] ?? null
}

/** The device data that this browser sends at log-in. */
export const makeDeviceIdentity = <Device extends Pick<DeviceDatabase, 'deviceId'>>(
  device: Device,
): DeviceIdentity & { device: Device } => ({
  device,
  hash: clientHash,
  details: () => describeDevice(navigator),
  system: systemName(navigator),
})
