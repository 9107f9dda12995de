import { DOCTOR_WORDS } from '../../example/askVisit.ts'
import { foldWords } from '../../foldQuestion.ts'

/**
 * Sayings in which a part of the body, a feeling or a sport is no such thing, with plain words for them. In typed text; "pain
 * in the head", dizziness and what is said of giving up are none of them.
 */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  // English
  [/\boff the top of my head\b/giu, 'quickly'],
  [/\bget (?:this|that|it) out of my head\b/giu, 'stop thinking of it'],
  [/\b(?:get|wrap) my head (?:a?round)\b/giu, 'understand'],
  [/\b(?:is |it['’]?s )?doing my head in\b/giu, 'is annoying me'],
  [/\bkeep(?:ing)? my head above water\b/giu, 'cope'],
  [
    /\b(?:such a|a (?:right|real|total|proper)) pain in the (?:neck|arse|ass|backside|butt|bum)\b/giu,
    'a nuisance',
  ],
  [/\b(?:get(?:ting)?|got) (?:this |that |it )?off my chest\b/giu, 'say'],
  [/\bback on (?:my|their|your) feet\b/giu, 'well again'],
  [/\b(?:rushed|run) off my feet\b/giu, 'very busy'],
  [/\b(?:put|putting) my foot down\b/giu, 'insist'],
  [/\bon (?:my|its) last legs\b/giu, 'exhausted'],
  [/\bcosts? an arm and a leg\b/giu, 'is dear'],
  [/\bpull(?:ing)? my leg\b/giu, 'joking'],
  [/\bon the (?:one|other) hand\b/giu, ' '],
  [/\b(?:go|goes|going|come|comes) hand in hand\b/giu, 'go together'],
  [/\b(?:give|lend|gave) me a hand\b/giu, 'help me'],
  [/\bbehind my back\b/giu, 'secretly'],
  [/\bback to square one\b/giu, 'at the beginning'],
  [/\bup to my (?:neck|eyes|ears) in\b/giu, 'busy with'],
  [/\bbreathing down my neck\b/giu, 'pressing me'],
  [/\bon the tip of my tongue\b/giu, 'nearly known'],
  [/\b(nights?|days?|weeks?|months?|times?) running\b/giu, '$1 in a row'],
  [/\bin the long run\b/giu, 'over time'],
  [/\brun(?:ning)? out of (?:steam|puff)\b/giu, 'getting tired'],
  // "What has changed" beside a medicine asks to change none.
  [
    /(?<=\b(?:used to|this time|hardly|barely|any ?more|no longer)\b.*)\bwhat(?:['’]s|s| has)(?: really)? changed\b/giu,
    'what is different',
  ],
  // German
  [/(?<!\p{L})(?:geht|gehen|will|wollen) mir nicht (?:mehr )?aus dem kopf(?!\p{L})/giu, 'beschäftigt mich'],
  [/(?<!\p{L})aus dem kopf (?=weiß|wissen|sagen|kann)/giu, 'auswendig '],
  [/(?<!\p{L})(?:wächst|wachsen) mir (?:alles |das )?über den kopf(?!\p{L})/giu, 'wird mir alles zu viel'],
  [/(?<!\p{L})(?:zerbreche|zerbrech) mir (?:\p{L}+ )?den kopf(?!\p{L})/giu, 'grüble ich'],
  [/(?<!\p{L})(?:auf den kopf gestellt|hals über kopf|kopf in den sand)(?!\p{L})/giu, 'durcheinander'],
  [/(?<!\p{L})vor den kopf gestoßen(?!\p{L})/giu, 'gekränkt'],
  [/(?<!\p{L})im kopf (?=behalt|merk|hab)/giu, ' '],
  [
    /(?<!\p{L})(?:hängt|hängts|hängen) mir (?:\p{L}+ )?zum hals(?:e)? (?:he)?raus(?!\p{L})/giu,
    'habe ich satt',
  ],
  [/(?<!\p{L})(?:hab(?:e)? |habs )?die nase (?:gestrichen )?voll(?!\p{L})/giu, 'habe es satt'],
  [/(?<!\p{L})hand in hand(?= geh|$)/giu, 'zusammen'],
  [/(?<!\p{L})auf der hand(?= lieg| läg|$)/giu, 'klar'],
  [/(?<!\p{L})hand aufs herz(?!\p{L})/giu, 'ehrlich'],
  [/(?<!\p{L})(?:wieder |nicht |endlich )*(?:auf die beine) (?=komm|gekomm)/giu, 'wieder gesund zu werden '],
  [/(?<!\p{L})(komme?|kam|komm)((?: \p{L}+){0,3}) (?:wieder )?auf die beine(?!\p{L})/giu, 'werde$2 gesund'],
  [/(?<!\p{L})auf die leichte schulter(?!\p{L})/giu, 'leicht'],
  [/(?<!\p{L})die kalte schulter(?!\p{L})/giu, 'keine Antwort'],
  [/(?<!\p{L})hinter (?:meinem|unserem) rücken(?!\p{L})/giu, 'heimlich'],
  [/(?<!\p{L})mit dem rücken (?:zur|an der) wand(?!\p{L})/giu, 'in Not'],
  [/(?<!\p{L})in den rücken (?=fall|gefall)/giu, 'nicht zu mir '],
  [/(?<!\p{L})unter die arme (?=greif|gegriff)/giu, 'Hilfe '],
  [/(?<!\p{L})mit dem falschen (?:fuß|bein) (?:auf\p{L}*)(?!\p{L})/giu, 'schlecht gelaunt'],
  // Spanish
  [
    /(?<!\p{L})no (?:levanto|levant[éoó]|levantaba|levantar|consigo levantar|logro levantar|puedo levantar|hay manera de levantar) cabeza(?!\p{L})/giu,
    'no mejoro',
  ],
  [/(?<!\p{L})sin levantar cabeza(?!\p{L})/giu, 'sin mejorar'],
  [/(?<!\p{L})(?:voy|vamos|ando|iba|va|trae|traen) de cabeza(?!\p{L})/giu, 'con mucho que hacer'],
  [
    /(?<!\p{L})(?:me (?:como|comí|comía|he comido|rompo|caliento|estoy comiendo)|comerme|romperme|calentarme) (?:mucho )?(?:la cabeza|el coco)(?!\p{L})/giu,
    'le doy vueltas',
  ],
  [/(?<!\p{L})(?:no )?me (?:cabe|entra) en la cabeza(?!\p{L})/giu, 'no lo entiendo'],
  [/(?<!\p{L})sin pies ni cabeza(?!\p{L})/giu, 'sin sentido'],
  [/(?<!\p{L})(?:no doy|no dar|sin dar) pie con bola(?!\p{L})/giu, 'me sale todo mal'],
  [/(?<!\p{L})hasta (?:las narices|la coronilla|el gorro|los pelos|el moño)(?!\p{L})/giu, 'harta'],
  [/(?<!\p{L})(?:con el agua al|hasta el) cuello(?= de| con|$|[,.!?])/giu, 'con mucho'],
  [/(?<!\p{L})(?:no )(?:pego|pegué|pegado|he pegado|pegar|pegaba) (?:ni )?ojo(?!\p{L})/giu, 'no dormir nada'],
  [/(?<!\p{L})(?:van|va|ir|vayan) (?:siempre )?de la mano(?!\p{L})/giu, 'van juntos'],
  [/(?<!\p{L})ech(?:ar|an|a)(?:me|nos)? una mano(?!\p{L})/giu, 'ayudar'],
  [/(?<!\p{L})al pie de la letra(?!\p{L})/giu, 'exactamente'],
  [/(?<!\p{L})con el pie izquierdo(?!\p{L})/giu, 'de mal humor'],
  [/(?<!\p{L})a mis espaldas(?!\p{L})/giu, 'en secreto'],
  [/(?<!\p{L})(?:arrimar el hombro|codo con codo|hombro con hombro)(?!\p{L})/giu, 'ayudando'],
  [/(?<!\p{L})(?:se me hace |me resulta )?cuesta arriba(?!\p{L})/giu, 'difícil'],
  [/(?<!\p{L})de las gordas(?!\p{L})/giu, 'de las fuertes'],
  [/(?<!\p{L})(?:tom(?:ar|an|a)(?:me)? el pelo)(?!\p{L})/giu, 'bromear'],
  // French
  [/(?<!\p{L})(?:prise|prises) de tête(?!\p{L})/giu, 'embêtant'],
  [/(?<!\p{L})(?:me|se) (?:prend|prends|prendre|casse|casser) (?:pas )?la tête(?!\p{L})/giu, 'm’embête'],
  [/(?<!\p{L})la tête (?:ailleurs|dans le guidon)(?!\p{L})/giu, 'distraite'],
  [/(?<!\p{L})à tête reposée(?!\p{L})/giu, 'au calme'],
  [/(?<!\p{L})(?:j['’]?)?en (?:ai|avoir) plein le dos(?!\p{L})/giu, 'j’en ai assez'],
  [/(?<!\p{L})(?:a|ont) bon dos(?!\p{L})/giu, 'sert d’excuse'],
  [/(?<!\p{L})(?:coup|coups) de main(?!\p{L})/giu, 'de l’aide'],
  [/(?<!\p{L})(?:vont|va|aller) (?:toujours )?(?:main dans la main|de pair)(?!\p{L})/giu, 'vont ensemble'],
  [/(?<!\p{L})au pied de la lettre(?!\p{L})/giu, 'exactement'],
  [/(?<!\p{L})(?:me|nous) cass(?:e|ent|er) les pieds(?!\p{L})/giu, 'm’embête'],
  [/(?<!\p{L})(?:lever|lève|levé) le pied(?!\p{L})/giu, 'ralentir'],
  [/(?<=(?:suis|étais|être|est) )sur les (?:rotules|genoux)(?!\p{L})/giu, 'épuisée'],
  [/(?<!\p{L})se serrer les coudes(?!\p{L})/giu, 's’entraider'],
  [/(?<!\p{L})du pied gauche(?!\p{L})/giu, 'de mauvaise humeur'],
  [/(?<!\p{L})me tien(?:t|nent) la jambe(?!\p{L})/giu, 'me retient'],
  // Russian
  [
    /не (?:выходит|выходят|идёт|идет) из головы|из головы не (?:выходит|выходят|идёт|идет)/giu,
    'всё время думаю',
  ],
  [/(?:ломаю|ломать) (?:себе )?голову/giu, 'думаю'],
  [
    /(?:прих\p{L}*|приш\p{L}*|лез\p{L}*) (?:мне )?в голову|в голову (?:ничего )?не (?:приходит|лезет|идёт|идет)/giu,
    'думается',
  ],
  [/(?:держать|держу) в голове/giu, 'помнить'],
  [/(?<!\p{L})выше головы/giu, 'очень много'],
  [/(?<!\p{L})из рук вон(?: плохо)?/giu, 'очень плохо'],
  [/(?<!\p{L})под рукой(?!\p{L})/giu, 'рядом'],
  [/(?<!\p{L})на скорую руку/giu, 'быстро'],
  [/(?<!\p{L})руки не доходят/giu, 'некогда'],
  [/(?<!\p{L})от руки(?!\p{L})/giu, 'на бумаге'],
  [/(?<!\p{L})не с той ноги/giu, 'в плохом настроении'],
  [/(?<!\p{L})без задних ног/giu, 'крепко'],
  [/(?<!\p{L})(?:встать|встала?|поставить|подняться) на ноги/giu, 'поправиться'],
  [/(?<!\p{L})(?:за (?:моей )?спиной)(?= говор| обсужд| шеп)/giu, 'тайком'],
  [/(?:сыт\p{L}*|дел) по горло/giu, 'слишком много'],
  [/(?<!\p{L})на носу(?!\p{L})/giu, 'скоро'],
  [/лицом к лицу/giu, 'вместе'],
  // Korean
  [/머리를? ?(?:식히|굴리|쥐어짜)/gu, '생각하'],
  [/머리에 ?안 ?들어/gu, '이해가 안 '],
  [/손에 ?(?:안 ?잡히|안 ?잡혀|잡히지 ?않)/gu, '집중이 안 되'],
  [/발 ?벗고/gu, '열심히'],
  [/발목(?:을)? ?잡/gu, '방해하'],
  [/발등에 ?불/gu, '급한 일'],
  [/눈에 ?띄게/gu, '뚜렷하게'],
  [/한눈에/gu, '한 번에'],
  [/눈코 ?뜰 ?새/gu, '시간이'],
  [/코앞(?=[이에으인]|$)/gu, '곧'],
  [/허리띠를? ?졸라/gu, '아껴 '],
  // Chinese
  [/(?<![骨肩指额舌拳眉手])头(?=(?:[一两几二三四五六]|半)(?:天|个?星期|周|个?月|次|年))/gu, '前'],
  [/从头(?=开始|再|来|到尾)/gu, '重新'],
  [/回头(?=看|想|再|一看)/gu, '之后'],
  [/心疼/gu, '舍不得'],
  [/伤脑筋/gu, '烦人'],
  [/抬不起头做人/gu, '难为情'],
]

/** To have no word left when it matters. */
const FORGOTTEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:goes|go|went|going|slips?|flies|flew) (?:clean |right |straight )?out of my head\b/giu,
    'is forgotten',
  ],
  [
    /(?<!\p{L})(?:ent)?(?:fällt mir (?:immer |dann )?|mir fällt (?:immer |dann )?)alles aus dem kopf(?!\p{L})/giu,
    'vergesse ich alles',
  ],
  [
    /(?<!\p{L})(?:siempre )?(?:todo )?se me (?:va|fue|olvida|escapa|borra) (?:todo )?de la (?:cabeza|mente)(?!\p{L})/giu,
    'se me olvida todo',
  ],
  [/(?<!\p{L})(?:ça |tout )?me sort (?:toujours |complètement )?de la tête(?!\p{L})/giu, 'j’oublie tout'],
  [
    /(?:вс[её] )?(?:из|с) головы (?:вс[её] )?(?:вылет\p{L}*|выскак\p{L}*|выскоч\p{L}*|выпад\p{L}*)/giu,
    'всё забываю',
  ],
  [/(?:вс[её] )?(?:вылет\p{L}*|выскак\p{L}*|выскоч\p{L}*) из головы/giu, 'всё забываю'],
  [/머리(?:에서|속에서|가) ?(?:다 |싹 |전부 )?(?:날아가|지워지|하얘지|하얘져|하얗게)/gu, '다 잊어버리'],
  [/머릿속이 ?(?:하얘지|하얘져|하얗게|백지)/gu, '다 잊어버리'],
  [
    /(?:一)?(?:进|到|见)(?:了)?(?:诊室|医生|大夫)(?:面前)?(?:我)?(?:脑子|脑袋|脑海)(?:里)?(?:就)?(?:一片)?(?:空白|空|白)(?:了)?/gu,
    '见医生就全忘了',
  ],
  [/(?:脑子|脑袋)里?(?:就)?一片空白/gu, '全忘了'],
]
/** At the doctor's that is no fog in the head: people say it of the excitement. */
const FORGOTTEN_THERE: readonly RegExp[] = [
  ...FORGOTTEN.map(([saying]) => saying),
  /[,;]?\s*\b(?:(?:because|as|since|and) )?(?:i|my mind) (?:always |just |usually )*(?:forget (?:everything|it all|half of it|what to say|things)|goes? blank|freeze)(?: (?:in there|there|once i['’]m in|when i['’]m (?:in )?there))?(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:dort |da |drin )?(?:vergess|vergesse) (?:ich )?(?:dort |da |drin |immer |sonst )*(?:alles|die hälfte)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})ich (?:vergess|vergesse) (?:dort |da |drin |immer |sonst )*(?:alles|die hälfte)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})mir fällt (?:dort |da |drin |immer |sonst |dann )*(?:alles aus dem kopf|nichts (?:mehr )?ein)(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:que |porque )?(?:siempre |luego )?(?:se me olvida|me olvido de) (?:siempre )?(?:todo|la mitad)(?!\p{L})|(?<!\p{L})me quedo en blanco(?!\p{L})/giu,
  /[,;]?\s*(?<!\p{L})(?:j['’]|je )(?:y )?(?:oublie|perds) (?:toujours )?(?:tout|la moitié|mes moyens)(?!\p{L})/giu,
  /(?:다|전부|자꾸|맨날) ?(?:까먹|잊어버)\S*/gu,
  /[,;]?\s*(?:я )?(?:там |всегда |сразу )*(?:вс[её] )(?:забываю|забуду|теряюсь)(?: там)?/giu,
  /(?:就|老|总是?)?(?:什么)?(?:全|都)(?:忘|记不(?:得|起))(?:了|光了)?/gu,
]

/** What people mean by a saying, in plain words. [ASST-312] */
export function inPlainWords(question: string): string {
  const said = SAYINGS.reduce((text, [saying, plain]) => text.replace(saying, plain), question)
  const folded = foldWords(question)
  const isAtDoctor = Object.values(DOCTOR_WORDS).some((words) => words.test(folded))
  const text = isAtDoctor
    ? FORGOTTEN_THERE.reduce((left, saying) => left.replace(saying, ' '), said)
    : FORGOTTEN.reduce((left, [saying, plain]) => left.replace(saying, plain), said)
  return text.trim() === '' ? question : text
}
