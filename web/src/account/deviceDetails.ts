interface Brand {
  brand: string
  version: string
}

/** What a browser tells of itself; the first only where it is known. */
export interface Browser {
  userAgentData?: { brands: readonly Brand[]; platform: string }
  userAgent: string
}

const LONGEST = 300
const BROWSERS: readonly [name: string, version: RegExp][] = [
  ['Edge', /Edg\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
]

/** Brand, version and system, by which a person knows the device again in the list of their sessions. */
export function deviceDetails({ userAgentData, userAgent }: Browser): string {
  const known = userAgentData === undefined ? fromAgent(userAgent) : fromBrands(userAgentData)
  return known
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, LONGEST)
}

function fromBrands({ brands, platform }: NonNullable<Browser['userAgentData']>): string[] {
  // Browsers add a made-up brand, so that nobody relies on the list; "Chromium" is the engine of several.
  const real = brands.filter(({ brand }) => !/not.?a.?brand/i.test(brand))
  const named = real.find(({ brand }) => brand !== 'Chromium') ?? real[0]
  return [named === undefined ? '' : `${named.brand} ${named.version}`, platform]
}

function fromAgent(agent: string): string[] {
  const found = BROWSERS.map(([name, version]) => ({ name, version: version.exec(agent)?.[1] }))
  const browser = found.find(({ version }) => version !== undefined)
  const system = /\(([^);]+)/.exec(agent)?.[1] ?? ''
  return [browser === undefined ? '' : `${browser.name} ${browser.version}`, system]
}
