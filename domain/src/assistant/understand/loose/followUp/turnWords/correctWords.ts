import type { TurnWords } from './turn.ts'

// What a second message corrects or narrows. In folded text; Korean and Chinese without spaces.

/** The message corrects the answer. */
export const CORRECTING_WORDS: TurnWords = {
  en: /^(?:no|nope|nah|not|sorry|oops|i mean|i meant|actually|wait)\b|\bi (?:mean|meant)\b|\bi was asking about\b/,
  de: /^(?:nein|nee|ne|no|sorry|moment|halt|ich mein\w*|ah ne\w*)\b|\b(?:ich )?mein(?:e|te)? (?:ich|aber|die|den|das|der)?\b/,
  es: /^(?:no|perdon|perdona|digo|quiero decir|me refiero|espera)\b|\b(?:me refiero|me referia|quiero decir|queria decir|digo)\b/,
  fr: /^(?:non|nan|pardon|attends|enfin|je veux dire|je parle)\b|\b(?:je veux dire|je voulais dire|je parle|je parlais)\b/,
  ko: /^(?:아니|아뇨|아참)|말이야|말이에요|말하는|말고/,
  ru: /^(?:нет|не|ои|извините|прости\S*)(?: |$)|(?:имею|имел\S*) в виду|(?:^| )я (?:про|о|об) /,
  'zh-rCN': /^(?:不是|不对|不|错了)|我(?:是)?(?:说|指|问|讲)的?(?:是)?/,
}

/** "And the days I didn't go". */
export const DAYS_WITHOUT_WORDS: TurnWords = {
  en: /\b(?:the |on )?days? (?:i|when i|that i|where i)(?: have| was)? ?(?:did ?n ?t|didnt|did not|don ?t|dont|do not|haven ?t|havent|wasn ?t|wasnt|not)\b|\bthe other days\b|\bon (?:days|the days) without(?: it)?$|\bthe days without(?: it)?$/,
  de: /\b(?:die|den|an) tagen?,? (?:wo|an denen|wenn|als|in denen) (?:ich )?(?:\w+ )?(?:nicht|nie|kein\w*)\b|\btagen? ohne$|\ban (?:den )?(?:anderen|ubrigen) tagen$/,
  es: /\b(?:los |en los )?dias (?:que|en que|cuando) (?:no|nunca)\b|\b(?:los )?(?:otros|demas) dias$|\bdias sin(?: ell[oa]| eso)?$/,
  fr: /\b(?:les )?jours (?:ou|quand|que) (?:je |j )?(?:n )?(?:\w+ ){0,4}(?:pas|jamais)\b|\bles autres jours$|\bjours sans(?: ca| cela)?$/,
  ko: /(?:안|못)(?:간|한|했던|갔던|하는|가는|먹은)날|(?:가지|하지|먹지)(?:않은|않는|않았던|못한)날|(?:나머지|다른)날은?요?$/,
  ru: /(?:^| )(?:в |а )*(?:те )?дни,? (?:когда|в которые) (?:я )?(?:туда )?не |(?:^| )в (?:остальные|другие) дни$|дни без (?:этого|него|нее)$/,
  'zh-rCN': /(?:没|不)(?:去|做|游|吃|练|用|来|有)?的?(?:那)?(?:些|几)?(?:天|日子)|其他(?:的)?(?:日子|天)/,
}

/** "And what helps then". */
export const WHAT_HELPS_WORDS: TurnWords = {
  en: /^(?:(?:and|so|ok|then|but|well) )*what (?:then |does |do )?(?:help\w*|eas\w+|reliev\w+|sooth\w+|makes? it (?:better|easier))(?: (?:it|then|most|best|me|with it|against it|there))*$/,
  de: /^(?:(?:und|also|ok|dann|aber) )*was (?:hilft|half|lindert|tut gut|macht es besser)(?: (?:dann|mir|dagegen|da|am besten|am meisten|denn|eigentlich))*$/,
  es: /^(?:(?:y|entonces|ok|pero|pues) )*(?:que|con que) (?:es lo que )?(?:me )?(?:lo |la )?(?:alivia|ayuda|calma|mejora|funciona|sienta bien)(?: (?:entonces|mas|mejor|mas a menudo))*$/,
  fr: /^(?:(?:et|alors|du coup|mais|bon) )*(?:qu est ce qui|quoi qui|ce qui) (?:me |la |le |l )?(?:soulage|aide|calme|ameliore|fait du bien)(?: (?:alors|le plus|le mieux|du coup))*$/,
  ko: /^(?:그럼|그러면|그래서)?(?:뭐가|무엇이|뭘하면)(?:제일|가장)?(?:도움|나아|덜|좋아|효과|편해)\p{L}*$/u,
  ru: /^(?:(?:а|и|ну|тогда|так) )*(?:от чего|отчего|что) (?:(?:тогда|мне|лучше|же|чаще|всего) )*(?:легче|помогает|помогало|облегчает|снимает|становится легче)(?: (?:тогда|всего|больше всего|чаще всего|мне|же))*$/,
  'zh-rCN':
    /^(?:那|那么|然后)?(?:有)?(?:什么|啥|怎么做?)(?:能|会|可以|最)?(?:缓解|管用|有用|有帮助|好一点|好点|舒服点|减轻)(?:一?点)?(?:呢|啊|吗|最多)?$/,
}

/** "The ones I took at bedtime": some of the doses. */
export const SOME_DOSES_WORDS: TurnWords = {
  en: /^(?:(?:and|what about|just|only|ok|but|how about) )*(?:the |those )?(?:ones?|doses?|tablets?|pills?|times?)\b.*\b(?:bed ?time|bed|night|evenings?|mornings?|lunch|noon|breakfast|dinner)\b/,
  de: /^(?:(?:und|nur|was ist mit|aber|ok) )*(?:die|den|der|das|denen)\b.*\b(?:schlafengehen|schlafen|abends?|morgens?|nachts?|fruh|mittags?|bett|nacht)\b/,
  es: /^(?:(?:y|solo|pero|que tal) )*(?:las?|los?|el) (?:que|de|dosis|pastillas?)\b.*\b(?:noches?|dormir|acostarme|mananas?|tardes?|comer|cenar|desayun\w+)\b/,
  fr: /^(?:(?:et|juste|mais|seulement) )*(?:ceux|celles|celui|celle|les prises?|les doses?)\b.*\b(?:soirs?|coucher|matins?|nuits?|dormir|midi|diner)\b/,
  ko: /(?:자기전|취침전|잠자기전|밤|저녁|아침|점심)에?(?:먹은|먹는|복용한)(?:건|거|것|약|때|날)/,
  ru: /^(?:(?:а|и|ну|только) )*(?:те|т[аоу]|котор\S+|прием\S*|доз\S*|таблетк\S*)(?: |$).*(?:на ночь|перед сном|вечер|утр|днем|ночью)/,
  'zh-rCN':
    /(?:睡前|晚上|早上|夜里|中午|饭后|饭前)(?:吃|服|用)的?(?:那|这)?(?:几|些|一)?(?:次|片|颗|粒|回|种)?/,
}
