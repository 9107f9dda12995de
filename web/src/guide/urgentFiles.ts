import type { Language } from '@reprieve/domain/settings/language.ts'

export type UrgentSection = 'emergency' | 'crisis'

type File = () => Promise<{ default: string }>

/** One entry per text, all cached by the service worker: any language may be needed on this device. [CONT-14] */
export const URGENT_FILES: Record<Language, Record<UrgentSection, File>> = {
  en: {
    emergency: () => import('@reprieve/content/urgent/emergency.en.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.en.md?raw'),
  },
  de: {
    emergency: () => import('@reprieve/content/urgent/emergency.de.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.de.md?raw'),
  },
  es: {
    emergency: () => import('@reprieve/content/urgent/emergency.es.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.es.md?raw'),
  },
  fr: {
    emergency: () => import('@reprieve/content/urgent/emergency.fr.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.fr.md?raw'),
  },
  ko: {
    emergency: () => import('@reprieve/content/urgent/emergency.ko.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.ko.md?raw'),
  },
  ru: {
    emergency: () => import('@reprieve/content/urgent/emergency.ru.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.ru.md?raw'),
  },
  'zh-rCN': {
    emergency: () => import('@reprieve/content/urgent/emergency.zh-rCN.md?raw'),
    crisis: () => import('@reprieve/content/urgent/help-in-a-crisis.zh-rCN.md?raw'),
  },
}
