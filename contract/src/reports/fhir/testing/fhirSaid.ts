import { EMPTY_MEDICATION } from '@reprieve/domain/medications/medication.ts'
import type { FhirMedication, FhirSource, FhirWords } from '../fhirSource.ts'
import { bundleText } from '../bundle.ts'
import type { BundleEntry, Resource } from '../resource.ts'

export const WORDS: FhirWords = {
  parts: {
    location: 'Ort',
    symptom: 'Symptom',
    character: 'Art',
    alleviating: 'Half',
    ineffective: 'Half nicht',
    aggravating: 'Verschlimmerte',
    unmarked: 'Nicht markiert',
    none: 'Nichts davon',
    later: 'später geschrieben',
    environment: 'Umgebung',
    meaningful_activities: 'Aktivität',
    pattern: 'Verlauf',
  },
  nothing: new Set(['Keine Medikamente']),
  severity: 'Stärke',
  reflection: 'Tagesrückblick (0 = schwer, 10 = gut)',
  scoreOf: ({ title, least, most }) => `${title} (${least}-${most})`,
  measureOf: (measure) => `Name von ${measure}`,
  sourceOf: (source) => `Aus ${source}`,
  diagnosed: 'Diagnose',
  productName: 'Reprieve',
  patternOf: (pattern) => pattern,
  medicationOf: ({ commonName }) => commonName,
  unitOf: (units) => units,
  takenOf: ({ takeAs, dosages }) => [takeAs, ...dosages.map(({ amount }) => amount)].join(' '),
}

export const SOURCE: FhirSource = {
  seed: '0f6ab6e6-0c53-4b52-9a0c-5f2c7f2d9a11',
  language: 'de',
  made: { at: Date.UTC(2026, 10, 12, 17, 55), offset: 3_600_000 },
  patient: null,
  conditions: [],
  medications: [],
  entries: [],
  pdf: { title: 'Schmerzbericht', size: 8, sha1: 'AAAA' },
  words: WORDS,
}

export const MEDICINE: FhirMedication = { ...EMPTY_MEDICATION, id: 'medicine', commonName: 'Naproxen' }

export interface Bundle extends Resource {
  entry: BundleEntry[]
}

export const createTestBundle = (told: Partial<FhirSource>): Bundle =>
  JSON.parse([...bundleText({ ...SOURCE, ...told })].join('')) as Bundle

export const listTestResources = (told: Partial<FhirSource>, type: string): Resource[] =>
  createTestBundle(told)
    .entry.map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === type)
