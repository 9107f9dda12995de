import { LANGUAGES, type Language } from '@reprieve/domain/settings/language.ts'
import { expect, test } from 'vitest'
import { NOBODY } from '../../access/session.ts'
import type { PublicInstitution } from '../../institutions/publicInstitution.ts'
import { asShown, wordsIn } from '../../institutions/testing/asShown.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { invitationRefusal } from './invitation.tsx'

const LOOK: PublicInstitution = {
  nid: 7,
  slug: 'riverside',
  name: 'Riverside',
  needsCode: true,
  primaryIdFormat: 'RP-9999',
  consentHash: 'abc',
  consentLanguage: 'en',
  logo: null,
  background: null,
  texts: { consentText: 'May we keep it?' },
}

const shown = (
  look: Partial<PublicInstitution>,
  language: Language = 'en',
  isVisitor = false,
): Promise<string> => {
  const whole = { ...LOOK, ...look }
  const form = (
    <ConsentForm
      search={{ institution: 'riverside' }}
      look={whole}
      needsCode={whole.needsCode}
      onChanged={() => undefined}
    />
  )
  const around = { areas: ['account', 'institutions', 'common'], language } as const
  return asShown(form, isVisitor ? { ...around, session: NOBODY } : around)
}

const ORDER = [
  'May we keep it?',
  'Full name',
  'Birth date',
  'Registration code',
  'Your number at Riverside',
  'I agree that Riverside stores these details and my answers to its questionnaires',
  'Join',
]

test('[CONS-1, D27] asks for name, birth date, code, number and consent, in the institution’s own words first', async () => {
  const words = wordsIn(await shown({}))
  const places = ORDER.map((text) => words.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(words).toContain('It looks like RP-1234')
})

test('[CONS-1] an institution without codes and numbers asks for neither; a visitor goes on to register', async () => {
  const words = wordsIn(await shown({ needsCode: false, primaryIdFormat: null }, 'en', true))
  expect(words).not.toContain('Registration code')
  expect(words).not.toContain('Your number at Riverside')
  expect(words).toContain('Continue')
  expect(words).not.toContain('Join')
})

/** Exactly as in the catalogue of fixed texts. */
const FIXED: Record<Language, readonly string[]> = {
  en: [
    'Full name',
    'Birth date',
    'Registration code',
    'Your connection is encrypted. An app lock can encrypt what is on this device with AES-256.',
  ],
  de: [
    'Vor- und Nachname',
    'Geburtsdatum',
    'Registrierungscode',
    'Ihre Verbindung ist verschlüsselt. Eine App-Sperre kann die Daten auf diesem Gerät mit AES-256 verschlüsseln.',
  ],
  es: [
    'Nombre y apellidos',
    'Fecha de nacimiento',
    'Código de registro',
    'Su conexión está cifrada. Un bloqueo de la aplicación puede cifrar con AES-256 lo que hay en este dispositivo.',
  ],
  fr: [
    'Nom et prénom',
    'Date de naissance',
    'Code d’inscription',
    'Votre connexion est chiffrée. Un verrouillage de l’application peut chiffrer avec AES-256 ce qui se trouve sur cet appareil.',
  ],
  ko: [
    '성명',
    '생년월일',
    '등록 코드',
    '연결은 암호화돼요. 앱 잠금을 켜면 이 기기에 있는 내용을 AES-256으로 암호화할 수 있어요.',
  ],
  ru: [
    'Имя и фамилия',
    'Дата рождения',
    'Код регистрации',
    'Ваше соединение зашифровано. Блокировка приложения может зашифровать данные на этом устройстве с помощью AES-256.',
  ],
  'zh-rCN': [
    '姓名',
    '出生日期',
    '注册码',
    '您的连接已加密。启用应用锁后，可使用 AES-256 加密此设备上的内容。',
  ],
}

test.each(LANGUAGES)(
  '[CONS-1, D27] in %s the fields and the sentence on AES-256 are the catalogue’s',
  async (language) => {
    expect(wordsIn(await shown({}, language))).toEqual(expect.arrayContaining([...FIXED[language]]))
  },
)

const REFUSED: Record<Language, string> = {
  en: 'Could not join the institution due to the following error: Not known.',
  de: 'Der Beitritt zur Einrichtung ist aus folgendem Grund nicht möglich: Not known.',
  es: 'No fue posible unirse a la institución por el siguiente error: Not known.',
  fr: 'Impossible de rejoindre l’établissement en raison de l’erreur suivante : Not known.',
  ko: '다음 오류로 기관에 등록하지 못했어요: Not known.',
  ru: 'Не удалось присоединиться к учреждению из-за ошибки: Not known.',
  'zh-rCN': '由于以下错误，无法加入该机构：Not known.',
}

test.each(LANGUAGES)(
  '[INST-7] in %s the fault of an invitation is shown above the form',
  async (language) => {
    invitationRefusal.take({ institution_result: 321, institution_msg: 'Not known.' })
    expect(wordsIn(await shown({}, language))[0]).toBe(REFUSED[language])
    expect(wordsIn(await shown({}, language, true)), 'of nobody who is not signed in').not.toContain(
      REFUSED[language],
    )
    invitationRefusal.take({})
    expect(wordsIn(await shown({}, language))).not.toContain(REFUSED[language])
  },
)
