import de from '@reprieve/locales/de/listItems.json' with { type: 'json' }
import en from '@reprieve/locales/en/listItems.json' with { type: 'json' }
import es from '@reprieve/locales/es/listItems.json' with { type: 'json' }
import fr from '@reprieve/locales/fr/listItems.json' with { type: 'json' }
import ko from '@reprieve/locales/ko/listItems.json' with { type: 'json' }
import ru from '@reprieve/locales/ru/listItems.json' with { type: 'json' }
import zh from '@reprieve/locales/zh-rCN/listItems.json' with { type: 'json' }
import type { BuiltInItem } from '@reprieve/content/builtInItems.ts'

const WORDS: Record<string, Record<string, string>> = { en, de, es, fr, ko, ru, 'zh-rCN': zh }

/** The item's name in each language that has one. */
export function itemTranslations({ type, key }: BuiltInItem): Record<string, string> {
  const names = Object.entries(WORDS).map(([language, words]) => [language, words[`${type}.${key}`]])
  return Object.fromEntries(names.filter(([, word]) => word !== undefined)) as Record<string, string>
}
