import type { AppTopicId } from '../topicIds.ts'
import { foldWords } from '../foldQuestion.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import type { TurnWords } from '../loose/followUp/turnWords/turn.ts'

/** That somebody else might read it: a lock of the app keeps them out, the password of the account does not. In folded text. */
const OTHERS_READING: TurnWords = {
  en: /\b(?:nobody|no one|noone|someone|somebody|others?|else|kids?|husband|wife|family|partner|people)\b.*\b(?:read|see|look|open|snoop|get in)|\b(?:read|see|look at|open) (?:my|the) (?:diary|app|entries|records)\b/,
  de: /\b(?:niemand|keiner|jemand|ander\p{L}*|mann|frau|kinder|familie|partner\p{L}*)\b.*\b(?:les|lies|seh|sieh|schau|reinschau|offn|aufmach|mitles)\p{L}*/u,
  es: /\b(?:nadie|alguien|otr[oa]s?|demas|marido|mujer|hij[oa]s?|familia)\b.*\b(?:le[ae]n?|leer|ve[ar]n?|mire|abra|entre)/,
  fr: /\b(?:personne|quelqu un|autres?|mari|femme|enfants?|famille)\b.*\b(?:lise?|lire|voi[te]|voir|regarde|ouvre|tombe)/,
  ko: /(?:남|누가|누구|다른 ?사람|아무도|가족|남편|아이).*(?:못 ?보|볼까|보지|읽|열어)/,
  ru: /(?:никто|кто то|други|чужи|муж|дет|семь|посторон).*(?:чита|прочит|вид|смотр|откры|залез)/,
  'zh-rCN': /(?:别人|他人|家人|老公|孩子|任何人|其他人).*(?:看|读|打开|翻)|(?:看|翻)到?我的日记/,
}

/** Whether somebody else might read the diary. */
export const fearsReaders = ({ typed, thesaurus }: Pick<LooseReading, 'typed' | 'thesaurus'>): boolean =>
  OTHERS_READING[thesaurus.language].test(foldWords(typed))

/** Which part of the app is meant, where the words of two are alike. [ASST-197] */
export const appMeant = (app: AppTopicId, reading: LooseReading): AppTopicId =>
  app === 'password' && fearsReaders(reading) ? 'app-lock' : app
