import type { FollowUpTurn, TurnWords } from './turn.ts'

/** What is done with an answer in the app: kept for the doctor, sent, printed, recorded, found. */
export const OUT_OF_APP_WORDS: Readonly<
  Record<Extract<FollowUpTurn, 'to-doctor' | 'send' | 'print' | 'note-it' | 'where'>, TurnWords>
> = {
  'to-doctor': {
    en: /^(?:(?:and|ok|please|pls|can you|could you|then|so|also) )*(?:put|add|write|note|save|include|stick|move)\b.*\b(?:doctors?|doc|gp|visit|appointment|consultation|brief|specialist|physician)\b|\bi (?:want|need|d like|have) to (?:tell|ask|show|mention)\b.*\b(?:doctor|doc|gp|specialist)\b/,
    de: /^(?:(?:und|ok|bitte|dann|kannst du|konnen sie|das|auch) )*(?:schreib|setz|nimm|notier|pack|tu|fug|merk|ubernimm|trag)\p{L}*\b.*(?:arzt|arztin|doktor|termin|praxis)\p{L}*|\b(?:das|es) (?:will|mochte|muss|soll) ich (?:dem|der|meinem|meiner) (?:arzt|arztin|doktor)/u,
    es: /^(?:(?:y|ok|por favor|puedes|entonces) )*(?:pon|anad|agreg|apunt|anot|inclu|escrib|met|guard)\p{L}*\b.*\b(?:doctora?|medic[oa]|consulta|cita|visita)\b|\bquiero (?:decir|contar|preguntar|mostrar)\p{L}* (?:eso )?(?:al|a mi|a la) (?:doctora?|medic[oa])/u,
    fr: /^(?:(?:et|ok|alors|tu peux|peux tu|vous pouvez|s il te plait) )*(?:mets?|mettez|mettre|ajout|rajout|not|ecri|inscri|gard)\p{L}*\b.*\b(?:medecin|docteur|toubib|doc|rdv|rendez vous|consultation|visite)\b|\bje (?:veux|voudrais|dois) (?:le |en )?(?:dire|parler|demander|montrer) (?:ca )?(?:au|a mon|a ma) (?:medecin|docteur|toubib)/u,
    ko: /(?:의사|선생님|병원|진료|의원).*(?:넣어|추가|적어|써줘|써둬|메모|기록해|포함|저장)/,
    ru: /^(?:(?:и|а|ну|пожалуиста|тогда|это) )*(?:добав|запиш|внес|впиш|помет|включ|сохран|занес)\p{L}*.*(?:врач|доктор|прием|визит|консультац)|(?:хочу|надо|нужно) (?:это )?(?:сказать|показать|спросить|рассказать) (?:это |об этом )?(?:врач|доктор)/u,
    'zh-rCN':
      /(?:加|写|记|放|添|存)(?:到|进|在|上|给).*(?:医生|大夫|看病|就诊|门诊|复诊|医院)|(?:医生|大夫|看病|就诊|门诊).*(?:加上|写上|记上|写进|加进|放进|记下)/,
  },
  send: {
    en: /\bhow (?:do|can|would|should|could) (?:i|we) (?:send|share|email|mail|forward)\b|\b(?:can|could) (?:i|you) (?:send|share|email|mail|forward) (?:it|that|this|them)\b|\b(?:send|email|mail|forward|share) (?:it|that|this) (?:to|with)\b/,
    de: /\b(?:schick|send|mail|verschick|weiterleit|ubermittl)(?!ung)\p{L}*|\bteil\p{L}* (?:ich |man )?(?:das|es|ihn)\b/u,
    es: /\b(?:envi|mand|compart|reenvi)\p{L}+/u,
    fr: /\b(?:envo|transmet|partag|transfer|expedi)\p{L}*/u,
    ko: /보내|전송|공유|메일로|전달/,
    ru: /отправ|послать|перешл|переслать|поделиться|передать|скинуть|выслать/,
    'zh-rCN': /发(?:给|送|出|过去|到)|怎么发|分享|传给|寄给|转发/,
  },
  print: {
    en: /\b(?:print(?:ed|out)?|download|export|pdf)\b|\bsave (?:it|that|this)\b/,
    de: /(?:druck|herunterlad|runterlad|exportier)\p{L}*|\bpdf\b/u,
    es: /\b(?:imprim|descarg|export)\p{L}*|\bpdf\b/u,
    fr: /\b(?:imprim|telecharg|export)\p{L}*|\bpdf\b/u,
    ko: /뽑(?:아|는|을|지)|출력|인쇄|프린트|다운로드|pdf/,
    ru: /печат|скачать|pdf|пдф|выгруз/,
    'zh-rCN': /打印|打出来|印出来|下载|导出|pdf/,
  },
  'note-it': {
    en: /\b(?:how|where) (?:do|can|should|would) i (?:then )?(?:note|record|log|add|write|enter|track|mark|put)\b|\b(?:can|could) i (?:note|record|log|add|enter|track|mark) (?:it|that|this|them)\b/,
    de: /\b(?:wie|wo)\b.*\b(?:eintragen|notieren|aufschreiben|erfassen|vermerken|markieren|festhalten|hinzufugen)\b|\b(?:wie|wo) (?:trag|notier|schreib|erfass|vermerk)\p{L}* (?:ich|man)\b|\bkann ich (?:das|es|sowas) (?:irgendwo )?(?:eintragen|notieren|aufschreiben)/u,
    es: /\b(?:como|donde) (?:(?:lo|la|los|las|se|puedo|debo|eso|entonces) )*(?:anot|apunt|registr|escrib|agreg|marc|anad)\p{L}*/u,
    fr: /\b(?:comment|ou) (?:(?:est ce que|je|on|puis je|peut on|l|le|la|les|ca|dois|peux) )*(?:not|enregistr|ajout|inscri|marqu|ecri)\p{L}*|\b(?:je|on) (?:(?:le|la|l) )?(?:note|marque|ajoute|enregistre) (?:ca )?(?:alors )?(?:ou|comment)\b/u,
    ko: /(?:어떻게|어디에?다?).{0,4}(?:기록|적어|적지|적나|적으|써야|써요|추가|표시|입력|남기|남겨)/,
    ru: /(?:как|куда|где) (?:(?:мне|это|его|ее|их|тогда|можно|же) )*(?:запис|отмет|внес|внос|добав|занес|отмеч|впис)\p{L}*/u,
    'zh-rCN': /(?:怎么|怎样|如何|在哪里?|哪里|哪儿).{0,3}(?:记录|记下|记呢|记$|写下|写$|添加|标记|录入|填)/,
  },
  where: {
    en: /\bwhere (?:do|can|will|would|could|should) (?:i|we) (?:find|see|get|open|look|tap|press|click|go)\b|\bwhere (?:is|are|s) (?:it|that|this|they|those)\b|^(?:(?:and|but|ok) )*where(?: exactly)?$|\b(?:can t|cant|cannot|couldn t|don t|dont) (?:find|see) (?:it|that|this|them)\b|\bhow do i (?:find|open|get to|get there)\b|\bwhich (?:screen|page|menu|button|tab)\b/,
    de: /\bwo\b.*\b(?:find|seh|gibt|steht|ist das|ist es|klick|tipp)\p{L}*|\bfind\p{L}* (?:ich )?(?:(?:das|es|ihn|sie|den|die) )?nicht\b|^(?:(?:und|aber) )*wo(?: denn| genau| da)?$|\bwie komm\p{L}* (?:ich|man) (?:da|dort|dahin|dazu)/u,
    es: /\bdonde\b.*\b(?:encuentr|est[ao]|veo|ver|hay|busc|sale)\p{L}*|\bno (?:lo|la|los|las) (?:encuentro|veo|hallo)\b|^(?:y )?(?:en )?donde(?: exactamente)?$|\bcomo (?:llego|entro)\b/u,
    fr: /^(?:(?:et|mais|ok|alors) )*ou (?:est|se|je|puis|c est|on|sont|ca)\b|\b(?:trouve|trouver|voir|c est|est) (?:ca )?ou$|\b(?:trouve|vois) (?:pas|nulle part)\b|^(?:(?:et|mais) )?ou(?: ca| exactement| donc)?$|\bcomment (?:j y vais|y acceder|j y accede)\b/,
    ko: /어디(?:서|에|에서|있|로)|못찾|안보(?:여|이)|찾을수가?없|어느(?:화면|메뉴)/,
    ru: /(?:где|куда) (?:(?:мне|я|же) )?(?:это|ее|его|их|она|он|оно|наити|искать|посмотреть|нажать|нажимать)|не могу наити|не нахожу|не вижу|не наше?л|^(?:(?:а|и|но) )*где(?: именно| точно)?$|как (?:туда попасть|открыть)/,
    'zh-rCN':
      /(?:在哪|哪里|哪儿)(?:里|儿)?(?:能|可以)?(?:找|看|打开|点|有|$|呢|啊)|哪个(?:页面|菜单|地方)|找不到|没找到|怎么(?:打开|进去|找)/,
  },
}
