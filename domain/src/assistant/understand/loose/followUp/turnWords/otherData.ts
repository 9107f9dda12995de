import type { FollowUpTurn, TurnWords } from './turn.ts'

/** The same subject by other data: the usual time, the day after, without medicines. */
export const OTHER_DATA_WORDS: Readonly<
  Record<
    Extract<
      FollowUpTurn,
      | 'day-after'
      | 'day-before'
      | 'helped-then'
      | 'without-medicine'
      | 'without-it'
      | 'since-when'
      | 'usual'
      | 'opposite'
    >,
    TurnWords
  >
> = {
  'day-after': {
    en: /\b(?:day|morning|night) after(?:wards?)?\b|\b(?:next|following) (?:day|morning)\b/,
    de: /\b(?:tag|morgen) (?:danach|darauf|drauf)\b|\b(?:am|der|den) nachste[nr]? (?:tag|morgen)\b|\btags drauf\b|\bfolgetag\b/,
    es: /\b(?:dia|manana) (?:siguiente|despues|posterior)\b|\bal otro dia\b/,
    fr: /\blendemain\b|\bjour (?:d apres|suivant)\b/,
    ko: /다음날|이튿날/,
    ru: /следующ(?:ии|его|ем|ее) (?:день|дня|утро)|день спустя|днем позже/,
    'zh-rCN': /第二天|次日|隔天|后一天|转天/,
  },
  'day-before': {
    en: /\bday before\b(?! yesterday)/,
    de: /\b(?:am |der )?tag (?:davor|vorher|zuvor)\b|\bvortag\b/,
    es: /\bdia (?:anterior|antes|previo)\b|\bla vispera\b/,
    fr: /\bla veille\b|\bjour (?:d avant|precedent)\b/,
    ko: /전날|그전날/,
    ru: /(?:день|днем) (?:до этого|раньше|перед)|накануне|предыдущии день/,
    'zh-rCN': /(?:前|头)一天|前天晚上/,
  },
  'helped-then': {
    en: /^(?:(?:and|so) )?what (?:helped|worked)(?: me)? (?:then|at the time)$|\b(?:help|helped|work|worked)\b.*\b(?:that|same|this) (?:day|night)\b|\bthat day\b.*\bhelp(?:ed)?\b|\bwhat did i (?:try|take)\b.*\b(?:that day|then)\b/,
    de: /\b(?:geholfen|half|hilft|gebracht)\b.*\b(?:tag|da)\b|\b(?:tag|da)\b.*\b(?:geholfen|half|hilft|gebracht)\b/,
    es: /\b(?:ayudo|sirvio|alivio|funciono|ayudado)\b.*\b(?:dia|entonces)\b|\bdia\b.*\b(?:ayudo|sirvio|alivio|funciono)\b/,
    fr: /\b(?:aide|soulage|marche|fait du bien)\b.*\b(?:jour|journee|ce moment(?: la)?|a l epoque)\b|\bjour\b.*\b(?:aide|soulage|marche|fait du bien)\b/,
    ko: /(?:그날|그때).*(?:도움|효과|나아|들었|좋아)|(?:도움|효과).*그날/,
    ru: /помог\p{L}*.*(?:тот день|тогда)|(?:тот день|тогда).*помог|(?:облегч|легче).*тот день/u,
    'zh-rCN': /(?:那天|当天|那一天|那时|当时).*(?:有用|帮|管用|缓解|有效|好些|好点)/,
  },
  // The whole message: whether to go without a medicine is not asked here.
  'without-medicine': {
    en: /^(?:(?:and|but|ok|what about|what|anything|something|now|if) )*(?:without|not|no|non|apart from|besides|other than|except|excluding|aside from)(?: (?:the|my|any|counting))* (?:meds?|medicines?|medications?|pills?|tablets?|drugs?|painkillers?)(?: ones?)?(?: please)?$|\bdrug free\b/,
    de: /^(?:(?:und|aber|was|jetzt|das|wenn) )*(?:ohne|ausser|abgesehen von|keine)(?: (?:die|den|meine|meinen))? (?:medis?|medikamenten?|medizin|tabletten|pillen|schmerzmitteln?|arznei\p{L}*)(?: bitte)?$/u,
    es: /^(?:(?:y|pero|que|algo|o) )*(?:sin|aparte de|ademas de|excepto|fuera de|quitando|(?:que|si) no se(?:a|an)|si no son)(?: (?:los?|las?|mis|el|contar))* (?:medicamentos?|medicinas?|medicacion|pastillas?|farmacos?|analgesicos?)$/,
    fr: /^(?:(?:et|mais|ou|quoi|alors|ok) )*(?:sans|hors|a part|en dehors des?|autre que|excepte|sauf|si c est pas|si ce n est pas|pas)(?: (?:les|mes|des?|le|la))* (?:medocs?|medicaments?|cachets?|comprimes?|antidouleurs?)$/,
    ko: /^(?:그럼|그리고|그러면)?(?:약|진통제|약물|알약)(?:말고|없이|빼고|제외하고|이외에?|외에?)(?:는요?|은요?|요|다른거|다른건|뭐|뭐가|있어|뭐가도움\p{L}*)*$/u,
    ru: /^(?:(?:а|и|но|что|ну|если) )*(?:без|кроме|помимо|исключая|не считая|не)(?: (?:моих|всех))? (?:лекарств\p{L}*|таблет\p{L}*|препарат\p{L}*|медикамент\p{L}*|обезболивающ\p{L}*)$/u,
    'zh-rCN':
      /^(?:那|那么)?(?:不算|除了|除)(?:止痛)?药(?:物)?(?:呢|以外|之外|外)*(?:呢|还有什么|有什么|什么)?$/,
  },
  'without-it': {
    en: /^(?:(?:and|but|ok) )*(?:(?:on|the) )*(?:(?:days|when) )?(?:without(?: it| that| them| one)?|(?:when )?i (?:don t|do not|didn t|haven t)(?: (?:take|use|have|do|taken|used|wear|drink|eat)(?: (?:it|them|any|that|one))?)?|if i don t|when not)$/,
    de: /^(?:(?:und|aber) )*(?:(?:an )?(?:den )?tagen? )?ohne(?: das| es| die| den)?$|^(?:und |aber )?(?:(?:an )?(?:den )?tagen? (?:an denen|wo) |wenn )(?:ich )?(?:es |das |sie |die |ihn )?(?:ich )?(?:nicht|kein(?:e|en|s|es)?)(?: (?:nehme|nahm|genommen (?:habe|hab)|mache|gemacht habe|benutze|brauche|tue|trinke|esse))?$/,
    es: /^(?:(?:y|pero) )*(?:(?:los )?dias )?sin(?: eso| ella| ello| el)?$|^(?:y |pero )*(?:cuando|(?:los )?dias (?:en )?que|el dia que) no (?:(?:l[oa]s?|me l[oa]s?) )?(?:hago|tomo|uso|pongo|tome|use|hice|bebo|como)?$|^(?:y )?(?:si|cuando) no(?: lo hago)?$/,
    fr: /^(?:(?:et|mais) )*(?:les jours )?sans(?: ca| elle| lui| cela)?$|^(?:et )?si (?:je )?(?:ne )?(?:le fais )?pas$|^(?:et |mais )*(?:quand|les jours ou) (?:(?:je|j) )?(?:(?:n|ne) )?(?:(?:le|la|les|l|en) )?(?:(?:fais|prends|utilise|mets|bois|mange|ai) )?pas(?: pris| fait| mis)?$/,
    ko: /^(?:그럼|그리고|그러면|반대로)?(?:그거|그약|이거)?(?:안(?:하|한|할|해|먹|쓰|쓴|가|간)\p{L}{0,5}|없(?:으면|을때|는날|이))(?:은|는)?(?:요|어때\p{L}*|어땠\p{L}*)?$/u,
    ru: /^(?:(?:а|и|ну) )*(?:в дни )?без(?: этого| него| нее| них| неё)?$|^(?:(?:а|и|ну) )*(?:если|когда|в дни когда) (?:этого )?нет$|^(?:(?:а|и|ну) )*(?:когда|в дни когда) (?:я )?(?:(?:его|ее|их|это) )?не (?:принима|пь|пил|принял|дела|применя|использ|ем)\p{L}*(?: (?:его|ее|их))?$/u,
    'zh-rCN':
      /^(?:那|那么)?(?:如果|要是)?(?:不|没)(?:做|去|用|吃|喝|有|练|走|动|这样)?(?:的时候|的话|的日子|的那天|的天)?(?:呢|会怎样|怎么样)$/,
  },
  'since-when': {
    en: /^(?:and )?(?:since when|how long (?:has (?:that|it|this) been|have i had (?:that|it|this)|already)(?: going on| like that| the case)*|when did (?:that|it|this) (?:start|begin))$/,
    de: /^(?:und )?(?:seit wann|ab wann|wie lange schon)(?: denn| schon| ist das so| hab ich das)*$|^wann (?:hat das angefangen|fing das an)$/,
    es: /^(?:y )?(?:desde cuando|cuando empezo|hace cuanto|desde hace cuanto)(?: eso| es asi)*$/,
    fr: /^(?:et )?(?:depuis quand|depuis combien de temps|ca a commence quand|quand est ce que ca a commence|ca dure depuis quand)$/,
    ko: /^(?:그게|그거|이거)?언제부터(?:야|예요|에요|요|였어|그랬\p{L}*|시작\p{L}*)?$/u,
    ru: /^(?:(?:а|и) )?(?:с каких пор|с какого времени|как давно|когда (?:это )?началось)(?: это| так)*$/,
    'zh-rCN': /^是?从?(?:什么时候|啥时候|几时)开始的?(?:呢|啊)?$/,
  },
  usual: {
    en: /\b(?:than|as) (?:usual|normal|before|average|otherwise|last (?:week|month|time)|(?:the )?(?:week|month) before)\b|^(?:(?:and|so) )?(?:is|was) (?:that|it|this) (?:a lot|much|normal|unusual|high|many)(?: or (?:a little|little|not|few|low|normal|a lot|unusual))?(?: for me)?$|\bcompared? (?:with|to) (?:before|usual|normal|last (?:week|month)|other (?:weeks|months|times))\b|\bhow does (?:that|it|this) compare\b/,
    de: /\bals (?:sonst|ublich|normal|gewohnlich|vorher|davor|fruher|im schnitt|letzte[nrs]? (?:woche|monat|mal)|im letzten monat)\b|^(?:und )?(?:ist|war) (?:das|es) (?:eigentlich |jetzt |nun )?(?:viel|normal|ungewohnlich|hoch)(?: oder (?:wenig|nicht|eher wenig|normal|viel))?$|\bim vergleich zu (?:sonst|vorher|fruher|davor|letzte[rnm]?)\b/,
    es: /\b(?:que|a|de) (?:lo )?(?:normal|habitual|de costumbre|siempre|antes|usual|acostumbrado|el mes pasado|la semana pasada)\b|^(?:y )?(?:eso |esto )?(?:es|son|fue) (?:eso |esto )?(?:much[oa]s?|normal|alto)(?: o (?:poc[oa]s?|no|normal|bajo))?$|\bcomparado con (?:antes|lo normal|otras)\b/,
    fr: /\bque (?:d habitude|d ordinaire|la normale|la moyenne|avant|le mois dernier|la semaine derniere|normalement|les autres (?:semaines|mois))\b|^(?:et )?(?:c est|est ce que c est|c etait|est ce) (?:beaucoup|normal|eleve|enorme)(?: ou (?:pas|peu|non|normal|c est (?:peu|normal)|c est normal ca))?(?: ca)?$|\bpar rapport a (?:d habitude|avant|la normale)\b/,
    ko: /(?:평소|보통|평상시|예전|이전|전|지난주|지난달)보다|^(?:그게|그거|이게|그정도면|그건)?많(?:은거|은건|은편|나요?$|아요?$)|많은편/,
    ru: /чем (?:обычно|всегда|раньше|прежде|до этого|в прошлом месяце|на прошлои неделе|в среднем)|обычного|^(?:(?:а|и) )?(?:это )?(?:много|нормально|мало)(?: для меня| или (?:нет|мало))?$|по сравнению с (?:обычным|прошл)/,
    'zh-rCN':
      /比(?:平时|平常|以前|之前|上周|上个月|上月|往常)|^(?:这|那)?(?:样)?(?:算|是)?很?多(?:吗|不多|么|嘛|还是少|的吗|还是不多)|^(?:这|那)样?(?:算|是)?很?正常(?:吗|么|不)/,
  },
  opposite: {
    en: /^(?:and|what about|but)(?: (?:with|the|on|my))* (?:less|better|best|easiest|lowest|mildest|good|worse|worst|hardest|highest|bad)(?: pain| ones?| days?| weeks?| months?)?$/,
    de: /^(?:und|aber|was ist)(?: (?:mit|bei|die|der|das|an|den))* (?:weniger|beste[nrsm]?|leichteste[nrsm]?|gute[nrsm]?|schlimmste[nrsm]?|schwerste[nrsm]?|schlechte[nrsm]?)(?: schmerz\p{L}*| tage?n?| woche| monat)?$/u,
    es: /^(?:y|pero)(?: (?:con|el|la|los|las|en))* (?:menos|mejor(?:es)?|buen[oa]s?|peor(?:es)?|mal[oa]s?)(?: dolor| dias?| semana| mes)?$/,
    fr: /^(?:et|mais)(?: (?:avec|le|la|les|l|en))* (?:moins|meilleure?s?|bonn?e?s?|pires?|mauvaise?s?)(?: de douleur| jours?| semaine| mois| journees?)?$/,
    ko: /^(?:그럼|그리고|반대로)?(?:덜아픈|덜아플|제일(?:안아픈|덜아픈|좋은|심한|아픈)|가장(?:덜아픈|좋은|심한)|좋은|나쁜)(?:날|주|달|때|건|거)?(?:은|는)?요?$/,
    ru: /^(?:а|и|но)(?: (?:при|с|в|сам\p{L}+|наи))* (?:меньше\p{L}*|лучш\p{L}*|легк\p{L}*|хорош\p{L}*|худш\p{L}*|тяжел\p{L}*|плох\p{L}*|слаб\p{L}*)(?: бол\p{L}*| день| дни| недел\p{L}*| месяц)?$/u,
    'zh-rCN': /^(?:那|那么)?(?:最)?(?:轻|好|不疼|少|严重|糟|差)的?(?:那)?(?:天|周|月|时候|一天|一周)?呢$/,
  },
}
