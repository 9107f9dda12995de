import type { Language } from '@reprieve/domain/settings/language.ts'

type Words = Readonly<Record<Language, RegExp>>

// What advice is asked for by whole words, in folded text.

/** How to lie in bed. */
export const LYING_WORDS: Words = {
  en: /\b(?:sleep(?:ing)?|lying|bed(?:time)?|night) positions?\b|\bpositions? (?:\w+ ){0,3}(?:sleep|bed|lie|fall asleep|drop off|nod off|night)\b|\b(?:get|lie|lying|settle|settled|be) (?:\w+ )?(?:comfortable|comfy|properly)\b.*\bbed\b|\bbed\b.*\b(?:get|lie|be) (?:comfortable|comfy)\b|\bhow (?:do|should|can|to|best to) (?:i )?(?:best )?lie\b/,
  de: /\b(?:schlaf|liege)(?:position|stellung|haltung|lage)\w*|\b(?:position|stellung|lage|haltung)\w*\b.*\b(?:schlaf|liegen|bett|einschlaf)\w*|\b(?:bett|liegen)\b.*\b(?:position|stellung|lager)\w*|\bwie (?:leg|lieg|lager)\w*\b|\bhinleg\w*\b.*\b(?:nacht|bett|schlaf)\w*/,
  es: /\b(?:postura|posicion)(?:es)?\b.*\b(?:dormir\w*|cama|acost\w*|noche|tumb\w*)|\b(?:dormir|cama)\b.*\b(?:postura|posicion)(?:es)?\b|\bcomo (?:me )?(?:coloco|colocarme|pongo|ponerme|tumbo|tumbarme|acuesto)\b.*\b(?:cama|dormir)\b/,
  fr: /\bpositions?\b.*\b(?:dormir|lit|nuit|sommeil|coucher|allong\w*|endorm\w*)|\b(?:dormir|lit)\b.*\bpositions?\b|\b(?:installer|installe|allonger|allonge|positionner|placer|mettre)\b (?:\w+ ){0,3}(?:lit|dormir)\b|\bcomment (?:\w+ ){0,2}(?:m allonger|s allonger|me coucher|se coucher)\b/,
  ko: /(?:잘 ?때|자는|수면|누워|누울|눕는|잠).{0,10}(?:자세|베개)|자세.{0,10}(?:자야|누워|누우|잠|잘)|어떻게 ?누워|어떻게 ?눕/,
  ru: /(?:поз[ауыео]|положени[еяи]|позици\w*)\S*(?: \S+){0,4} (?:сн[ауе]|спать|уснуть|заснуть|лежать|лечь|кроват\S*|постел\S*)|(?:спать|уснуть|заснуть|лечь|улечься|лежать|кроват\S*)(?: \S+){0,4} (?:поз[ауыео]|положени[еи]|позици\S*)|как (?:\S+ ){0,2}(?:лечь|улечься|лежать|устроиться)(?: \S+){0,3} (?:кроват|постел|ноч|спать|уснуть)/,
  'zh-rCN':
    /(?:睡|躺|卧).{0,8}姿势?|睡姿|姿势.{0,8}(?:睡|躺)|怎么(?:躺|睡)(?:着|下)?(?:才|会|能|比较)?(?:舒服|好受|不疼|不痛)/,
}

/** Before one goes to bed. */
export const BEFORE_BED_WORDS: Words = {
  en: /\bbefore (?:i go to |going to |i get into )?bed(?:time)?\b|\bbefore (?:i )?(?:turn in|go to sleep|sleep)\b/,
  de: /\bvor dem (?:schlafen\w*|zubettgehen|einschlafen|bett|hinlegen)|\bbevor ich (?:\w+ )?(?:ins bett|schlafen|mich hinleg)/,
  es: /\bantes de (?:acostarme|acostarse|ir(?:me)? a (?:la cama|dormir)|dormir(?:me)?|meterme en la cama)\b/,
  fr: /\bavant (?:de (?:me |se |m |s )?(?:coucher|dormir|endormir|mettre au lit|aller au lit|aller dormir)|le coucher)\b/,
  ko: /(?:자기|잠자기|잠들기|눕기|취침) ?전/,
  ru: /(?:перед|до) (?:сном|сна|тем как лечь|отходом ко сну)|на ночь глядя/,
  'zh-rCN': /睡(?:觉)?(?:之)?前|上床(?:之)?前|临睡/,
}

/** To sleep or to rest at night. */
export const REST_WORDS: Words = {
  en: /\b(?:sleep|rest|night)\b/,
  de: /schlaf|ruh|\bnacht\w*/,
  es: /\b(?:dormir|duerm\w*|descans\w*|noche)\b/,
  fr: /\b(?:dorm\w*|sommeil|repos\w*|nuit)\b/,
  ko: /자|잠|푹|쉬/,
  ru: /спать|спал|сон|сн[аеу]|отдох|ноч|высп|уснуть|заснуть/,
  'zh-rCN': /睡|休息|夜/,
}

/** What can be done, or how. */
export const ADVICE_WORDS: Words = {
  en: /\b(?:what|which) (?:\w+ ){0,3}(?:position|way)\b|\bwhat (?:can|could|should|do) i\b|\bwhat (?:helps|to do)\b|\bhow (?:do|can|could|should|to|best to|best)\b|\bany (?:\w+ ){0,2}(?:tips?|advice|ideas?|exercises?|stretches|moves)\b|\b(?:tips?|advice|suggest\w*|recommend\w*)\b/,
  de: /\bwelche\w* (?:\w*(?:position|lage|stellung|haltung|ubung)\w*)|\bwas (?:kann|konnte|soll|sollte|tun|mach\w*|tu|hilft|gibt es)\b|\bwie (?:kann|konnte|soll|sollte|mach\w*|leg\w*|lieg\w*|lager\w*|teil\w*|werde?|halt\w*|steh\w*|ubersteh\w*|schaff\w*|komm\w*|lass\w*|krieg\w*|gehe?|hor\w*)\b|\b(?:tipps?|rat|ratschl\w*|empf\w*|vorschl\w*|trick\w*|ubung\w*)\b/,
  es: /\bque (?:puedo|podria|debo|hago|hacer|me (?:recomiend|aconsej|va bien|conviene|ayuda)\w*|postura|posicion)\b|\bcomo\b|\b(?:consejos?|trucos?|ideas?|recomend\w*|aconsej\w*|ejercicios?|sugerencias?)\b/,
  fr: /\b(?:que|quoi) (?:puis je|faire|je peux|dois je)\b|\bqu est ce que je (?:peux|dois|fais)\b|\bcomment\b|\b(?:conseil\w*|astuces?|idees?|exercices?|recommand\w*|truc\w*)\b|\bquelles? (?:position|exercice)\w*/,
  ko: /어떻게|어떡|방법|요령|조언|추천|알려|팁|뭘 ?(?:하|해)|뭐(?:가|를)? ?(?:하|해|좋)|무엇을|좋을까|있을까|있나|없을까|없나/,
  ru: /что (?:\S+ )?(?:делать|сделать|можно|могу|посовет\S*|помога\S*|поможет)|(?:^| )как (?!часто|долго|сильно|много|было)|совет|посовет|подскаж|упражнени|рекоменд|какая поза|какую позу|в какой/,
  'zh-rCN':
    /怎么|如何|怎样|什么(?:办法|方法|动作|姿势)|办法|方法|建议|技巧|窍门|哪些|有没有|能做(?:点|些)?(?:什么|啥)|该/,
}

/** Work for a feast or in the kitchen. */
export const COOKING_WORDS: Words = {
  en: /\b(?:cook\w*|baking|kitchen|meals?|food|dinner)\b/,
  de: /koch|back(?:en|e)\b|kuche|essen(?: (?:fur|zu)|$| )/,
  es: /\b(?:cocin\w*|comidas?|cenas?|hornear)\b/,
  fr: /\b(?:cuisin\w*|repas|plats|cuisson|diner)\b/,
  ko: /음식|요리|부엌|차례상|제사상|김장|전 ?부/,
  ru: /готовк|готовить|стряпа|кухн|готовл|пироги/,
  'zh-rCN': /做饭|做菜|下厨|厨房|烧菜|年夜饭|包饺子/,
}

/** To divide work into parts. */
export const DIVIDE_WORDS: Words = {
  en: /\b(?:split\w*|spread\w*|break(?:ing)? (?:it|things|the \w+|this|that|them)? ?(?:up|down)|divid\w*|in stages|bit by bit|pac(?:e|ing)|share out|portion\w*)\b/,
  de: /\b(?:aufteil\w*|einteil\w*|verteil\w*|teil\w* (?:\w+ ){0,7}(?:auf|ein)|in etappen|stuckweise|happchenweise|in portionen|nach und nach)\b/,
  es: /\b(?:repart\w*|divid\w*|dosific\w*|por partes|por etapas|poco a poco|en trozos|fraccion\w*|escalon\w*)\b/,
  fr: /\b(?:repart\w*|fractionn\w*|decoup\w*|etal\w*|par etapes|petit a petit|en plusieurs fois|divis\w*|dos(?:er|e))\b/,
  ko: /나눠|나누|쪼개|조금씩|분배/,
  ru: /раздел|распредел|разбить|разбива|по частям|порциями|поэтапно|понемногу|растянуть/,
  'zh-rCN': /分(?:开|批|段|几次|着|步|工|配|摊)|一点一点|慢慢来/,
}

/** A gathering at which one sits for long. */
export const LONG_SITTING_WORDS: Words = {
  en: /\b(?:all|whole|entire) (?:the )?(?:afternoon|evening|day|night)\b|\b(?:goes|going|lasts?|lasting|drags?) (?:on )?(?:for )?(?:hours|ages|forever|all)\b|\bfor hours\b|\b(?:sit|sitting) through\b|\blong (?:meal|dinner|lunch|party|family|wedding|evening)\b|\bhours (?:at|of)\b/,
  de: /\b(?:den |einen |die )?ganzen? (?:nachmittag|abend|tag|nacht)\b|\bstundenlang\w*|\b(?:uber )?stunden\b|\blange\w* (?:essen|feier|abend|familien\w*|fest\w*|sitzen)\b/,
  es: /\btod[oa] (?:la |el )?(?:tarde|noche|dia)\b|\bhoras\b|\blarg[oa]s?\b|\bsobremesas?\b/,
  fr: /\btout(?:e)? (?:l apres midi|la (?:journee|soiree|nuit)|le (?:jour|repas))\b|\bdes heures\b|\b(?:longs?|longues?|interminables?)\b|\bs eternis\w*/,
  ko: /(?:종일|내내|몇 ?시간|오래|밤새|하루 ?종일)/,
  ru: /вес[ьи] (?:день|вечер)|(?:целы[ий]|целую) (?:день|вечер|ночь)|всю ночь|часами|(?:несколько|много|по) (?:\S+ )?часов|долг/,
  'zh-rCN': /(?:一|整)(?:整)?(?:个)?(?:下午|晚上|天)|好几个?(?:小时|钟头)|几个(?:小时|钟头)|很久|半天|长时间/,
}

/** To last through it. */
export const LAST_WORDS: Words = {
  en: /\b(?:get(?:ting)? through|survive|cope|manage|last|sit through|make it through|bear|tips?|hold out)\b/,
  de: /\b(?:durchhalt\w*|durchsteh\w*|ubersteh\w*|uberleb\w*|aushalt\w*|halt\w*|schaff\w*|sitz\w*|ubersteht|tipps?|steh\w*)\b/,
  es: /\b(?:aguant\w*|sobreviv\w*|soport\w*|sobrellev\w*|llevar\w*|pasar|resist\w*|consejos?|hago)\b/,
  fr: /\b(?:tenir|tiens|supporter|survivre|gerer|resister|conseils?|endurer|passer)\b/,
  ko: /버티|버텨|견디|견뎌|앉아|넘기|요령/,
  ru: /выдерж|пережить|высидеть|продерж|вытерп|справ|вынести|отсидеть|совет/,
  'zh-rCN': /撑|熬|坚持|挺|应付|坐/,
}

/** An image or a test that shows nothing. */
export const CLEAR_SCAN_WORDS: Words = {
  en: /\b(?:scans?|mri|x ?rays?|ct|blood tests?|bloods|tests?|results?|imaging)\b.{0,40}\b(?:clear|fine|normal|clean|ok|okay|good|nothing|show no\w*|came back)\b|\b(?:clear|normal|clean|nothing on the|nothing in the) (?:\w+ )?(?:scans?|mri|x ?rays?|tests?|bloods|results?)\b/,
  de: /\b(?:mrt|ct|rontgen\w*|bild(?:er|gebung)?|aufnahmen?|blutwerte|befunde?|untersuchungen|scan)\b.{0,40}\b(?:unauffallig\w*|normal\w*|ok|okay|gut|in ordnung|sauber|nichts|nix|ohne befund|o b)\b|\b(?:unauffallig\w*|normal\w*|gut\w*|nichts (?:auf|im|zu sehen)) (?:\w+ ){0,2}(?:mrt|ct|rontgen\w*|bild\w*|blutwerte|befund\w*)\b/,
  es: /\b(?:resonancias?|radiografias?|tac|placas?|pruebas|analitic\w*|analisis|ecografias?|imagen(?:es)?)\b.{0,40}\b(?:bien|normal(?:es)?|limpi[oa]s?|nada|perfect\w*)\b/,
  fr: /\b(?:irm|radios?|scanners?|examens?|prises? de sang|analyses?|imagerie|images?)\b.{0,40}\b(?:norma(?:l|le|ux|les)|bonn?e?s?|bien|rien|rassurant\w*|nickel|propres?)\b/,
  ko: /(?:사진|엑스레이|mri|씨티|ct|검사|영상|피검사).{0,14}(?:정상|깨끗|멀쩡|이상 ?(?:이 ?)?없|괜찮|안 ?나오|아무것도)/,
  ru: /(?:снимк\S*|снимок|мрт|рентген\S*|анализ\S*|кт|обследован\S*|узи).{0,30}(?:хорош\S*|чист\S*|норм\S*|в порядке|ничего|без патолог\S*)/,
  'zh-rCN':
    /(?:片子|检查|核磁|磁共振|ct|拍片|化验|报告|x光).{0,10}(?:正常|没(?:有)?(?:什么)?(?:问题|事|毛病|异常)|没查出|没看出|好好的|都好)/,
}
/** Why that is. */
export const WHY_HURTS_WORDS: Words = {
  en: /\b(?:why|how come|how can)\b/,
  de: /\b(?:warum|wieso|weshalb|woher|wie kann)\b/,
  es: /\b(?:por que|como es (?:posible|que)|como puede)\b/,
  fr: /\b(?:pourquoi|comment (?:se fait il|ca se fait|est ce possible|peut))\b/,
  ko: /왜|어째서|어떻게 ?아플|이유/,
  ru: /почему|отчего|зачем|как (?:это )?(?:так|может)/,
  'zh-rCN': /为什么|为啥|怎么(?:还|会|还是)|咋还/,
}

/** To turn the same thoughts over and over. */
export const BROODING_WORDS: Words = {
  en: /\b(?:brood\w*|ruminat\w*|overthink\w*|dwell(?:ing)? on|going (?:round|around) in circles|thoughts? (?:\w+ )?(?:go|going|keep|spin|spinning|race|racing|circl)\w*|(?:racing|dark|gloomy|spinning) thoughts)\b/,
  de: /\b(?:grubel\w*|gedanken(?:karussell|kreis\w*|spirale)|gedanken (?:\w+ )?kreis\w*|kopfkino)\b/,
  es: /\b(?:rumia\w*|dar(?:le)? (?:mil |tantas )?vueltas a (?:la cabeza|todo|las cosas|lo mismo)|darle vueltas|comer(?:me|se) (?:el coco|la cabeza)|me como (?:el coco|la cabeza)|pensamientos (?:negros|en bucle|negativos))\b/,
  fr: /\b(?:rumin\w*|ressass\w*|broyer du noir|broie du noir|cogit\w*|(?:idees|pensees) (?:noires|en boucle|negatives|qui tournent)|tourne(?:nt)? en boucle)\b/,
  ko: /곱씹|되새김|(?:잡|나쁜|부정적인|안 ?좋은|온갖|같은) ?생각(?:만|이|을)? ?(?:꼬리|계속|자꾸|맴돌|반복|들|떠나|멈)|생각이? ?(?:꼬리|맴돌|많아|멈추)/,
  ru: /накручива|накручен|прокручива|пережевыва|самокопан|(?:навязчив|мрачн|дурн|черн|тяжел)\S* мысл|мысл\S* (?:\S+ ){0,2}(?:по кругу|не отпуска|крут|лезут|одолева)|руминац|зацикл/,
  'zh-rCN': /胡思乱想|钻牛角尖|反复(?:想|琢磨)|想(?:个|得)?不停|越想越|反刍|瞎琢磨|翻来覆去(?:地)?想/,
}

/** Stiff, and first thing in the morning. */
export const STIFF_WORDS: Words = {
  en: /\bstiff\w*/,
  de: /\bsteif\w*|\beingerostet\w*|morgensteif\w*/,
  es: /\b(?:rigid\w*|ties[oa]s?|agarrotad[oa]s?|entumecid[oa]s?|anquilosad[oa]s?)\b/,
  fr: /\b(?:raid\w*|rouillee?s?|ankylos\w*|deverrouill\w*|derouill\w*|coincee?s?)\b/,
  ko: /뻣뻣|굳어|굳은|굳는|뻐근/,
  ru: /скован|закостене|одеревене|затек|не ?гн[её]тся|деревянн/,
  'zh-rCN': /僵/,
}
export const MORNING_WORDS: Words = {
  en: /\bfirst thing\b|\bmornings?\b|\bwake up\b|\bget(?:ting)? (?:up|out of bed)\b/,
  de: /\bmorgen\w*|\bin der fruh\b|\bfruh\w*|\baufsteh\w*|\baufwach\w*/,
  es: /\b(?:mananas?|al (?:levantarme|despertar\w*)|madrug\w*|recien levantad[oa])\b/,
  fr: /\b(?:matins?|matinale?s?|reveil|au lever|saut du lit)\b/,
  ko: /아침|일어나|기상|자고 ?나/,
  ru: /утр|просыпа|встава|после сна|спросонья/,
  'zh-rCN': /早上|早晨|清早|起床|晨|睡醒|醒来/,
}
/** Ways to move. */
export const EXERCISE_WORDS: Words = {
  en: /\b(?:exercises?|stretch\w*|moves|movements?|loosen\w*|limber\w*|warm ?ups?|mobility)\b/,
  de: /\b(?:\w*ubung\w*|dehn\w*|gymnastik|\w*beweg\w*|locker\w*|mobilis\w*|turn\w*)\b/,
  es: /\b(?:ejercicios?|estir\w*|movimientos?|gimnasia|moverme|soltar\w*|movilidad)\b/,
  fr: /\b(?:exercices?|etir\w*|mouvements?|gym\w*|assoupl\w*|bouger|mobilite|echauffement)\b/,
  ko: /운동|체조|스트레칭|동작|풀어|푸는/,
  ru: /упражнени|зарядк|размин|растяж|движени|гимнастик|размять/,
  'zh-rCN': /动作|运动|拉伸|活动|锻炼|体操|操/,
}

/** The method of dividing activities, beside the words that ask what it is. */
export const WHAT_IS_PACING: Words = {
  en: /\bwhat (?:exactly )?(?:is|does|s)(?: \w+){0,3} (?:pacing|activity pacing)\b/,
  de: /\bwas (?:ist|heisst|bedeutet|meint|versteht man)(?: \w+){0,5} (?:pacing|aktivitatseinteilung|krafteeinteilung|einteilung der (?:krafte|aktivitaten))\b/,
  es: /\bque (?:es|significa|quiere decir)(?: \w+){0,4} (?:pacing|dosificar|dosificacion|fraccionar|ritmo de actividad|fraccionamiento)\b/,
  fr: /\b(?:c est quoi|qu est ce que|que veut dire|que signifie)(?: \w+){0,4} (?:pacing|fractionnement|dosage des (?:efforts|activites)|gestion de l (?:effort|activite|energie))\b/,
  ko: /(?:페이싱|활동 ?(?:조절|나누기|분배)|나눠 ?(?:하기|움직이기))(?:이|가|은|는|란|이란)?.{0,10}(?:뭐|무엇|뭔|무슨|뜻)/,
  ru: /что (?:такое|значит|это за|означает)(?: \S+){0,3} (?:пе[ий]синг|дозирован\S* нагруз\S*|дозировани\S*|распределени\S* (?:сил|нагруз\S*)|разделени\S* (?:дел|нагруз\S*))/,
  'zh-rCN':
    /(?:什么(?:是|叫)|啥(?:是|叫)).{0,6}(?:节奏管理|活动节奏|分段活动|量力(?:而行|安排))|(?:节奏管理|活动节奏|分段活动).{0,6}(?:是什么|什么意思|是啥|啥意思)/,
}
