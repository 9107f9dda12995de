import { ICD10CM } from './icd10cm.ts'
import { NDC } from './ndc.ts'
import { RXNORM } from './rxnorm.ts'
import type { TermSource } from './term.ts'

export const SOURCES = { rxnorm: RXNORM, ndc: NDC, icd10cm: ICD10CM } as const satisfies Record<
  string,
  TermSource
>

export type SourceName = keyof typeof SOURCES

export const isSource = (name: string | undefined): name is SourceName =>
  name !== undefined && Object.hasOwn(SOURCES, name)
