import type { Language } from '@reprieve/domain/settings/language.ts'
import { foldWords } from '../foldQuestion.ts'
import type { LooseFeature } from '../loose/looseFeatures.ts'
import type { LooseReading } from '../loose/looseReading.ts'
import type { Decline } from '../understandingResult.ts'
import type { AppTopicId } from '../topicIds.ts'
import type { LikelyLabel } from './labelModel.ts'
import type { QuestionLabel } from './questionLabels.ts'

// What is done in the app, in folded text, though its words name a dose, a medicine or somebody else.

type Words = Readonly<Record<Language, RegExp>>

/** Only what was written can be deleted. */
const DELETE: Words = {
  en: /\b(?:delet\w*|eras\w*|undo|get rid of)\b/,
  de: /(?:^| )(?:losch\w*|geloscht|ruckgangig|wegmach\w*)\b/,
  es: /\b(?:borr(?:o|ar|arl[oa]s?|e|amos|ad[oa])|elimin(?:o|ar|arl[oa]s?|e)|deshacer|deshago)\b/,
  fr: /\b(?:effac\w*|supprim\w*|annul\w*)\b/,
  ko: /지우|지워|지울|삭제|취소/,
  ru: /(?:^| )(?:удал\S*|стереть|стер\S*|отменить запись)/,
  'zh-rCN': /删|撤销|撤回/,
}
const DOSES: Words = {
  en: /\b(?:doses?|intakes?)\b/,
  de: /\b(?:dosis|dosen|einnahmen?)\b/,
  es: /\b(?:dosis|tomas?)\b/,
  fr: /\b(?:doses?|prises?)\b/,
  ko: /복용|투약|용량|약 ?(?:먹은|먹었던) ?(?:거|것|기록)/,
  ru: /(?:^| )(?:доз\S*|при[её]м(?:а|ы|ов)?)(?: |$)/,
  'zh-rCN': /剂量|用药|服药|吃药|那次药|一次药/,
}
const MEDICINES: Words = {
  en: /\b(?:medic\w*|meds?|tablets?|pills?|painkillers?|drops|injections?)\b/,
  de: /\b(?:medikament\w*|tablette\w*|mittel|pillen?|tropfen|spritzen?)\b/,
  es: /\b(?:medicament\w*|medicinas?|pastillas?|remedios?|gotas|inyeccion\w*)\b/,
  fr: /\b(?:medicaments?|medocs?|cachets?|comprimes?|pilules?|gouttes|piqures?)\b/,
  ko: /약/,
  ru: /(?:^| )(?:лекарств\S*|препарат\S*|таблет\S*|укол\S*|капл\S*)/,
  'zh-rCN': /药/,
}
/** In the diary, and not taken twice. */
const WRITTEN: Words = {
  en: /\b(?:logg?ed|entered|recorded|put (?:it |that |this )?in|typed|saved|added|wrote|noted|marked)\b/,
  de: /eingetragen|eingegeben|erfasst|notiert|gespeichert|eintrag|angelegt|aufgeschrieben/,
  es: /\b(?:apunt\w*|anot\w*|registr\w*|meti|puse|pus[eo]|escrib\w*|guard\w*|agregu\w*|anadi\w*|ingres\w*)\b/,
  fr: /\b(?:not(?:e|ee|es|er)|saisi\w*|enregistr\w*|entree?s?|rentree?s?|inscri\w*|ajoutee?s?|mis|mise)\b/,
  ko: /기록|입력|적었|적어|등록|넣었|저장|올렸/,
  ru: /запис|внес|вв[её]л|отмет|отмеч|зан[её]с|добав|вбил/,
  'zh-rCN': /记|录|输|填|登|写/,
}
const TWICE: Words = {
  en: /\b(?:twice|two times|double|doubled|duplicate\w*|again|by (?:mistake|accident)|accidentally)\b/,
  de: /\b(?:doppelt\w*|zweimal|zwei mal|2 ?mal|aus versehen|versehentlich|falsch)\b/,
  es: /\b(?:dos veces|2 veces|dobles?|doblemente|duplicad\w*|repetid\w*|por error|sin querer)\b/,
  fr: /\b(?:deux fois|2 fois|en double|doublon\w*|par erreur)\b/,
  ko: /두 ?번|2번|중복|이중|겹쳐|잘못|실수/,
  ru: /(?:^| )(?:дважды|два раза|2 раза|по два|двойн\S*|дубл\S*|случайно|по ошибке)(?: |$)/,
  'zh-rCN': /两次|两遍|2次|重复|多记|记重|重了|错/,
}

/** Another telephone or computer. */
const DEVICES: Words = {
  en: /\b(?:(?:i?phone|mobile|handset|smartphone|tablet|ipad|laptop|computer|device|samsung|pixel|android))\b/,
  de: /\b(?:\w*(?:handy|telefon|phone|tablet|ipad|laptop|rechner|computer|gerat)\w*|samsung)\b/,
  es: /\b(?:celular|movil|telefono|i?phone|tablet|tableta|ipad|portatil|computadora?|ordenador|equipo|samsung)\b/,
  fr: /\b(?:telephone|portable|i?phone|tel|cell(?:ulaire)?|mobile|tablette|ipad|ordi\w*|appareil|samsung)\b/,
  ko: /폰|핸드폰|휴대폰|전화기|태블릿|아이패드|노트북|컴퓨터|기기|갤럭시/,
  ru: /телефон|смартфон|айфон|планшет|ноутбук|компьютер|устройств|самсунг|трубк/,
  'zh-rCN': /手机|平板|电脑|苹果|华为|设备|机子/,
}
const ANOTHER: Words = {
  en: /\b(?:new|another|chang\w*|swap\w*|switch\w*|upgrad\w*|replac\w*|getting|bought)\b/,
  de: /\b(?:neue\w*|ander\w*|wechs\w*|gewechselt|umstieg\w*|umsteig\w*|gekauft|kriege?|bekomme)\b/,
  es: /\b(?:nuev[oa]|otr[oa]|cambi\w*|estren\w*|compr\w*|regal\w*)\b/,
  fr: /\b(?:nouve\w*|autre|neuf|chang\w*|achet\w*|rachet\w*)\b/,
  ko: /새|바꾸|바꿨|바꿀|바꿔|교체|옮기|갈아/,
  ru: /(?:^| )(?:нов\S*|друг\S*|смен\S*|поменя\S*|меняю|купил\S*|подар\S*)/,
  'zh-rCN': /换|新|另/,
}

/** A number that should have been another one. */
const INSTEAD: Words = {
  en: /\b\d+ (?:\w+ )?(?:instead of|rather than|not|when it was|should be)\b (?:an? )?\d+/,
  de: /\b\d+ (?:\w+ )?(?:statt|anstatt|anstelle|und nicht|nicht)\b (?:einer? |von )?\d+/,
  es: /\b\d+ (?:\w+ )?(?:en (?:vez|lugar) de|y no|por)\b (?:un )?\d+/,
  fr: /\b\d+ (?:\w+ )?(?:au lieu (?:de|d un)|a la place (?:de|d un)|et pas)\b ?\d+/,
  ko: /\d+ ?점?(?:인데|이었는데|대신|말고|를|을) ?\d+/,
  ru: /\d+ (?:\S+ )?(?:вместо|а не) \d+|вместо \d+ .*\d+/,
  'zh-rCN': /\d+ ?分? ?(?:写|记|填|输|打|错)成了? ?\d+/,
}
const CORRECT: Words = {
  en: /\b(?:fix|change|correct|edit|undo|put (?:it )?right|amend)\w*\b/,
  de: /\b(?:ander\w*|korrigier\w*|berichtig\w*|verbesser\w*)\b/,
  es: /\b(?:cambi\w*|corrij\w*|correg\w*|arregl\w*|edit\w*|modific\w*)\b/,
  fr: /\b(?:corrig\w*|chang\w*|modifi\w*|rectifi\w*)\b/,
  ko: /고치|고쳐|고칠|수정|바꾸|바꿔/,
  ru: /исправ|измен|поменя|передела/,
  'zh-rCN': /改|更正/,
}
const TAKEN: Words = {
  en: /\b(?:took|taken|take|swallow\w*)\b/,
  de: /\b(?:genommen|eingenommen|geschluckt|nehm\w*)\b/,
  es: /\b(?:tome|tomado|tomar|trague)\b/,
  fr: /\b(?:pris|prendre|avale)\b/,
  ko: /먹|복용/,
  ru: /выпил|принял|приня/,
  'zh-rCN': /吃|服/,
}

const LEAST_APP = 0.15
/** Advice about a medicine is none of it, whatever else is said. */
const OF_ADVICE: readonly LooseFeature[] = ['dosing', 'take-more', 'stop-change']
const isAppLabel = ({ label }: LikelyLabel<QuestionLabel>): boolean => label.startsWith('app-')

/** How likely it is that the question asks how something is done in the app. */
export const appChance = (ranked: readonly LikelyLabel<QuestionLabel>[]): number =>
  ranked.reduce((sum, one) => sum + (isAppLabel(one) ? one.chance : 0), 0)

/** To delete a dose that was entered twice, or to go on with the diary on a new telephone. [ASST-240] */
export function readAppForm(
  { typed, thesaurus }: Pick<LooseReading, 'typed' | 'thesaurus'>,
  features: ReadonlySet<LooseFeature>,
  ranked: readonly LikelyLabel<QuestionLabel>[],
): AppTopicId | null {
  const text = foldWords(typed)
  const says = (words: Words): boolean => words[thesaurus.language].test(text)
  if (OF_ADVICE.some((one) => features.has(one))) return null
  // "8 instead of 3": a number of pain, and no dose. [ASST-295]
  const isOfDose = says(DOSES) || says(MEDICINES) || says(TAKEN)
  if (says(INSTEAD) && says(CORRECT) && !isOfDose) return 'edit-record'
  const isWrittenTwice = says(WRITTEN) && says(TWICE)
  if (says(DELETE) && (says(DOSES) || (says(MEDICINES) && isWrittenTwice))) return 'edit-dose'
  const [first] = ranked
  const isOfApp = first !== undefined && isAppLabel(first) && first.chance >= LEAST_APP
  if (!isOfApp || !NEW_DEVICE_LABELS.includes(first.label)) return null
  return says(DEVICES) && says(ANOTHER) ? 'new-phone' : null
}
const NEW_DEVICE_LABELS: readonly QuestionLabel[] = ['app-new-phone', 'app-other-device']

const ADVICE: readonly Decline[] = ['dose', 'stop-or-change']
const SURELY_APP = { advice: 0.5, other: 0.2 } as const
const REFUSED_AT_MOST = { advice: 0.02, other: 0.05 } as const

/** Labels of the app together leave no room for what the words seem to ask. [ASST-240] */
export function isAboutApp(
  why: Decline,
  {
    ranked,
    features,
    refusal,
  }: {
    ranked: readonly LikelyLabel<QuestionLabel>[]
    features: ReadonlySet<LooseFeature>
    refusal: number
  },
): boolean {
  const [first] = ranked
  if (first === undefined || !isAppLabel(first)) return false
  const kind = ADVICE.includes(why) ? 'advice' : 'other'
  const isOfAdvice = [...OF_ADVICE, 'dose-word' as const, 'may' as const].some((one) => features.has(one))
  return !isOfAdvice && appChance(ranked) >= SURELY_APP[kind] && refusal <= REFUSED_AT_MOST[kind]
}
