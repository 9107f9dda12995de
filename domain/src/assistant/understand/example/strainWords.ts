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
  en: /\b(?:lonely|isolated|cut off|so alone|left out|lost (?:all )?(?:of )?my friends|no friends left|nobody (?:calls|visits|rings|comes))\b/,
  de: /\b(?:einsam\p{L}*|isoliert|abgehangt|alleingelassen|im stich gelassen|keine freunde mehr|niemand (?:ruft|kommt|meldet sich))\b/u,
  es: /\b(?:(?:me siento|estoy|tan|muy) (?:muy |tan )?sol[oa](?<!\b(?:cuando|si) estoy sol[oa](?= en (?:mi )?casa))|soledad|aislad[oa]|me he quedado sol[oa]|nadie me (?:llama|visita))\b/,
  fr: /\b(?:(?:me sens|suis|si|tellement|trop|bien) (?:si |tellement |tres |bien )?(?:seule?|isolee?)(?<!\b(?:quand|lorsque|si) je suis seule?(?= (?:a la maison|chez (?:moi|nous))))|solitude|personne ne m (?:appelle|invite))\b/,
  ko: /외로[워웠운]|외롭|고립|쓸쓸/,
  ru: /одиноко|одинок\p{L}*|тоскливо одн|совсем одн(?:а|и)(?: |$)|никто не (?:звонит|приходит)|никому не нуж/u,
  'zh-rCN': /孤单|孤独|寂寞|没人(?:陪|说话|来看|理我)/,
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
