import type { Language } from '@reprieve/domain/settings/language.ts'

// Small tables for two things of one question. All in folded text.

type Words = Readonly<Record<Language, RegExp>>

/** Both at once, or one with the other. */
export const TOGETHER_WORDS: Words = {
  en: /\b(?:together|at the same time|hand in hand|same days?|com(?:e|es|ing) (?:along )?with|go(?:es)? (?:along )?with|at once)\b/,
  de: /\b(?:zusammen|gleichzeitig|zugleich|gemeinsam|am (?:gleichen|selben) tag|an (?:denselben|den gleichen|den selben) tagen|einher|geht mit|kommt mit)\b/,
  es: /\b(?:junt[oa]s|a la vez|al mismo tiempo|los mismos dias|el mismo dia|acompan\w*|coinciden?|viene(?:n)? con|va(?:n)? con)\b/,
  fr: /\b(?:ensemble|en meme temps|a la fois|les memes jours|le meme jour|accompagn\w*|va(?:ont)? avec|vont avec|vien(?:t|nent) avec|coincid\w*)\b/,
  ko: /같이|함께|동시에|같은 ?날|한꺼번에/,
  ru: /(?:^| )(?:вместе|одновременно|в одни и те же дни|в один (?:и тот же )?день|заодно|совпада\S*|сопровожда\S*|идут парой)(?= |$)/,
  'zh-rCN': /一起|同时|同一天|伴随|一块儿?|一道/,
}

/** From one medicine to another. */
export const SWITCH_WORDS: Words = {
  en: /\b(?:switch\w*|chang(?:e|ed|ing)|swap\w*|mov(?:e|ed|ing)|went) (?:\w+ ){0,2}(?:from|to)\b/,
  de: /\b(?:umgestell\w*|umstell\w*|gewechselt|wechsel\w*|umgestiegen|umstieg)\b|\bvon \S+ auf\b/,
  es: /\b(?:cambi(?:o|e|ar|aron|ado|amos)|pas(?:o|e|ar|aron|ado|amos)|sustitu\w*)\b/,
  fr: /\b(?:pass(?:e|ee|er|age)|chang(?:e|ee|er|ement)|remplac\w*)\b/,
  ko: /(?:에서|대신).*(?:바꾸|바꿨|바꾼|갈아타|넘어)/,
  ru: /(?:^| )(?:перешл\S*|переше\S*|переход\S*|перевел\S*|смен\S*|замен\S*|поменял\S*)/,
  'zh-rCN': /换(?:到|成|为|了)|改(?:吃|用|成|为)/,
}

/** A place that hurts much, and not only that it hurts. */
export const HARD_PLACE_WORDS: Words = {
  en: /\b(?:really|properly|very|so|particularly|especially|extra) (?:bad|sore|awful|painful|strong)\b|\bat its worst\b|\b(?:splitting|pounding|severe)\b/,
  de: /\b(?:richtig|besonders|sehr|ganz|so|extrem) (?:schlimm|stark|heftig|arg|schlecht)\w*|\bam (?:schlimmsten|starksten)\b/,
  es: /\b(?:muy|realmente|especialmente|tan|mas) (?:mal|malo|mala|fuerte|intens[oa]|peor)\b|\bfatal\b/,
  fr: /\b(?:vraiment|tres|particulierement|si) (?:mal|fort|forte|intense|mauvaise?|pire)\b|\bau plus fort\b/,
  ko: /(?:정말|진짜|아주|많이|특히|엄청|유난히) ?(?:심|아프|아픈|아플|안 ?좋)/,
  ru: /(?:^| )(?:очень|особенно|прямо|совсем|действительно|сильно) (?:сильно(?= |$)|плох\S*|болит|раскал\S*|боле\S*)/,
  'zh-rCN':
    /(?:特别|很|非常|真的|尤其|最)(?:疼|痛|厉害|严重|难受)|(?:疼|痛)得(?:特别|很|非常|最)?(?:厉害|严重)/,
}

/** Sleep of the day, in any language: no bad night. */
export const NAP_WORDS =
  /\bnaps?\b|mittagsschlaf|nickerchen|\bsiestas?\b|\bsieste\b|낮잠|дневно\S* с[он]|днем (?:по)?сп|午睡|午觉|小睡/

/** The longest time, in any language. */
export const LONGEST_WORDS =
  /\blongest\b|\blangste[nrs]?\b|am langsten|\bmas (?:larg[oa]|tiempo)\b|\bplus longue?(?:s|temps)?\b|(?:가장|제일) ?(?:오래|긴|길)|дольше всего|сам\S+ (?:долг|длин)|最长|最久/
