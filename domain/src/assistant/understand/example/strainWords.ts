import type { Language } from '@reprieve/domain/settings/language.ts'
import type { TurnWords } from '../loose/followUp/turnWords/turn.ts'

/**
 * A whole clause that says that nothing is left: "can't any more today". In folded text; Korean and Chinese without
 * spaces.
 */
export const AT_LIMIT: TurnWords = {
  en: /^(?:(?:i|im|m|ive|ve|just|really|honestly|today|so|and|ok|god|oh|at|all|simply|feel|like|am|have|it|s) )*(?:(?:can t|cant|cannot|can not)(?: (?:just|really))*(?: (?:anymore|any more|any longer|cope|do (?:it|this|today)|take (?:it|this)|take (?:any more|anymore|much more)|manage|keep going|keep this up|handle (?:it|this)))+|(?:the )?end of my (?:tether|rope)|my (?:limit|wits end|breaking point)|breaking point|had (?:it|enough)|falling apart|breaking down|struggling|(?:today|this|it|everything|all)(?: is| s|s)?(?: just| all)* too much|no (?:strength|fight|energy)(?: left| any more| anymore| for anything)*)(?: (?:for me|today|now|right now|anymore|any more|like this|tonight|really|at all|with (?:it|this|everything)|with it all|of (?:it|this|everything)))*$/,
  de: /^(?:(?:ich|i|bin|mir|es|s|heute|heut|jetzt|einfach|echt|wirklich|grad|gerade|oh|mann|puh|langsam|und|mich|hab|habe) )*(?:(?:kann|pack|packe|schaff|schaffe|derpack|halt|halte|mag|verkraft|verkrafte)(?: (?:ich|i|s|e|es|das|heute|heut|jetzt|einfach|echt|wirklich|grad|gerade|so|bald|schon|langsam|auch|alles))* (?:nimmer|nicht|nicht mehr|nix mehr)(?: aus)?|(?:reicht|reichts)(?: s)?(?: fur heute| jetzt| heute)?|(?:total |vollig |komplett |ganz )?(?:am ende|am limit|fix und fertig)|(?:geht|ging)(?: \p{L}+)? (?:nix|nichts) mehr|(?:uberhaupt |gar )?keine (?:kraft|energie)(?: mehr)?|(?:ist |wird )?(?:mir )?(?:heute |heut |grad |gerade |einfach )?alles zu viel|am ende meiner kraft)(?: (?:heute|heut|jetzt|mehr|einfach|grad|gerade|so|fur|mich|ich|weiter|hier))*$/u,
  es: /^(?:(?:yo|hoy|ya|es|que|estoy|de|verdad|la|ahora|realmente|simplemente|uf|ay|asi|y|me|esto|siento) )*(?:no (?:puedo|aguanto|soporto|resisto|doy|tiro)(?: (?:ni|ya|hoy))*(?: (?:mas|con mi (?:alma|vida)|de (?:mi|si)|conmigo|con todo|con esto|asi))+|todo me supera|me supera(?: todo)?|(?:es |todo es )?demasiado(?: para mi)?|al limite|(?:no (?:me quedan|tengo)|sin) (?:mas )?fuerzas(?: para nada)?|me derrumbo|que no puedo mas)(?: (?:hoy|ya|mas|de verdad|ahora|asi|con todo|todo|esto))*$/,
  fr: /^(?:(?:je|j|aujourd hui|la|vraiment|ce soir|ce matin|franchement|moi|et|ben|bon|pff|maintenant|moralement|suis|chui|chu|c|est|tout) )*(?:(?:n )?en (?:peux?|peut) (?:plus|pu)|jen (?:peux?|peut) (?:plus|pu)|(?:ne )?(?:tiens|supporte) (?:plus|pu)|(?:n )?y arrive (?:plus|pu)|craque|a bout|au bout du rouleau|(?:plus|pu) (?:aucune|de|la) force|(?:beaucoup )?trop(?: dur)? pour moi|(?:en )?ai plein (?:le dos|la casquette) je craque|pu capable|plus capable)(?: (?:aujourd hui|la|ce soir|ce matin|du tout|maintenant|vraiment|de force|moralement|moi))*$/,
  ko: /^(?:오늘도?은?는?|이제는?|이젠|정말로?|진짜로?|도저히|너무|나는?|난|저는?|전|더는?|더이상은?|그냥|아+|다|모든게|모든것이|전부|몸도마음도|도)*(?:못하겠|못버티겠|못참겠|못견디겠|버틸수가?없|견딜수가?없|참을수가?없|감당이?안|한계(?:야|다|예요|에요|인|네|임|에왔|입니다)|버거[워운웠]|버겁|벅차|벅찬|무너질것|힘이?(?:하나도|전혀)?(?:없|안나))[\p{L}]{0,8}$/u,
  ru: /^(?:(?:я|мне|сегодня|уже|больше|просто|совсем|и|но|все|так|у меня|честно|сеичас|очень|слишком|правда|ну) )*(?:не (?:могу|выдерживаю|выдержу|вывожу|тяну|справляюсь)|сил (?:уже |больше |совсем |просто |никаких )*нет|нет (?:больше |уже |никаких )?сил|сил не осталось|на (?:пределе|грани)|тяжело)(?: (?:больше|так|сегодня|уже|совсем|терпеть|это|эту боль|выносить|ни на что|сил))*$/,
  'zh-rCN':
    /^(?:我|今天|今儿|真的|实在|现在|快|已经|是|都|有点|也|可|再也|感觉|觉得)*(?:撑不住|撑不下去|受不了|扛不住|坚持不(?:下去|住|了)|顶不住|熬不(?:住|下去)|挺不住|崩溃|不行了|要垮|快垮|垮了|什么都太难|太难了|一点力气(?:都|也)?没有|没力气|没有力气)(?:了|啦|今天|真的|我|啊|的|呀|都|实在|受不了|撑不住|再)*$/,
}

/** Too little to say that nothing is left. */
export const TOO_LITTLE: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /^(?:я )?не могу$|^(?:мне )?тяжело$|^не (?:справляюсь|тяну)$/,
  de: /^(?:ich )?(?:kann|mag|halt|halte)(?: (?:es|das))? nicht$|^(?:mir )?reichts?(?: s)?$/,
  en: /^(?:i )?(?:had (?:it|enough)|all too much)$/,
}

/** Tired out, at the beginning of a clause: "knackered", "fix und foxi". */
export const WORN_OUT: TurnWords = {
  en: /^(?:(?:i|im|m|am|just|so|really|absolutely|totally|completely|utterly|feeling|feel|bit|pretty|today|and|i ve|been) )*(?:knackered|shattered|wiped(?: out)?|worn out|exhausted|drained|dead on my feet|done in|running on empty|can t be (?:bothered|arsed)|cant be (?:bothered|arsed)|no energy)\b/,
  de: /^(?:(?:ich|i|bin|heute|heut|so|total|vollig|komplett|einfach|echt|fuhl|fuhle|mich|grad|gerade|und) )*(?:erledigt|ausgelaugt|kaputt|fix und (?:fertig|foxi)|am boden|platt|hundemude|ausgebrannt|zu nix zu gebrauchen|zu nichts zu gebrauchen|keinen bock|keine lust auf (?:nix|nichts|gar nichts|irgendwas))\b/,
  es: /^(?:(?:hoy|estoy|me siento|muy|tan|totalmente|completamente|ando) )*(?:hech[oa] (?:polvo|mierda|una pena|papilla)|reventad[oa]|molid[oa]|destrozad[oa]|agotad[oa]|rendid[oa]|sin ganas de (?:nada|todo)|no tengo ganas de nada)\b/,
  fr: /^(?:(?:je|j|suis|chui|me sens|tellement|trop|completement|totalement|vraiment|aujourd hui) )*(?:crevee?|epuisee?|lessivee?|videe?|claquee?|vannee?|naze|hs|k o|brulee|au bout|ai envie de rien|envie de rien|plus envie de rien)\b/,
  ko: /^(?:오늘은?|너무|진짜|정말|완전|그냥|아|몸이|많이)*(?:지쳐|지쳤|지친|지침|기진맥진|녹초|진이빠|기운이?(?:하나도|전혀)?없|탈진|아무것도하기싫|만사가?귀찮)/,
  ru: /^(?:(?:я|сегодня|так|очень|совсем|просто|уже|опять|как же) )*(?:вымотал\p{L}*|измотан\p{L}*|измучил\p{L}*|выжат\p{L}*|без сил|выдохл\p{L}*|никакая|никакои|ничего не хочется|руки опускаются|устала? от всего)(?: |$)/u,
  'zh-rCN':
    /^(?:我|今天|真的|实在|好|太|都|整个人|感觉)*(?:累瘫|累垮|累坏|精疲力尽|筋疲力尽|累死|没劲|提不起劲|什么都不想(?:干|做|动))/,
}

/** Lonely or cut off, said of oneself; "when I am alone at home" is a place. [ASST-331] */
export const LONELY: TurnWords = {
  en: /\b(?:lonely|isolated|cut off|so alone|left out|lost (?:all )?(?:of )?my friends|no friends left|nobody (?:calls|visits|rings|comes)|friends (?:\w+ ){0,3}(?:drifted|stopped (?:calling|coming|asking|inviting)|disappeared|gone|dropped off|dropped away))\b|\b(?:hardly|barely) see (?:any of )?(?:my )?friends\b/,
  de: /\b(?:einsam\p{L}*|isoliert|abgehangt|alleingelassen|im stich gelassen|keine freunde mehr|niemand (?:ruft|kommt|meldet sich)|freunde (?:\p{L}+ ){0,3}(?:weg|verschwunden|abgewandt|zuruckgezogen|melden sich (?:\p{L}+ ){0,2}(?:nicht|nimmer|kaum)|kommen (?:\p{L}+ ){0,2}(?:nicht|nimmer|kaum)))\b/u,
  es: /\b(?:(?:me siento|estoy|tan|muy) (?:muy |tan )?sol[oa](?<!\b(?:cuando|si) estoy sol[oa](?= en (?:mi )?casa))|soledad|aislad[oa]|me he quedado sol[oa]|nadie me (?:llama|visita)|(?:mis )?amig[oa]s (?:\w+ ){0,3}(?:no (?:me llaman|vienen|quedan)|se (?:han ido|alejaron|han alejado|fueron)))\b|\bme he quedado sin amig[oa]s\b/,
  fr: /\b(?:(?:me sens|suis|si|tellement|trop|bien) (?:si |tellement |tres |bien )?(?:seule?|isolee?)(?<!\b(?:quand|lorsque|si) je suis seule?(?= (?:a la maison|chez (?:moi|nous))))|solitude|personne ne m (?:appelle|invite)|(?:mes )?ami(?:e)?s (?:\w+ ){0,3}(?:ne (?:viennent|m appellent)|viennent (?:presque )?plus|m appellent plus|eloignes|partis|disparu))\b|\b(?:plus|perdu) (?:beaucoup |tous |tout )?(?:d |de |mes )?amis\b/,
  ko: /외로[워웠운]|외롭|고립|쓸쓸|친구들?(?:이|도|과|하고|랑)?(?:이제|다|거의|하나둘|점점){0,2}(?:떠나|떠났|멀어[지졌]|연락이?(?:없|끊)|안(?:오|와|만나))/,
  ru: /одиноко|одинок\p{L}*|тоскливо одн|совсем одн(?:а|и)(?: |$)|никто не (?:звонит|приходит)|никому не нуж|(?:друзья|подруги)(?: \p{L}+){0,3} (?:пропали|исчезли|отвернул\p{L}*|не (?:зовут|звонят|приходят|заходят)|разошлись|отошли|перестали)|(?:друзей|подруг) (?:почти |совсем |уже |больше )*не (?:осталось|вижу)/u,
  'zh-rCN':
    /孤单|孤独|寂寞|没人(?:陪|说话|来看|理我)|朋友们?(?:都|也|现在|基本|慢慢|渐渐)*(?:不(?:怎么)?(?:来往|联系|来了|找我|约我)|疏远|没了|散了|走了)/,
}

/** To say no, or to call something off. */
export const SAY_NO: TurnWords = {
  en: /\b(?:say(?:ing)?|said) no\b|\bturn(?:ing|ed)? (?:people|friends|things|everyone|invitations?|them) down\b|\bcancel\p{L}*|\bletting (?:people|everyone|them|friends|everybody) down\b|\blet (?:people|everyone|them|everybody) down\b/u,
  de: /\bnein (?:sag|zu sag)\p{L}*|\babsag\p{L}*|\babzusagen\b|\bim stich lass\p{L}*|\bsag\p{L}* (?:\p{L}+ )?(?:ab|nein)\b/u,
  es: /\b(?:decir|digo|diga|diciendo)(?: \p{L}+){0,2} (?:que )?no\b|\bcancel\p{L}*|\brechaz\p{L}*|\bfallar\p{L}* a\b/u,
  fr: /\b(?:dire|dis|dit)(?: \p{L}+)? non\b|\bannul\p{L}*|\brefus\p{L}*|\bdecommand\p{L}*/u,
  ko: /거절|취소|못간다고|안간다고/,
  ru: /отказыва\p{L}*|отказать|отменя\p{L}*|говор\p{L}* нет|подвожу/u,
  'zh-rCN': /拒绝|推掉|推辞|取消|说不(?!出|清|好|定|准)|放鸽子/,
}

/** Guilt, however it is put. */
export const GUILT: TurnWords = {
  en: /\b(?:guilt|guilty)\b/,
  de: /\bschuld(?:ig|gefuhl\p{L}*)\b|\bschlechte[sn]? gewissen\b/u,
  es: /\bculpa(?:s|ble|bilidad)?\b/,
  fr: /\bculpabil\p{L}*|\bcoupable\b/u,
  ko: /죄책감|미안한마음|자책/,
  ru: /вин(?:а|у|ы|ои|оват\p{L}*)(?: |$)|стыдно|угрызени/u,
  'zh-rCN': /内疚|愧疚|自责|罪恶感|过意不去/,
}

/** What an account may ask for. */
export const OWN_DATA: TurnWords = {
  en: /\b(?:phone|mobile|number|e ?mail|address|account|password|sign ?up|register\p{L}*|log ?in|real name)\b/u,
  de: /\b(?:telefon\p{L}*|handy\p{L}*|nummer|mail\p{L}*|e mail\p{L}*|adresse|konto|passwort|anmeld\p{L}*|registrier\p{L}*)\b/u,
  es: /\b(?:telefono|movil|celular|numero|correo|email|direccion|cuenta|contrasena|registr(?:arme|arse|o)|datos)\b/,
  fr: /\b(?:telephone|portable|numero|mail|e mail|email|adresse|compte|mot de passe|inscri\p{L}*)\b/u,
  ko: /전화|번호|이메일|메일|주소|계정|비밀번호|가입|로그인|개인정보/,
  ru: /телефон\p{L}*|номер\p{L}*|почт\p{L}*|адрес\p{L}*|аккаунт\p{L}*|парол\p{L}*|регистр\p{L}*|учетн\p{L}*/u,
  'zh-rCN': /手机|电话|号码|邮箱|地址|账号|帐号|密码|注册|登录|姓名|个人信息/,
}

/** Tears that somebody tells of; the bare noun may be looked up. */
export const CRIED: TurnWords = {
  en: /\b(?:i|just|been|was|am|m|ve|keep|kept|started|sat|stood|lay) (?:\w+ ){0,2}(?:cried|crying|sobb(?:ed|ing)|wept|weeping|bawl\w*)\b|^(?:cried|crying)\b|\b(?:in|into|to) tears\b/,
  de: /\b(?:geweint|geheult|ich (?:weine|heule|weinte|heulte)|(?:musste|muss|hab\w*) (?:\w+ ){0,4}(?:weinen|heulen)|in tranen)\b/,
  es: /\b(?:llore|lloraba|llorado|llorando|lloro|me puse a llorar|en lagrimas)\b/,
  fr: /\b(?:j ai (?:\w+ )?pleure|je pleure|je pleurais|pleure (?:toute|tout|dans|de)|en larmes|fondu en larmes)\b/,
  ko: /울었|울고(?:있|싶|말)|울어버|펑펑|눈물(?:이|났|나|을)/,
  ru: /плакал|реву(?: |$)|ревел|в слез|рыда|расплак|слезы (?:текут|льются|градом)/,
  'zh-rCN': /哭了|在哭|哭着|大哭|流泪|掉眼泪|眼泪/,
}

/** To want somebody to talk to. */
export const WANTS_SOMEONE: TurnWords = {
  en: /\b(?:want|need|wish (?:i had|there was)|could do with|looking for|like) (?:\w+ )?(?:some(?:one|body)|a person|any(?:one|body)) (?:\w+ ){0,2}(?:talk|listen|chat|vent)\w*|\bjust (?:want|need) to (?:talk|vent|chat|let it out|get it off my chest)\b|\b(?:no one|nobody) to talk to\b/,
  de: /\b(?:brauch\w*|will|mocht\w*|wunsch\w*|hatt\w*) (?:\w+ ){0,4}(?:jemand\w*|wen|einen?) (?:\w+ ){0,2}zum (?:reden|zuhoren|quatschen|ausweinen)\b|\b(?:will|mocht\w*|muss) (?:\w+ ){0,3}(?:einfach |nur |mal )+(?:\w+ ){0,3}(?:reden|quatschen|ausreden|ausheulen|auskotzen)\b|\bniemand\w* zum reden\b/,
  es: /\b(?:necesito|quiero|quisiera|busco|me gustaria|ojala tuviera) (?:\w+ ){0,4}(?:hablar con alguien|alguien (?:con quien (?:hablar|desahogarme|charlar)|que me escuche)|desahogarme)\b|\b(?:necesito|quiero) (?:solo )?(?:hablar|desahogarme)\b|\bno tengo (?:a nadie )?con quien hablar\b/,
  fr: /\b(?:besoin|envie) (?:juste |seulement )?(?:de |d )(?:parler(?! (?:a|de|avec) (?:mon|ma|mes|personne))|vider mon sac|quelqu un a qui parler|me confier)\b|\b(?:voudrais|aimerais|cherche) (?:\w+ ){0,3}(?:quelqu un a qui parler|parler a quelqu un)\b|\bpersonne a qui parler\b/,
  ko: /(?:누군가|누구|누구라도|아무|아무라도|사람)(?:한테|에게|하고|랑|와|과|이랑)?(?:이야기|얘기|말|대화|하소연|털어놓)(?:를|을|라도|좀)?(?:하고|나누고|고)?싶|(?:이야기|얘기|말)(?:할|들어줄)사람이?(?:필요|없|있었으면)|하소연(?:하고|이라도하고)싶/,
  ru: /(?:хочется|хочу|хотелось|нужен|надо|нужно)(?: \p{L}+){0,4} (?:поговорить|выговориться|пообщаться|излить|поплакаться|кто (?:выслушает|поговорит))|не с кем (?:поговорить|поделиться)|некому (?:рассказать|пожаловаться|выговориться)/u,
  'zh-rCN':
    /(?:想|希望|需要)(?:找|跟|和|有)(?:个|一个)?(?:人|谁|朋友)(?:能|来)?(?:说说|聊聊|聊|说话|倾诉|诉苦|听我|听听|陪我)|没(?:个|有)?人(?:可以)?(?:说|倾诉)|想倾诉/,
}

/** To feel of no use. */
export const USELESS: TurnWords = {
  en: /\b(?:feel|feeling|i m|im|i am) (?:\w+ )?(?:so |just |totally |completely |pretty |utterly )?(?:useless|worthless|good for nothing)\b/,
  de: /\b(?:nutzlos|wertlos|unnutz|zu nichts (?:nutze|nutz))\b/,
  es: /\b(?:me siento|siento que soy|soy) (?:una? |tan |muy )?(?:completamente )?(?:inutil|estorbo que|no (?:sirvo|valgo))\b|\bno (?:sirvo|valgo) para nada\b/,
  fr: /\b(?:me sens|suis|je me trouve) (?:tellement |completement |si |vraiment )?(?:inutile|bonne? a rien|nulle)\b|\bsers a rien\b/,
  ko: /쓸모(?:가|도)?없|무가치|아무짝에도/,
  ru: /(?:чувствую себя|ощущаю себя|стала?|я) (?:\p{L}+ )?(?:бесполезн|никчемн|ненужн)\p{L}*/u,
  'zh-rCN': /(?:自己|我)(?:挺|很|真|好|太|特别|这么|什么都)?(?:没用|没有用|没价值|是个废人|一无是处)/,
}

/** A day that goes well, and how strange that feels. */
export const GOES_WELL: TurnWords = {
  en: /\b(?:going|doing|feeling|feel|been|is|s) (?:\w+ ){0,2}(?:well|good|great|fine|better|ok|okay|alright)\b|\bgood day\b/,
  de: /\b(?:geht|gehts|gings?|lauft|lief|fuhl\w*)\b.*\b(?:gut|super|besser|okay|prima|richtig gut)\b|\bguter tag\b/,
  es: /\b(?:voy|estoy|va|me encuentro|me siento|ha ido|he estado)\b.*\b(?:bien|genial|mejor|fenomenal)\b|\bbuen dia\b/,
  fr: /\b(?:ca va|je vais|je me sens|c est|ca allait|va)\b.*\b(?:bien|mieux|super|pas mal)\b|\bbonne journee\b/,
  ko: /(?:괜찮|좋은|좋아|좋네|가벼|살만|나은|편안|편하)/,
  ru: /(?:хорошо|неплохо|лучше|нормально|отлично|отпустило|полегче|легче)/,
  'zh-rCN': /(?:挺好|不错|还好|轻松|好多了|舒服|好一些|状态好|好受)/,
}
export const HARDLY_BELIEVED: TurnWords = {
  en: /\b(?:hardly|barely|can t|cant|almost don t|scarcely|don t quite|don t) (?:\w+ )?(?:dare|believe)\b|\bafraid to (?:believe|jinx)\b|\b(?:jinx|touch wood|knock on wood|feels (?:strange|weird|odd|unreal))\b/,
  de: /\b(?:kaum|gar nicht|nicht recht|nicht|fast nicht|ganz) (?:zu )?(?:glauben|fassen|ungewohnt)\b|\bkann (?:\w+ ){0,3}(?:kaum|nicht|gar nicht|fast nicht) (?:glauben|fassen)\b|\btrau\w* mich (?:\w+ ){0,2}(?:kaum|nicht)\b|\b(?:ungewohnt|komisch|toi toi toi|auf holz)\b/,
  es: /\b(?:no me lo (?:creo|puedo creer)|apenas me lo creo|casi no me lo creo|cuesta creer\w*|toco madera|que raro|me parece mentira|no quiero gafarlo)\b/,
  fr: /\b(?:ose (?:a peine|pas|presque pas)|n ose|a peine y croire|y crois (?:pas|a peine)|(?:fait|c est) (?:tout )?(?:drole|bizarre|etrange)|touche du bois|incroyable)\b/,
  ko: /믿기지|안믿겨|믿기힘|신기|어색|꿈같|얼떨떨|낯설/,
  ru: /не верится|поверить (?:не могу|боюсь|страшно)|боюсь (?:сглазить|спугнуть|поверить|радоваться)|тьфу|непривычно|даже странно|стучу по дереву/,
  'zh-rCN': /不敢相信|不太敢信|难以置信|不敢信|有点不习惯|不真实|像做梦/,
}

/** To be a burden to others. */
export const BURDEN: TurnWords = {
  en: /\bburden\b|\bdead weight\b/,
  de: /\b(?:zur|eine|ne|nur) last\b|\bklotz am bein\b|\bballast\b/,
  es: /\b(?:carga|estorbo|lastre)\b/,
  fr: /\b(?:fardeau|boulet|poids pour)\b/,
  ko: /짐(?:이|만|같|덩어리|스러)|민폐/,
  ru: /обуз|в тягость/,
  'zh-rCN': /负担|累赘|拖累/,
}

/** To want to talk to nobody, or to the doctor. */
export const WANTS_NO_TALK: TurnWords = {
  en: /\b(?:don t|dont|not|never|no|nobody|no one) (?:\w+ ){0,3}(?:want|need|like|feel like)\b|\b(?:doctor|gp)\b/,
  de: /\b(?:niemand\w*|keine[nmr]?|nicht|nix|nichts|arzt|arztin)\b(?!.*\bzum reden\b)/,
  es: /\b(?:no (?:\w+ )?(?:quiero|necesito|quisiera|me apetece)|medic[oa]|doctora?)\b/,
  fr: /\b(?:pas|plus|aucune|sans|ni) (?:\w+ )?(?:besoin|envie)\b|\b(?:medecin|docteur)\b/,
  ko: /싶지(?:도|는|가)?않|싶진않|안하고싶|의사|선생님/,
  ru: /не (?:хоч\p{L}*|хотел\p{L}*|нуж\p{L}*|надо)|ни с кем|врач|доктор/u,
  'zh-rCN': /(?:不|没|别)(?:太|怎么)?(?:想|希望|需要)(?:找|跟|和|有)|医生|大夫/,
}
