import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { InstitutionHead } from './InstitutionHead.tsx'
import type { InstitutionLook } from './institutionLook.ts'
import type { Institution } from './lookStore.ts'
import { asShown, wordsIn } from './testing/asShown.tsx'

const LOOK: InstitutionLook = {
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

const shown = (institution: Institution, language: Language = 'en'): Promise<string> =>
  asShown(
    <InstitutionHead institution={institution} activationCode={undefined} onRetry={() => undefined} />,
    {
      areas: ['institutions', 'common', 'account'],
      language,
    },
  )

test('[INST-2] who came by an institution’s link sees its name, its words, its logo and its background', async () => {
  const markup = await shown({ is: 'known', look: LOOK })
  expect(wordsIn(markup)).toEqual(['Riverside Pain Clinic', 'Welcome to Riverside', 'We help.'])
  expect(markup).toContain('institution-logo')
  expect(markup).toContain('institution-background')
})

test('[INST-14] what could not be loaded leaves one sentence and Retry: no picture and no name', async () => {
  const markup = await shown({ is: 'failed' })
  expect(wordsIn(markup)).toEqual(['The texts could not be loaded', 'Retry'])
  expect(markup).not.toContain('<img')
})

test('[INST-15] one that is not activated says so, that it leads on, and how to stay', async () => {
  const words = wordsIn(await shown({ is: 'not-active' }))
  expect(words).toEqual([
    'Institution is not activated',
    'You will be taken to log in in a moment.',
    expect.any(String),
  ])
})

/** Word for word, as the catalogue of fixed texts has them. */
const FIXED: Record<Language, readonly [notLoaded: string, notActivated: string]> = {
  en: ['The texts could not be loaded', 'Institution is not activated'],
  de: ['Die Texte konnten nicht geladen werden', 'Die Einrichtung ist nicht aktiviert'],
  es: ['No se pudieron cargar los textos', 'La institución no está activada'],
  fr: ['Impossible de charger les textes', 'L’établissement n’est pas activé'],
  ko: ['문구를 불러오지 못했어요', '기관이 활성화되지 않았어요'],
  ru: ['Не удалось загрузить тексты', 'Учреждение не активировано'],
  'zh-rCN': ['无法加载文字内容', '该机构尚未激活'],
}

test.each(LANGUAGES)('[INST-14, INST-15] in %s both are the sentences of the catalogue', async (language) => {
  const [notLoaded, notActivated] = FIXED[language]
  expect(wordsIn(await shown({ is: 'failed' }, language))[0]).toBe(notLoaded)
  expect(wordsIn(await shown({ is: 'not-active' }, language))[0]).toBe(notActivated)
})
