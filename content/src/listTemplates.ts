import templates from '../lists/templates.json' with { type: 'json' }
import type { ListName } from './lists.ts'

/** What a condition needs of the lists. A first draft: no clinician has read it yet. */
export interface ListTemplateFile {
  key: string
  needs_clinical_review: boolean
  /** Entries of the catalogue to which it is offered. */
  conditions: readonly { key: string; id: string }[]
  /** The condition's name in each language. */
  names: Readonly<Record<string, string>>
  /** Keys of built-in items, in the order in which they are shown. */
  shown: Readonly<Partial<Record<ListName, readonly string[]>>>
  added: readonly {
    type: string
    names: Readonly<Record<string, string>>
    regions?: readonly string[]
  }[]
}

export const LIST_TEMPLATES: readonly ListTemplateFile[] = templates
