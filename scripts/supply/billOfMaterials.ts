import { readFields } from './readFields.ts'
import type { ShippedPackage } from './shippedPackages.ts'

/**
 * The bill of materials (CycloneDX) of the shipped packages, taken from npm's bill of all packages; null if that is
 * invalid or lacks a shipped package. [TOOL-13]
 */
export function buildBillOfMaterials(everything: string, shipped: readonly ShippedPackage[]): string | null {
  const told = readFields(everything)
  const wanted = new Set(shipped.map(({ name, version }) => `pkg:npm/${name}@${version}`))
  const components = listOf(told['components']).filter(({ purl }) =>
    wanted.has(decodeURIComponent(String(purl))),
  )
  if (told['bomFormat'] !== 'CycloneDX' || components.length !== wanted.size) return null
  const kept = new Set(components.map((one) => one['bom-ref']))
  const dependencies = listOf(told['dependencies'])
    .filter(({ ref }) => kept.has(ref))
    .map(({ dependsOn, ...one }) => ({ ...one, dependsOn: refsOf(dependsOn).filter((ref) => kept.has(ref)) }))
  return `${JSON.stringify({ ...told, components, dependencies }, null, 2)}\n`
}

const refsOf = (told: unknown): unknown[] => (Array.isArray(told) ? told : [])
const listOf = (told: unknown): Record<string, unknown>[] => refsOf(told).map(readFields)
