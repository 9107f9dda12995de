import { readArticle, type Article } from '@reprieve/content/article.ts'
import emergency from '@reprieve/content/guide/emergency.md?raw'
import crisis from '@reprieve/content/guide/help-in-a-crisis.md?raw'

/** The two texts of D47, inside the app's own files: there without a line, an account or a plan. */
export const URGENT_TEXTS = {
  emergency: readArticle(emergency),
  crisis: readArticle(crisis),
} satisfies Record<string, Article>

export type UrgentSection = keyof typeof URGENT_TEXTS

export const sectionFrom = (section: string | undefined): UrgentSection =>
  section === 'crisis' ? 'crisis' : 'emergency'
