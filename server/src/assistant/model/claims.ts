/** Claims that only a clinician may make, or that are false: a model can neither act nor watch. [ASST-28, ASST-34] */
export type Claim =
  | 'dose'
  | 'medicine'
  | 'diagnosis'
  | 'trigger'
  | 'cause'
  | 'forecast'
  | 'cure'
  | 'act'
  | 'crisis'

// Matches the words that such a sentence needs, in seven languages. Too many rather than too few: what is refused here
// is answered by the built-in engine. The text is lower case and normalised: see plainWords.
const CLAIMS: Record<Claim, readonly RegExp[]> = {
  dose: [
    /(?<!\p{L})(?:mg|milligrams?|micrograms?|ml|dos(?:e|age|ing)s? of|per kilo\w*|maximum dose|safe dose)\b/u,
    /(?<!\p{L})(?:take|taking|swallow|use) (?:an?other|more|less|fewer|extra|half|double|up to|the (?:next|whole))\b/u,
    /(?<!\p{L})(?:milligramm|mikrogramm|dosis von|höchstdosis|nehmen sie (?:noch|mehr|weniger|eine|die|doppelt)|einnehmen)/u,
    /(?<!\p{L})(?:miligramos?|microgramos?|dosis de|dosis máxima|tome (?:otr|más|menos|el|la|un)|tomar (?:otr|más|menos))/u,
    /(?<!\p{L})(?:milligrammes?|microgrammes?|dose de|dose maximale|prenez |prendre (?:plus|moins|un|la|le|encore))/u,
    /(?:миллиграмм|микрограмм|(?:^|\W)мг|дозу|доза|дозировк|примите|принимайте|выпейте)/u,
    /(?:밀리그램|마이크로그램|용량|복용량|드세요|복용하세요|복용하십시오|먹으세요|투여)/u,
    /(?:毫克|微克|剂量|服用|服药|请吃|再吃|可以吃)/u,
  ],
  medicine: [
    /(?<!\p{L})(?:stop|quit|pause|skip|halve|increase|reduce|lower|raise|switch|change|restart|start|avoid|taper)(?:ping|ing|d|s)? (?:taking|using|the|your|this|that|to|off|it|\[\[n)/u,
    /(?<!\p{L})(?:setzen sie|absetzen|aufhören (?:mit|zu)|erhöhen sie|verringern sie|reduzieren sie|wechseln sie|beginnen sie mit|verzichten sie)/u,
    /(?<!\p{L})(?:deje de|dejar de|suspend|aumente|reduzca|cambie|empiece|evite|disminuya)/u,
    /(?<!\p{L})(?:arrêtez|arrêter|cessez|augmentez|réduisez|diminuez|changez|commencez|évitez)/u,
    /(?:прекратите|прекратить|перестаньте|увеличьте|уменьшите|снизьте|замените|начните|отмените|откажитесь)/u,
    /(?:중단|끊으|줄이세요|늘리세요|바꾸세요|시작하세요|피하세요|멈추)/u,
    /(?:停药|停止|停用|增加|减少|减量|加量|换药|开始吃|避免)/u,
  ],
  diagnosis: [
    /(?<!\p{L})you (?:probably |likely |may |might |could |clearly |certainly )?(?:have|suffer|are suffering|show signs|are (?:depressed|diabetic))\b(?! (?:recorded|written|logged|noted|entered|marked|kept|not recorded))/u,
    /(?<!\p{L})(?:diagnos\w*|sounds like|consistent with|symptoms? of|sign of|indicates?|points? to)\b/u,
    /(?<!\p{L})(?:sie (?:haben|leiden)\b(?! [^.]*(?:notiert|eingetragen|aufgezeichnet|festgehalten))|diagnos|deutet auf|anzeichen für|hinweis auf)/u,
    /(?<!\p{L})(?:usted (?:tiene|sufre|padece)|tiene usted|padece|diagn[oó]stic|indica|síntomas? de|señal de)/u,
    /(?<!\p{L})(?:vous (?:avez|souffrez)\b(?! (?:noté|enregistré|inscrit|écrit))|diagnosti|indique|signe de|symptômes? de)/u,
    /(?:у вас (?!записан|отмечен)|вы страдаете|диагноз|признак|указывает на|симптом)/u,
    /(?:진단|앓고|걸렸|증상입니다|의심됩니다|질환입니다|병입니다)/u,
    /(?:诊断|患有|您得了|你得了|症状是|表明|说明您|意味着)/u,
  ],
  trigger: [
    /(?<!\p{L})(?:trigger\w*|culprit|to blame)\b/u,
    /(?<!\p{L})(?:auslöser|ausgelöst|schuld (?:ist|daran))/u,
    /(?<!\p{L})(?:desencadena\w*|culpa)/u,
    /(?<!\p{L})(?:déclenche\w*|coupable)/u,
    /(?:триггер|провоцир|виноват)/u,
    /(?:유발|원인 요인|방아쇠)/u,
    /(?:诱因|触发|诱发|罪魁)/u,
  ],
  cause: [
    /(?<!\p{L})(?:caus(?:e|es|ed|ing)|because|due to|leads? to|led to|results? in|makes? (?:it|your|the)|reduces?|treats?|works? (?:for|against)|thanks to)\b/u,
    /(?<!\p{L})(?:verursach|weil|wegen|führt zu|aufgrund|bewirkt|lindert|dank)/u,
    /(?<!\p{L})(?:caus(?:a|ó|an|ado)|porque|debido a|provoca|gracias a|alivia|reduce)/u,
    /(?<!\p{L})(?:cause|causé|parce que|à cause|provoque|grâce à|soulage|réduit|entraîne)/u,
    /(?:вызыва|вызва|потому что|из-за|приводит|благодаря|облегча|снижает|причин)/u,
    /(?:때문|원인|덕분|일으키|초래|완화합니다)/u,
    /(?:导致|引起|因为|由于|造成|多亏|缓解了)/u,
  ],
  forecast: [
    /(?<!\p{L})(?:will (?:get|be|feel|have|improve|worsen|go|help|ease|come|pass|stop)|going to|tomorrow|next (?:week|month|day)|expect|should (?:get|be|feel) better|soon)\b/u,
    /(?<!\p{L})(?:wird (?:besser|schlechter|schlimmer|nachlassen|helfen|vergehen)|werden sie|morgen werden|nächste(?:n|r)? (?:woche|monat)|bald)/u,
    /(?<!\p{L})(?:mejorará|empeorará|pasará|mañana|próxim[ao]|pronto|va a (?:mejorar|empeorar|pasar))/u,
    /(?<!\p{L})(?:ira mieux|va (?:s'améliorer|empirer|passer)|demain|prochaine?s?|bientôt|sera)/u,
    /(?:станет лучше|станет хуже|пройдёт|пройдет|завтра|на следующей|скоро|будет)/u,
    /(?:나아질|나빠질|좋아질|내일|다음 ?(?:주|달)|곧 |될 것입니다)/u,
    /(?:会好|会变|将会|明天|下周|下个月|很快)/u,
  ],
  cure: [
    /(?<!\p{L})(?:cure[sd]?|heal(?:s|ed|ing)?|miracle|guarantee\w*)\b/u,
    /(?<!\p{L})(?:heilt|heilung|geheilt|wunder|garantier)/u,
    /(?<!\p{L})(?:cura|curar|sana|milagro|garantiz)/u,
    /(?<!\p{L})(?:guéri|miracle|garanti)/u,
    /(?:вылеч|исцел|чудо|гарантир)/u,
    /(?:완치|치료됩니다|기적|보장)/u,
    /(?:治愈|根治|奇迹|保证)/u,
  ],
  act: [
    /(?<!\p{L})i (?:have|'ve|’ve|did|will|can|am|'m|’m|just|already|now)?\s?(?:\w+ )?(?:delet|remov|chang|sen[dt]|email|e-mail|call|contact|inform|notif|sav|add|creat|set|share|forward|alert|watch|monitor|remind|book|schedul|updat|export|upload|grant|unlock|disabl|ignor)\w*/u,
    /(?<!\p{L})(?:i am (?:here|always|a (?:doctor|nurse|human|person))|we are watching|somebody will|someone will|help is on)/u,
    /(?<!\p{L})ich (?:habe|werde|kann|bin) [^.]*(?:gelöscht|geändert|gesendet|verschickt|informiert|gespeichert|löschen|senden|informieren|arzt|mensch)/u,
    /(?<!\p{L})(?:he|voy a|puedo|soy) [^.]*(?:borr|elimin|cambi|envi|avis|inform|guard|médic|human)/u,
    /(?<!\p{L})(?:j'ai|j’ai|je vais|je peux|je suis) [^.]*(?:supprim|modifi|envoy|inform|préven|enregistr|médecin|humain)/u,
    /(?:я |мы )[^.]*(?:удалил|изменил|отправил|сообщил|сохранил|удалю|отправлю|сообщу|врач|человек)/u,
    /(?:삭제했|변경했|보냈|알렸|저장했|삭제하겠|보내겠|저는 의사|저는 사람)/u,
    /(?:我已|我会|我可以|我是)[^。]*(?:删除|修改|发送|通知|保存|医生|人类)/u,
  ],
  // A person in a crisis gets the card, and no words of a model. [SAFE-8]
  crisis: [
    /(?<!\p{L})(?:suicid\w*|self-?harm\w*|(?:kill|hurt|harm|cut) (?:yourself|oneself|themselves)|end(?:ing)? (?:your|one's) life|die|dying|death)\b/u,
    /(?<!\p{L})(?:selbstmord|suizid|selbstverletz|sich (?:umbringen|töten|das leben)|umbringen|sterben|tod\b)/u,
    /(?<!\p{L})(?:suicid|matarse|quitarse la vida|hacerse daño|morir|muerte)/u,
    /(?<!\p{L})(?:suicid|se tuer|vous tuer|mettre fin à|se faire du mal|mourir|mort\b)/u,
    /(?:суицид|самоубий|покончить|убить себя|навредить себе|умереть|смерт)/u,
    /(?:자살|자해|죽고|죽음|목숨)/u,
    /(?:自杀|自殺|自残|自伤|轻生|结束生命|死亡)/u,
  ],
}

const KINDS = Object.keys(CLAIMS) as Claim[]

/** The first claim that a text makes, in whichever of the languages; null for none. */
export function claimIn(text: string): Claim | null {
  const plain = plainWords(text)
  return KINDS.find((kind) => CLAIMS[kind].some((sign) => sign.test(plain))) ?? null
}

const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
