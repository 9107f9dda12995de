import deCodes from '../de/codes.json' with { type: 'json' }
import deMail from '../de/mail.json' with { type: 'json' }
import enCodes from '../en/codes.json' with { type: 'json' }
import enMail from '../en/mail.json' with { type: 'json' }
import esCodes from '../es/codes.json' with { type: 'json' }
import esMail from '../es/mail.json' with { type: 'json' }
import frCodes from '../fr/codes.json' with { type: 'json' }
import frMail from '../fr/mail.json' with { type: 'json' }
import koCodes from '../ko/codes.json' with { type: 'json' }
import koMail from '../ko/mail.json' with { type: 'json' }
import ruCodes from '../ru/codes.json' with { type: 'json' }
import ruMail from '../ru/mail.json' with { type: 'json' }
import zhCodes from '../zh-rCN/codes.json' with { type: 'json' }
import zhMail from '../zh-rCN/mail.json' with { type: 'json' }
import type { Language } from './language.ts'
import { formatText } from './say.ts'
import type { Area, Key, Messages, Values } from './words.ts'

/** What the server says. The browser imports `loadText.ts` instead: this file would bring it all seven languages. */
type ServerArea = Extract<Area, 'codes' | 'mail'>

const SERVER_WORDS: Record<Language, Record<ServerArea, Messages>> = {
  en: { codes: enCodes, mail: enMail },
  de: { codes: deCodes, mail: deMail },
  es: { codes: esCodes, mail: esMail },
  fr: { codes: frCodes, mail: frMail },
  ko: { codes: koCodes, mail: koMail },
  ru: { codes: ruCodes, mail: ruMail },
  'zh-rCN': { codes: zhCodes, mail: zhMail },
}

export function text<A extends ServerArea>(
  language: Language,
  area: A,
  key: Key<A>,
  values?: Values,
): string {
  const voices = { language, messages: SERVER_WORDS[language][area], english: SERVER_WORDS.en[area] }
  return formatText(voices, key, values)
}
