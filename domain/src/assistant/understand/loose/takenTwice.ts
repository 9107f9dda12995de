import type { Language } from '@reprieve/domain/settings/language.ts'

interface TwiceWords {
  taken: RegExp
  twice: RegExp
  accident: RegExp
  /** A double dose needs no word for the accident. */
  double: RegExp
  /** What was written twice is a question about the app. */
  written: RegExp
}

// In folded text.
const WORDS: Readonly<Record<Language, TwiceWords>> = {
  en: {
    taken: /\b(?:took|taken|swallowed)\b/,
    twice: /\b(?:twice|two times|double|two instead of one)\b/,
    accident: /\b(?:accident\w*|mistake\w*|forgot|error)\b/,
    double: /\b(?:double (?:the |my )?dose|two instead of one)\b/,
    written: /\b(?:logged|log|entered|enter|recorded|wrote|written|saved|delete)\b/,
  },
  de: {
    taken: /\b(?:genommen|eingenommen|geschluckt)\b/,
    twice: /\b(?:zweimal|zwei mal|doppelt\w*)\b/,
    accident: /\b(?:versehen\w*|irrtum\w*|vergessen|fehler)\b/,
    double: /\b(?:doppelte dosis|dosis doppelt)\b/,
    written: /\b(?:eingetragen|notiert|aufgeschrieben|erfasst|geloscht|losche\w*)\b/,
  },
  es: {
    taken: /\b(?:tome|tomado|trague|tragado)\b/,
    twice: /\b(?:dos veces|doble)\b/,
    accident: /\b(?:sin querer|por error|equivoc\w*|accidente|olvid\w*|despiste)\b/,
    double: /\bdoble dosis|dosis doble\b/,
    written: /\b(?:anot\w*|apunt\w*|registr\w*|borr\w*|puse)\b/,
  },
  fr: {
    taken: /\b(?:pris|avale)\b/,
    twice: /\b(?:deux fois|double)\b/,
    accident: /\b(?:par erreur|sans faire expres|accident|trompe\w*|oublie)\b/,
    double: /\bdouble dose|dose double\b/,
    written: /\b(?:not(?:e|ee|er)|enregistr\w*|inscrit\w*|saisi\w*|effac\w*|supprim\w*)\b/,
  },
  ko: {
    taken: /먹|복용|삼켰/,
    twice: /두 ?번|두 ?배|중복/,
    accident: /실수|깜빡|모르고|잘못/,
    double: /두 ?배로 ?(?:먹었|복용했)/,
    written: /기록|입력|적었|삭제|지우/,
  },
  ru: {
    taken: /выпил|принял|проглотил/,
    twice: /два раза|дважды|двоин/,
    accident: /случаино|по ошибке|нечаянно|забыл/,
    double: /двоиную дозу/,
    written: /запис|внес|отмети|удали/,
  },
  'zh-rCN': {
    taken: /吃|服/,
    twice: /两次|两遍|双倍|重复|重了/,
    accident: /不小心|误|忘了|搞错|弄错/,
    double: /药吃重了|吃了双倍|吃重了药/,
    written: /记录|记了|录入|写了|删/,
  },
}

/** Whether a dose was taken twice by accident, which may need help now, and nothing about the app. [ASST-255] */
export function isTakenTwice(text: string, language: Language): boolean {
  const { taken, twice, accident, double, written } = WORDS[language]
  if (written.test(text) || !taken.test(text)) return false
  return double.test(text) || (twice.test(text) && accident.test(text))
}
