// `npm run sbom`: the third-party packages in the product. It prints the licences, writes the bill of materials
// (CycloneDX), and asks the registry for known vulnerabilities. It reads only package-lock.json: nothing needs to be
// installed, and the result is the same on every system.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runCommand, stopChildrenOnInterrupt } from './child.ts'
import { judgeAudit } from './supply/audit.ts'
import { buildBillOfMaterials } from './supply/billOfMaterials.ts'
import { findPackageFaults, licenceLines } from './supply/licences.ts'
import { findShippedPackages, type Lockfile } from './supply/shippedPackages.ts'

const BILL = 'dist/sbom.cdx.json'
// Otherwise npm prints warnings about its settings among the JSON.
const LOCK_ONLY = ['--package-lock-only', '--loglevel=silent']

stopChildrenOnInterrupt()
const shipped = findShippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile)
const faults = findPackageFaults(shipped)

console.log(`Licences of the ${shipped.length} packages that are shipped, on all systems:`)
for (const line of licenceLines(shipped)) console.log(`  ${line}`)

const bill = buildBillOfMaterials(await npm('sbom', '--sbom-format=cyclonedx', ...LOCK_ONLY), shipped)
if (bill === null) faults.push('npm made no bill of materials that has all of them')
else {
  mkdirSync('dist', { recursive: true })
  writeFileSync(BILL, bill)
  console.log(`Bill of materials: ${BILL}`)
}

const audit = judgeAudit(await npm('audit', '--json', ...LOCK_ONLY))
console.log(`Known weaknesses: ${audit.sentence}`)

for (const fault of faults) console.log(`FAULT  ${fault}`)
if (faults.length > 0 || !audit.isClean) process.exitCode = 1

async function npm(...args: string[]): Promise<string> {
  // In a script run by npm this variable has npm's path: on Windows the bare name does not start it.
  const own = process.env['npm_execpath']
  const { output } = await runCommand(own === undefined ? ['npm', ...args] : [process.execPath, own, ...args])
  return output
}
