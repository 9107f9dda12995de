import type { FollowUpTurn, TurnWords } from './turn.ts'

/** The same answer again: how sure it is, why, shorter, or more of it. */
export const ABOUT_ANSWER_WORDS: Readonly<
  Record<Extract<FollowUpTurn, 'sure' | 'why' | 'shorter' | 'more'>, TurnWords>
> = {
  sure: {
    en: /^(?:(?:and|but|hm|ok) )*(?:(?:are|r) (?:you|u) (?:(?:really|quite|so|very) )?(?:sure|certain)|sure|really|for real|seriously|is (?:that|it|this) (?:(?:really|actually) )?(?:true|right|sure|certain|reliable|correct|solid)|how (?:sure|certain|reliable|solid|firm|confident)(?: is (?:that|it|this)| are (?:you|u))?|can i (?:trust|rely on|believe) (?:that|it|this)|(?:could|can|might) (?:that|it|this) (?:just )?be (?:chance|coincidence|random|a fluke)|says who)(?: about (?:that|it|this))?$/,
    de: /^(?:(?:und|aber|hm) )*(?:echt|wirklich|ehrlich|im ernst|(?:ganz )?sicher|bist du (?:dir )?(?:da )?(?:ganz )?sicher|sind sie (?:sich )?(?:da )?(?:ganz )?sicher|stimmt das(?: wirklich| auch)?|wie sicher ist das|ist das (?:(?:wirklich|ganz|nur) )?(?:sicher|wahr|zuverlassig|verlasslich|zufall)|kann das (?:auch )?(?:nur )?zufall sein|kann ich (?:mich )?da(?:rauf|s)(?: verlassen| glauben))$/,
    es: /^(?:(?:y|pero) )*(?:(?:estas?|esta usted) segur[oa]|segur[oa]|en serio|de (?:verdad|veras)|(?:eso )?es (?:eso )?(?:seguro|cierto|verdad|fiable|confiable)|que tan segur[oa](?: es(?: eso)?)?|(?:no )?puede ser (?:casualidad|coincidencia)|seguro que si)(?: de eso)?$/,
    fr: /^(?:(?:et|mais|ah) )*(?:(?:tu es|t es|vous etes|es tu|etes vous) (?:(?:vraiment|bien) )?sure?s?|sure?|vraiment|serieux|ah bon|c est (?:(?:vraiment|bien) )?(?:sur|vrai|fiable|certain|serieux)|est ce (?:que c est )?(?:vraiment )?(?:sur|vrai|fiable)|a quel point (?:c est|est ce) (?:sur|fiable)|ca (?:peut|pourrait) etre (?:le|un) hasard)(?: de (?:ca|toi|vous))?$/,
    ko: /^(?:그거|그게|이거|정말|진짜)?(?:확실(?:해|한|하|함)\p{L}*|정말(?:이야|이에요|요|로)?|진짜(?:야|예요|로|요)?|믿(?:어도|을만|을수)\p{L}*|맞(?:아|나|는거)\p{L}*|우연(?:아|일|은)\p{L}*)$/u,
    ru: /^(?:(?:а|и|но|ну|ты|вы|это) )*(?:точно|уверен\p{L}*|наверняка|правда|деиствительно|серьезно|достоверно|надежно)(?: что ли| в этом| ли| это)?$|^насколько (?:это )?(?:точно|надежно|достоверно)|^(?:а )?может(?: быть)? (?:это )?(?:случаиность|совпадение)/u,
    'zh-rCN':
      /^(?:这|那|你)?(?:确定|真的|肯定|准|可靠|靠谱|可信|是真的|能信)(?:吗|么|嘛|不|的吗)?$|^(?:会不会|是不是)是?(?:巧合|碰巧|偶然)/,
  },
  why: {
    en: /^(?:(?:and|but|so|ok) )*(?:why|how come|why (?:is|was) (?:that|it|this)(?: so)?|why (?:so|then|though|not))$/,
    de: /^(?:(?:und|aber|ok) )*(?:warum|wieso|weshalb|woran liegt das|wie kommt(?: das|s))(?: das| ist das so| denn| eigentlich| nicht)*$/,
    es: /^(?:(?:y|pero) )*(?:por que|a que se debe|como asi|y eso)(?: es asi| eso| sera| no)*$/,
    fr: /^(?:(?:et|mais) )*(?:pourquoi|comment ca se fait|d ou ca vient|pour quelle raison)(?: ca| donc| pas)*$/,
    ko: /^(?:그게|그건|그럼)?(?:왜|왜요|왜지|왜죠|왜그래|왜그런(?:거|가)\p{L}*|왜그렇\p{L}*|이유가뭐\p{L}*)$/u,
    ru: /^(?:(?:а|и|но) )*(?:почему|отчего|из за чего|с чего)(?: это| так| бы это)*$/,
    'zh-rCN': /^(?:那|这)?(?:是)?(?:为什么|为啥|怎么会|咋回事|什么原因)(?:呢|啊|会这样|这样)?$/,
  },
  shorter: {
    en: /\b(?:shorter|simpler|simplify|briefly|tldr|tl dr|eli5|dumb it down)\b|\bin (?:short|brief|a nutshell|(?:plain|simple|easy|other|fewer|normal)(?:er)? (?:words|english|terms|language)|(?:one|a|1|two) sentences?)\b|\btoo (?:complicated|long|much text|hard|difficult|wordy|many words|complex)\b|\beasier (?:words|please|to understand)\b|\b(?:an|one|any) example\b|^for example$|\b(?:don t|didn t|dont|didnt) (?:get|understand) (?:it|that|this)\b/,
    de: /\b(?:kurzer|einfacher|simpler|verstandlicher|knapper)\b|\bkurz (?:gesagt|und knapp|bitte)\b|\bin (?:einem satz|kurze|einfachen worten|zwei satzen)\b|\bzu (?:kompliziert|lang|schwer|viel text|schwierig|umstandlich)\b|\b(?:ein|nen|zum) beispiel\b|\b(?:versteh|kapier)\p{L}* (?:ich )?(?:das )?nicht\b/u,
    es: /\bmas (?:cort[oa]|simple|sencill[oa]|facil|breve|claro|resumido)\b|\b(?:demasiado|muy) (?:complicado|largo|dificil|complejo|enredado)\b|\ben (?:una frase|resumen|pocas palabras|palabras (?:simples|sencillas|faciles)|breve|corto|dos frases)\b|\bresum(?:e|elo|ido|emelo)\b|\b(?:un|por) ejemplo\b|\bno (?:lo |le )?entiend[oa]\b/,
    fr: /\bplus (?:courte?|simple|simplement|facile|bref|clair|brievement)\b|\btrop (?:complique|long|longue|difficile|compliquee)\b|\ben (?:une phrase|resume|bref|gros|deux phrases|quelques mots|mots simples)\b|\b(?:un|par) exemple\b|\b(?:comprends|pige|compris) (?:pas|rien)\b/,
    ko: /짧게|쉽게|간단(?:히|하게)|간략|한(?:줄|문장|마디)로|너무(?:길|어려|복잡)|예를들|예시|이해가?안/,
    ru: /короче|проще|простыми словами|по простому|вкратце|кратко|коротко|в двух словах|одним предложением|(?:слишком|очень|чересчур) (?:сложно|длинно|много|трудно|долго)|пример|не понял|не понимаю/,
    'zh-rCN':
      /(?:简单|简短|短|通俗|好懂|容易懂)一?(?:点|些)|简单(?:说|讲)|太(?:复杂|长|难|啰嗦)|一句话|举个?例|打个比方|(?:看|听)不懂|没(?:看|听)懂|不明白/,
  },
  more: {
    en: /\b(?:tell|say|show|give|explain)(?: me| us)?(?: a (?:bit|little))? more\b|^(?:(?:and|ok) )*(?:more|more (?:details?|info|information|about (?:it|that|this)|please|on that)|in more detail|details?|go on|continue|elaborate|keep going|what else|anything else|(?:any |is there any |is there an)?other (?:ways?|ideas?|tips?|things?)(?: i can (?:do|try))?|can you (?:expand|elaborate|explain more))(?: please)?$/,
    de: /\b(?:erzahl|sag|zeig|erklar)\p{L}* (?:mir |uns )?(?:noch |bitte )?(?:mehr|weiter|genauer|was mehr)\b|^(?:(?:und|noch|ok|bitte) )*(?:mehr(?: dazu| davon| daruber| infos?| details?| bitte)*|genauer|ausfuhrlicher|weiter|details|was noch|sonst noch was|noch was anderes|(?:gibts |gibt es )?(?:noch )?(?:andere|weitere) (?:moglichkeiten|ideen|tipps|wege)|mehr wissen)$/u,
    es: /\b(?:dime|cuentame|diga|digame|explica|explicame|muestrame|dame) (?:algo |un poco )?mas\b|^(?:(?:y|ok) )*(?:mas|mas (?:detalles?|informacion|info|sobre eso|de eso|por favor)|con mas detalle|sigue|continua|que mas|algo mas|(?:hay )?(?:alguna |otras? )+(?:forma|cosa|manera|idea|opcion)s?|amplia eso)$/,
    fr: /\b(?:dis m en|dites m en|dis moi en|dites moi en|explique(?:z)?(?: moi| m en)?|donne(?:z)?(?: moi| m en)?|en savoir|j en veux|raconte(?: moi| m en)?)(?: un peu)? (?:plus|davantage)\b|^(?:(?:et|ok) )*(?:plus (?:de |d )?(?:details?|infos?)|davantage|plus en detail|continue|la suite|encore|quoi d autre|(?:il y a )?autre chose|(?:(?:d |une |il y a )*)autres? (?:solution|moyen|idee|astuce|methode|facon)s?|en detail|detaille(?:z)?)$/,
    ko: /더(?:자세|알려|말해|설명|얘기|이야기|보여)|자세(?:히|하게)|^(?:더|더요|계속|계속해\p{L}*|또뭐|또있어\p{L}*|더있어\p{L}*|(?:그거말고)?다른(?:방법|거|건|것)(?:은|이|도)?(?:없|있)?\p{L}*)$/u,
    ru: /(?:расскаж|скаж|объясн|покаж|даи)\p{L}* (?:мне )?(?:еще|больше|подробн\p{L}*|поподробн\p{L}*)|^(?:(?:а|и|ну|можно) )*(?:еще|подробнее|поподробнее|больше|дальше|продолжаи|детали|что еще|(?:есть )?(?:еще |другие |другои )+(?:способ\p{L}*|вариант\p{L}*|совет\p{L}*)|что еще можно(?: сделать)?)(?: пожалуиста| об этом| про это)*$/u,
    'zh-rCN':
      /(?:再|多)(?:说|讲|告诉|介绍)|^(?:还有(?:呢|吗|什么)?|继续|更多|具体(?:点|一点|说说)?|展开说说?|还?有(?:没有)?(?:什么)?(?:别的|其他|其它)的?(?:办法|方法|法子|招)?(?:没有?|吗|么)?)(?:吧|呗)?$|详细(?:点|一点|些|说说|讲讲)/,
  },
}
