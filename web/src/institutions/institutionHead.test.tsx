import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { InstitutionHead } from './InstitutionHead.tsx'
import type { PublicInstitution } from './publicInstitution.ts'
import { asShown, wordsIn } from './testing/asShown.tsx'
import type { InstitutionState } from './useInstitution.ts'

const LOOK: PublicInstitution = {
  nid: 7,
  slug: 'riverside',
  name: 'Riverside Pain Clinic',
  needsCode: false,
  primaryIdFormat: null,
  consentHash: 'abc',
  consentLanguage: 'en',
  logo: new Blob(['points']),
  background: new Blob(['points']),
  texts: { landingTitle: 'Welcome to Riverside', landingText: 'We help.' },
}

const shown = (institution: InstitutionState, language: Language = 'en'): Promise<string> =>
  asShown(
    <InstitutionHead institution={institution} activationCode={undefined} onRetry={() => undefined} />,
    {
      areas: ['institutions', 'common', 'account'],
      language,
    },
  )

test('[INST-2] a person with an institution’s link sees its name, its texts, its logo and its background', async () => {
  const markup = await shown({ is: 'known', look: LOOK })
  expect(wordsIn(markup)).toEqual(['Riverside Pain Clinic', 'Welcome to Riverside', 'We help.'])
  expect(markup).toContain('institution-logo')
  expect(markup).toContain('institution-background')
})

test('[INST-14] a failed load shows one sentence and Retry: no picture and no name', async () => {
  const markup = await shown({ is: 'failed' })
  expect(wordsIn(markup)).toEqual(['The texts could not be loaded', 'Retry'])
  expect(markup).not.toContain('<img')
})

/** Exactly as in the catalogue of fixed texts. */
const FIXED: Record<Language, string> = {
  en: 'The texts could not be loaded',
  de: 'Die Texte konnten nicht geladen werden',
  es: 'No se pudieron cargar los textos',
  fr: 'Impossible de charger les textes',
  ko: '문구를 불러오지 못했어요',
  ru: 'Не удалось загрузить тексты',
  'zh-rCN': '无法加载文字内容',
}

test.each(LANGUAGES)('[INST-14] in %s it is the sentence of the catalogue', async (language) => {
  expect(wordsIn(await shown({ is: 'failed' }, language))[0]).toBe(FIXED[language])
})
