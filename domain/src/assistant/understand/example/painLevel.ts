import type { Language } from '@reprieve/domain/settings/language.ts'
import type { PainLevel } from '../../understoodQuestion.ts'

/** The words beside a number of pain, in folded text. */
interface LevelWords {
  /** Higher than the number itself. */
  over: RegExp
  /** Lower than it. */
  under: RegExp
  /** The number itself counts, too. */
  orSo: RegExp
}

const LEVEL_WORDS: Readonly<Record<Language, LevelWords>> = {
  en: {
    over: /\b(?:over|above|more than|higher than|past)\b/,
    under:
      /\b(?:under|below|less than|lower than|at most|or (?:less|lower|under|below)|and (?:below|under))\b/,
    orSo: /\bor (?:more|higher|above|over|worse|less|lower|under|below)\b|\band (?:up|above|over|below|under)\b|\bat least\b|\bat most\b/,
  },
  de: {
    over: /\b(?:uber|mehr als|hoher als)\b/,
    under: /\b(?:unter|weniger als|niedriger als|hochstens|oder (?:weniger|niedriger|darunter))\b/,
    orSo: /\boder (?:mehr|hoher|weniger|niedriger|daruber|darunter)\b|\bmindestens\b|\bhochstens\b|\baufwarts\b/,
  },
  es: {
    over: /\b(?:mas de|por encima de|superior a|arriba de|pase de|pasado de)\b/,
    under: /\b(?:menos de|baj\w+ de|por debajo de|debajo de|abajo de|inferior a|o menos|como maximo)\b/,
    orSo: /\bo (?:mas|menos)\b|\bal menos\b|\bcomo minimo\b|\bcomo maximo\b|\bpara arriba\b/,
  },
  fr: {
    over: /\b(?:plus de|au dessus de|superieure? a|depasse)/,
    under: /\b(?:moins de|sous (?:les |le )?\d|en dessous de|au dessous de|inferieure? a|ou moins|au plus)\b/,
    orSo: /\bou (?:plus|moins)\b|\bau moins\b|\bau plus\b|\bet plus\b(?! de)/,
  },
  ru: {
    over: /(?<!не )(?:больше|выше|свыше|более)|не (?:меньше|менее|ниже)/,
    under: /(?<!не )(?:меньше|ниже|менее)|не (?:больше|более|выше)/,
    orSo: /(?:^|\s)(?:или|и) (?:больше|выше|более|меньше|ниже|менее)|(?:^|\s)не (?:меньше|менее|больше|более|ниже|выше)/,
  },
  ko: { over: /넘|초과/, under: /미만|이하|아래|밑/, orSo: /이상|이하/ },
  'zh-rCN': {
    over: /(?<!不)超过|高于|大于|多于/,
    under: /低于|小于|不到|少于|以下|以内|最多|不超过/,
    orSo: /以上|以下|以内|至少|最多|不超过/,
  },
}

export const HIGHEST_PAIN = 10

/** Whether a word beside a number says that it is one of pain: over, under, or more. */
export const hasLevelWord = (text: string, language: Language): boolean => {
  const { over, under, orSo } = LEVEL_WORDS[language]
  return over.test(text) || under.test(text) || orSo.test(text)
}

/** "Over 7" is 8 or more, "7 or more" is 7 or more. `isGood`: without such a word, easy days are meant. [ASST-90] */
export function painLevel(
  text: string,
  value: number,
  { language, isGood }: { language: Language; isGood: boolean },
): PainLevel {
  const { over, under, orSo } = LEVEL_WORDS[language]
  const isUnder = under.test(text) || (isGood && !over.test(text) && !orSo.test(text))
  const step = orSo.test(text) ? 0 : under.test(text) ? -1 : over.test(text) ? 1 : 0
  const level = Math.min(HIGHEST_PAIN, Math.max(0, value + step))
  return { compare: isUnder ? 'under' : 'over', value: level }
}
