/** Synonyms that people use for built-in items, by list and key. */
export const EXTRA_NAMES: Readonly<Record<string, string>> = {
  'location.head':
    'headache|headaches|head|Kopfschmerzen|Kopfschmerz|Kopfweh|dolor de cabeza|dolores de cabeza|mal de tête|maux de tête|mal à la tête|두통|головная боль|головной боли|головную боль|головой|голову|头痛|头疼|头',
  'location.neck': 'neck pain|Nackenschmerzen|Nacken|Hals|nuca|nuque|목덜미|шее|шею|шеи|颈椎|脖子|脖子痛',
  'location.back':
    'backache|back pain|Rückenschmerzen|dolor de espalda|mal de dos|mal au dos|요통|спине|спину|спины|背痛|背疼|背部|背',
  'location.lower-back':
    'lumbago|Kreuzschmerzen|Kreuz|lumbares|lumbalgia|lombalgie|лumbago|поясницу|пояснице|поясницы|腰痛|腰疼|腰',
  'location.abdomen':
    'stomach|belly|tummy|stomach ache|Bauchschmerzen|Bauchweh|barriga|estómago|mal au ventre|배|배가|복통|животе|живота|肚子|肚子疼|肚子痛|腹痛',
  'location.chest': 'chest pain|Brustschmerzen|dolor de pecho|груди|грудью|胸口|胸痛',
  'location.knee-left':
    'knee|knees|Knie|rodilla|rodillas|genou|genoux|무릎|колено|колене|колени|колена|膝盖|左膝盖',
  'location.knee-right':
    'knee|knees|Knie|rodilla|rodillas|genou|genoux|무릎|колено|колене|колени|колена|膝盖|右膝盖',
  'location.shoulder-left':
    'shoulder|shoulders|Schulter|Schultern|hombro|hombros|épaule|épaules|어깨|плечо|плече|плеча|肩膀|肩',
  'location.shoulder-right':
    'shoulder|shoulders|Schulter|Schultern|hombro|hombros|épaule|épaules|어깨|плечо|плече|плеча|肩膀|肩',
  'location.hip-left': 'hip|hips|Hüfte|cadera|hanche|고관절|бедро|髋部',
  'location.hip-right': 'hip|hips|Hüfte|cadera|hanche|고관절|бедро|髋部',
  'location.hand-left': 'hand|hands|Hand|Hände|mano|manos|main|mains|손|кисть|кисти|手',
  'location.hand-right': 'hand|hands|Hand|Hände|mano|manos|main|mains|손|кисть|кисти|手',
  'location.foot-left': 'foot|feet|Fuß|Füße|pie|pies|pied|pieds|발|стопа|стопе|脚',
  'location.foot-right': 'foot|feet|Fuß|Füße|pie|pies|pied|pieds|발|стопа|стопе|脚',
  'symptom.fatigue':
    'tired|tiredness|exhaustion|Müdigkeit|fatiga|피곤|피로감|утомление|утомляемость|疲倦|乏力',
  'symptom.poor-sleep':
    'bad sleep|sleep badly|slept badly|sleeping badly|poor night|schlecht geschlafen|schlecht schlafen|dormí mal|mal sueño|dormido mal|mal dormi|mauvaise nuit|잠을 못|잠을 설|수면 문제|плохим сном|плохого сна|плохо спал|плохо спала|плохой сон|плохом сне|睡不好|睡得不好|没睡好|失眠',
  'symptom.stiffness': 'stiff|steif|rígido|raide|뻣뻣|скованности|发僵',
  'symptom.nausea':
    'nauseous|sick|Übelkeit|übel|náusea|náuseas|nausée|메스꺼움|구역|구토|тошнило|тошноту|тошноты|恶心|呕吐|想吐',
  'symptom.dizziness':
    'dizzy|schwindlig|mareado|mareada|mareos|vertige|어지럼|어지러|кружилась голова|головокружения|头晕|眩晕',
  'symptom.anxiety':
    'anxious|ängstlich|Angst|Unruhe|ansioso|ansiosa|anxieux|anxieuse|불안감|тревогу|тревоги|焦虑',
  'symptom.low-mood': 'low|sad mood|Stimmung|desánimo|moral bas|기분 저하|плохое настроение|心情低落',
  'symptom.numbness': 'numb|taub|entumecido|engourdi|무감각|онемения|发麻',
  'symptom.weakness': 'weak|schwach|débil|faible|무력감|слабости|没力气',
  'symptom.swelling': 'swollen|geschwollen|hinchado|enflé|붓기|отёки|отёка|浮肿',
  'symptom.fever-chills': 'fever|chills|Fieber|fiebre|fièvre|열|오한|температура|жара|发烧|发冷',
  'symptom.muscle-cramps':
    'cramps|cramp|spasm|Krämpfe|Krampf|calambre|crampe|쥐|судорога|судороги|спазм|抽筋',
  'aggravating_factor.stress': 'stressful|stressed|stressig|estresado|stressé|стресса|стрессом|紧张',
  'aggravating_factor.lack-of-sleep':
    'too little sleep|zu wenig Schlaf|dormir poco|pas assez dormi|недосыпа|недосыпание|没睡够|睡眠不够',
  'aggravating_factor.weather':
    'cold weather|Wetterwechsel|cambio de tiempo|changement de temps|날씨|погоды|погоде|天气变化',
  'alleviating_factor.sleep': 'sleeping|geschlafen|schlafen|dormi|잠|сна|сном|睡眠',
  'alleviating_factor.rest':
    'resting|lying down|Ruhe|ausgeruht|hinlegen|descanso|reposo|repos|휴식|쉬기|눕기|отдых|покой|休息|平躺',
  'alleviating_factor.heat':
    'warm bath|hot bath|warmth|heat pad|Wärme|Wärmflasche|warmes Bad|baño caliente|bain chaud|찜질|온찜질|온욕|тепло|тёплая ванна|грелка|热敷|热水澡',
  'alleviating_factor.cold-pack': 'ice|ice pack|cooling|Kälte|Kühlen|hielo|glace|얼음찜질|холод|лёд|冰敷',
  'alleviating_factor.walking':
    'a walk|walk|Spaziergang|Spazieren|paseo|promenade|산책|прогулка|прогулки|散步',
  'alleviating_factor.physiotherapy':
    'physical therapy|physio|Krankengymnastik|kiné|도수 치료|физиотерапии|理疗',
  'alleviating_factor.breathing-meditation':
    'breathing|meditation|breathing exercises|Atmen|meditación|respirar|méditer|호흡|명상|медитация|дыхание|冥想|呼吸',
}
