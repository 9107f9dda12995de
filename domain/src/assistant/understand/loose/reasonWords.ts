import type { Language } from '@reprieve/domain/settings/language.ts'

// Small tables for questions why, for the doctor and about the app, in folded text.

type Words = Readonly<Record<Language, RegExp>>

/** What was different, what changed, what was done. */
export const WHAT_DIFFERENT: Words = {
  en: /\bwhat(?: s|s)?\b.*\b(?:different(?:ly)?|chang(?:ed?|ing))\b|\bwhat (?:happened|went wrong)\b|\bwhat (?:did|have|had|was|am|do) i (?:do|done|doing|have|been doing)\b/,
  de: /\bwas\b.*\b(?:anders|verander\w*|geandert|falsch)\b|\bwas (?:mach|tu|tat)\w*\b|\bwas hab\w* ich\b.*\b(?:gemacht|getan)\b|\bwas (?:ist|war) (?:da |denn )?(?:passiert|los)\b/,
  es: /\bque\b.*\b(?:distint\w*|diferent\w*|cambi\w*)|\bque (?:paso|ha pasado|hice|hago|estoy haciendo|he hecho|fallo)\b/,
  fr: /\bqu\w*\b.*\b(?:differe?n\w*|chang\w*|bouge\w*|autrement)\b|\bqu\w*\b.*\b(?:j ai fait|je fais|s est (?:il )?passe|n allait pas|va pas)\b/,
  ko: /(?:뭐|무엇|뭘|뭔가|무슨|어떤).*(?:다르|달라|다른|달랐|바뀌|바뀐|변했|변한|한 ?걸까|했)|(?:다르|달라|다른|달랐|바뀌|바뀐|변한).*(?:뭐|무엇|뭘|점)|무슨 ?일/,
  ru: /(?:^| )что .*(?:измен|по другому|не так|иначе|отлича|делал|делаю|сделал|случил|произош)|(?:^| )чем .*отлича/,
  'zh-rCN':
    /(?:什么|啥|哪里|哪儿|哪些).*(?:不同|不一样|变|区别|做)|(?:不同|不一样|变化|变了|区别|做了)(?:在)?(?:什么|啥|哪)|怎么(?:了|回事)|发生/,
}

/** Good days have become few. */
export const FEW_GOOD_DAYS: Words = {
  en: /\b(?:no|fewer|hardly|barely|never|not|few|less|don t|t|dont|any|stopped)\b.*\bgood days?\b|\bgood days?\b.*\b(?:gone|rare|few(?:er)?|less|stopped|disappear\w*|missing)\b/,
  de: /\b(?:kein\w*|weniger|kaum|nie|selten\w*|wenig)\b.*\bgute\w* tage?n?\b|\bgute\w* tage?n?\b.*\b(?:mehr|weg|selten\w*|weniger|wenig)\b/,
  es: /\b(?:no|ningun|menos|sin|casi|pocos|tan pocos)\b.*\b(?:dias? buenos?|buenos dias)\b|\bdias? buenos?\b.*\b(?:menos|pocos|no hay|desaparec\w*)\b/,
  fr: /\b(?:plus|pas|moins|jamais|peu|aucun\w*)\b.*\b(?:bons? jours?|bonnes? journees?|jours? bons?)\b|\b(?:bons? jours?|bonnes? journees?)\b.*\b(?:rares?|moins|disparu\w*)\b/,
  ko: /(?:좋은|괜찮은|덜 ?아픈|안 ?아픈|편한|컨디션 ?좋은) ?날.*(?:없|줄|적|사라|안 ?오)/,
  ru: /(?:нет|мало|меньше|почти|не бывает|никак|ни одн\S*|редко|реже).*хорош\S* дн|хорош\S* дн\S*.*(?:нет|мало|меньше|пропал|исчез|не бывает|не стало|редк)/,
  'zh-rCN':
    /(?:没|少|不再).*(?:好日子|好过的?(?:日子|天)|(?:状态|感觉)?好的(?:日子|天)|舒服的?(?:日子|天)|轻松的?(?:日子|天))|(?:好日子|好过的日子|轻松的日子|好的日子|舒服的日子).*(?:没|少|不见)/,
}

/** On waking, in the morning after the night. */
export const WAKING: Words = {
  en: /\b(?:wake|wakes|waking|woke|woken)\b|\bget(?:ting)? (?:up|out of bed)\b|\bgot up\b/,
  de: /\b(?:auf)?wach\w*\b|\baufsteh\w*|\bsteh\w*\b.*\bauf\b|\baufgestanden\b/,
  es: /\bdespiert\w*|\blevant\w*|\bamane[cz]\w*/,
  fr: /\breveill?\w*|\b(?:je|j)? ?me leve\b|\bau lever\b|\blevant\b/,
  ko: /일어나|깨면|깰 ?때|깨고 ?나면|자고 ?나면|눈 ?뜨/,
  ru: /просыпа|встаю|проснул|проснус|вставать/,
  'zh-rCN': /醒来|起床|睡醒|醒了|一醒|起来/,
}

/** In the middle of the night: then it is about waking, and not about the morning. */
export const IN_NIGHT: Words = {
  en: /\b(?:at|in the|during the|through the) nights?\b|\b\d ?am\b|\bmiddle of\b|\bkeep waking up at\b/,
  de: /\bnachts\b|\bin der nacht\b|\bmitten in\b|\bum \d\b/,
  es: /\b(?:de|por la|en la|durante la) (?:noche|madrugada)\b|\ba las \d\b/,
  fr: /\b(?:la|en pleine|dans la) nuit\b|\ba \d ?h\b/,
  ko: /밤에|밤중|새벽|자다가/,
  ru: /ночью|посреди ночи|по ночам/,
  'zh-rCN': /半夜|夜里|夜间|凌晨/,
}

/** Days or nights of one kind. */
export const THOSE_DAYS: Words = {
  en: /\b(?:days|nights)\b/,
  de: /\b(?:tagen?|nachten?)\b/,
  es: /\b(?:dias|noches)\b/,
  fr: /\b(?:jours|journees|nuits)\b/,
  ko: /날|밤/,
  ru: /(?:^| )(?:дн[ияе]\S*|ноч\S*)/,
  'zh-rCN': /的(?:那些|几)?(?:天|日子|晚上?|夜|时候)|那些?(?:天|晚)/,
}

/** The nights themselves, and no pain at night. */
export const THE_NIGHTS: Words = {
  en: /\b(?:the|my) nights\b|\bnights (?:are|have|been|got|get|so|feel)\b/,
  de: /\b(?:die|meine) nachte\b|\bnachte (?:sind|werden|so|wieder)\b/,
  es: /(?<!por )(?<!en )(?<!todas )\b(?:las|mis) noches\b/,
  fr: /\b(?:les|mes) nuits\b/,
  ko: /밤이 |밤잠|밤마다 (?:더|왜)/,
  ru: /(?:^| )ночи (?:стал|у меня|так|таки|хуже|опять)|(?:стали|мои) ночи/,
  'zh-rCN': /(?:夜晚|夜里|晚上).*(?:越来越|更糟|变差|更难)/,
}

/** What comes before bad days, and not before the worst one. */
export const BEFORE_BAD_DAYS: Words = {
  en: /\b(?:before|ahead of|preced\w*|lead(?:s|ing)? (?:up )?to)\b.*\b(?:(?:a|any|every|my) (?:really )?(?:bad|rough|hard|awful|terrible|painful) (?:day|one)|(?:bad|rough|hard|awful|terrible|painful) days|flares|flare ups)\b/,
  de: /\b(?:vor|vortag\w*|tags zuvor|davor|vorher|voraus|voran)\b.*\b(?:schlecht|schlimm|schwer|mies|ubl)e[nmr]? (?:tage?n?|schmerztag\w*)\b|\b(?:schlecht|schlimm|schwer|mies)e[nmr]? tag\w*\b.*\b(?:vorher|davor|voraus|voran|vortag\w*)\b/,
  es: /\b(?:antes|antecede\w*|precede\w*|vispera|dia anterior)\b.*\b(?:dias? mal[oa]s?|mal(?:os)? dias?|dias? dificil\w*|brotes|crisis)\b/,
  fr: /\b(?:avant|veille|precede\w*)\b.*\b(?:mauvais(?:es)? (?:jours?|journees?)|jours? difficiles?|crises)\b/,
  ko: /(?:안 ?좋은|나쁜|힘든|많이 ?아픈|심한) ?날.*(?:전에|하루 ?전|전날|앞)/,
  ru: /(?:перед|накануне|за день до|предшеству\S*).*(?:плох|тяж[её]л|трудн)\S* дн|(?:плох|тяж[её]л|трудн)\S* дн\S*.*(?:накануне|предшеству)|перед обострениями/,
  'zh-rCN':
    /(?:难受|难熬|糟糕|不好|厉害|坏|很疼)的?(?:日子|天|那天).*(?:前一天|头一天|之前|前面)|(?:前一天|头一天).*(?:难受|难熬|疼得厉害|坏日子)/,
}

/** What was done on days that are asked about. */
export const WHAT_DID: Words = {
  en: /\bwhat\b.*\b(?:did|do|done|doing)\b|\bwhat (?:helped|went|was there)\b/,
  de: /\bwas\b.*\b(?:hab\w*|gemacht|getan|machte|richtig|war)\b/,
  es: /\bque (?:hice|hacia|habia|tuve|he hecho|hago)\b/,
  fr: /\bqu\w*\b.*\b(?:fait|faisais|faisait)\b/,
  ko: /(?:뭘|뭐|무엇|무슨).*(?:했|하고|한|잘)/,
  ru: /(?:^| )что .*(?:делал|сделал|было)/,
  'zh-rCN': /做(?:了|对|过)?(?:些)?(?:什么|啥)|(?:什么|哪些).*做/,
}

/** Whether something is to be told. */
export const SHOULD_TELL: Words = {
  en: /\b(?:should|worth|ought|need|must|shall)\b.*\b(?:tell\w*|mention\w*|bring\w*|say\w*|rais\w*|report\w*)\b/,
  de: /\b(?:soll|sollte|muss|lohnt|wert)\b.*\b(?:sag|erzahl|erwahn|ansprech|bericht|meld)\w*/,
  es: /\b(?:conviene|debo|deberia|tengo que|vale la pena|hace falta)\b.*\b(?:cont\w*|dec\w*|mencion\w*|coment\w*)/,
  fr: /\b(?:dois|faut|devrais|vaut|necessaire)\b.*\b(?:parl\w*|dire|dise|signal\w*|mention\w*)/,
  ko: /(?:말|얘기|이야기|알려|알리)\S*(?: ?\S*)?(?:할까|해야|되나|하나|좋을까|드려야|돼)/,
  ru: /(?:стоит|нужно|надо|должн\S*)(?: \S+){0,3} (?:сказ|говор|рассказ|сообщ|упомин)|(?:сказать|говорить|рассказать|сообщить) ли/,
  'zh-rCN': /(?:要不要|该不该|需要|应该|应不应该|用不用|值得).*(?:说|告诉|提|讲)/,
}

/** What to tell, and not whether. */
export const WHAT_TO_TELL: Words = {
  en: /\bwhat\b.*\b(?:tell|say|mention|report)\b/,
  de: /\bwas (?:\w+ ){0,6}(?:sag|erzahl|erwahn|bericht|ansprech)\w*/,
  es: /\bque (?:le |les )?(?:debo|deberia|cuento|digo|puedo|conviene|tengo que|hay que|es lo que)\b/,
  fr: /\b(?:que|quoi|qu est ce que) (?:\w+ ){0,3}(?:dire|dis|raconte\w*|parle\w*|signale\w*|mentionne\w*)\b/,
  ko: /뭐라고|뭐를|뭘|무엇을|무슨 ?(?:말|얘기|이야기)|어떻게 ?(?:말|얘기|설명)/,
  ru: /(?:^| )(?:что|о ч[её]м) (?:\S+ ){0,4}(?:сказать|говорить|рассказ\S*|сообщить|упомянуть)/,
  'zh-rCN': /(?:说|讲|告诉|提).*(?:什么|啥|哪些)|(?:什么|啥|哪些).*(?:说|讲|告诉)|怎么(?:说|讲)/,
}

/** Of whom something is noted or asked: the diary, a doctor, a pharmacist. */
export const NOTED_OR_TOLD: Words = {
  en: /\b(?:noted?|record\w*|wrote|written|logged|diary|list|mention|tell|anything|pharmacist|doctor|gp|count)\b/,
  de: /notier|eingetragen|aufgeschrieben|tagebuch|liste|arzt|arzt|doktor|apothek|zusammen/,
  es: /\banot|\bapunt|registr|diario|lista|medic[oa]|doctor|farmac/,
  fr: /\bnote|inscri|carnet|liste|medecin|docteur|pharmacien|ecrit/,
  ko: /적어|적은|기록|일지|정리|뽑아|의사|약사|병원|진료/,
  ru: /записа|отмеч|дневник|список|врач|доктор|фармацевт|аптек/,
  'zh-rCN': /记|写|日记|列|医生|大夫|药师|药剂师/,
}

export const DICTATING: Words = {
  en: /\bdictat\w*|\bvoice (?:input|typing|entry|record\w*)\b|\b(?:speak|talk)\w*\b.*\b(?:instead of|rather than) (?:typ|writ)\w*|\bspeech to text\b|\b(?:by|with my) voice\b|\bmicrophone\b/,
  de: /\bdiktier\w*|\bdiktat\b|\bspracheingabe\b|\b(?:ein|rein|auf)?(?:sprechen|reden)\b.*\b(?:an)?statt\b|\b(?:an)?statt (?:zu )?(?:tippen|schreiben)\b|\bmikrofon\b/,
  es: /\bdict(?:ar|ado|o|arlo|arle|arte)\b|\b(?:por|con la) voz\b|\bmicrofono\b|\b(?:hablar|hablando)\b.*\ben (?:vez|lugar) de (?:escribir|teclear)/,
  fr: /\bdict(?:er|ee|ees|ant)\b|\bsaisie vocale\b|\ba la voix\b|\bmicro(?:phone)?\b|\bparler\b.*\bau lieu d (?:ecrire)|\bau lieu (?:de taper|d ecrire)\b/,
  ko: /받아 ?쓰기|음성(?:으로)? ?(?:입력|기록|인식)|말로 ?(?:입력|기록|적|써|쓸|하면)|마이크|음성으로/,
  ru: /(?:^| )(?:на|за|про)?дикт(?:ов|ую|уем)\S*|голосом|голосов\S* (?:ввод|набор)|микрофон/,
  'zh-rCN':
    /语音(?:输入|记录|录入)|口述|听写|(?:说话|用说的|用嘴).*(?:打字|输入|记)|麦克风|(?:不用|不想|代替)打字/,
}

/** To take a medicine off the list, and not to stop one. */
export const REMOVE_MEDICINE: Words = {
  en: /\b(?:delete|remove|take)\b.*\b(?:medic\w*|tablets?|pills?|drug)\b.*\b(?:no longer|any ?more|from (?:the|my) list|off (?:the|my) list|from the app)\b/,
  de: /\b(?:losch\w*|entfern\w*|rausnehm\w*|rausstreich\w*)\b.*\b(?:medikament\w*|tablette\w*|mittel)\b|\b(?:medikament\w*|tablette\w*|mittel)\b.*\b(?:losch\w*|entfern\w*|aus der liste)\b/,
  es: /\b(?:borrar|borro|eliminar|elimino|quitar de la lista)\b.*\b(?:medicament\w*|medicinas?|pastillas?)\b/,
  fr: /\b(?:effacer|efface|supprimer|supprime|enlever de la liste|retirer de la liste)\b.*\b(?:medicaments?|cachets?|comprimes?)\b/,
  ko: /약(?:을|은|이)? ?.*(?:지우|지워|삭제|목록에서)/,
  ru: /(?:удал|убрать из списка|стереть|вычеркн)\S*.*(?:лекарств|препарат|таблет)/,
  'zh-rCN': /(?:删|移除).*药|药.*(?:删|移除)/,
}

/** Counted, and not compared. */
export const MOST_OFTEN: Words = {
  en: /\bmost (?:often|frequent\w*|common\w*)\b|\b(?:show|come|turn|crop)s? up (?:the )?most\b/,
  de: /\bam (?:haufigsten|oftesten|meisten)\b|\bhaufigste\w*/,
  es: /\bmas (?:a menudo|frecuente\w*|veces|seguido|frecuencia|se repit\w*|aparec\w*)\b/,
  fr: /\bles? plus (?:souvent|frequent\w*|courant\w*)\b|\brevien\w* le plus\b/,
  ko: /(?:가장|제일) ?(?:자주|많이|흔)/,
  ru: /чаще всего|самы\S* част/,
  'zh-rCN': /最(?:常|多|频繁)/,
}

/** Only a little time at the doctor's. */
export const SHORT_VISIT: Words = {
  en: /\b(?:three|3|two|2|few) (?:\w+ )?(?:things|points|sentences|facts)\b|\bmost important\b|\b(?:briefly|in brief|in short|short version)\b|\b\w+ minutes\b/,
  de: /\b(?:drei|3|zwei|2|paar) (?:\w+ )?(?:punkte|dinge|sachen|satze)\b|\bwichtigste\w*\b|\bkurz(?:e|er|fassung|gefasst)?\b|\bminuten\b/,
  es: /\b(?:tres|3|dos|2) (?:cosas|puntos|frases)\b|\blo mas importante\b|\bbreve\w*|\bresumid\w*|\bminutos\b/,
  fr: /\b(?:trois|3|deux|2) (?:choses|points|phrases)\b|\bplus important\w*|\bessentiel\b|\bbref\b|\bbrievement\b|\bminutes\b/,
  ko: /(?:세|3|두|2|몇) ?(?:가지|개|줄|마디)|중요한 ?것만|짧게|간단히|추려|\d+ ?분/,
  ru: /(?:три|3|два|2|пару) (?:вещи|пункта|главн\S*|фраз\S*|слов\S*)|сам\S* (?:главн|важн)|коротко|кратко|минут/,
  'zh-rCN': /(?:三|3|两|2|几)(?:点|件|句|条)|最重要|简短|简单说|分钟|重点/,
}
