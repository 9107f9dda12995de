/** The columns that hold names. */
export const CSV_LISTS = [
  'location',
  'symptom',
  'character',
  'aggravating_factor',
  'alleviating_factor',
  'medication',
  'environment',
] as const

export type CsvList = (typeof CSV_LISTS)[number]

/** The fields that a column can hold. */
export const CSV_FIELDS = [
  'date',
  'time',
  'severity',
  'duration',
  ...CSV_LISTS,
  'note',
  'place_strengths',
] as const

export type CsvField = (typeof CSV_FIELDS)[number]

/** Column header words in the app's languages: without accents, the most specific first. */
const HEADS: Record<CsvField, string> = {
  date:
    'date|day|datetime|timestamp|datum|tag|fecha|dia|jour|날짜|일자|дата|день|日期|start|when|' +
    'recorded|created|beginn|inicio|debut|начало|开始|시작',
  time: 'time|hour|uhrzeit|zeit|hora|heure|시간|시각|время|时间',
  severity:
    'severity|intensity|pain level|pain score|pain rating|pain|rating|level|score|nrs|vas|' +
    'starke|schmerz|intensitat|intensidad|dolor|nivel|intensite|douleur|통증|강도|сила|боль|' +
    'интенсивность|疼痛|强度|程度',
  duration: 'duration|length|minutes|dauer|duracion|duree|지속|длительность|продолжительность|持续',
  location:
    'location|body part|body area|site|area|where|ort|korper|wo|lugar|zona|ubicacion|' +
    'localisation|lieu|endroit|부위|위치|место|область|где|部位|位置',
  symptom: 'symptom|sintoma|symptome|증상|симптом|症状',
  character:
    'character|quality|type of pain|pain type|charakter|caracter|caractere|tipo|양상|характер|性质|特征',
  aggravating_factor:
    'trigger|aggravating|worse|cause|ausloser|verschlimmer|desencadenante|agravante|peor|' +
    'declencheur|aggravant|pire|유발|악화|триггер|ухудш|провоц|诱因|加重',
  alleviating_factor:
    'relief|alleviating|helped|better|intervention|treatment|therapy|massnahme|maßnahme|' +
    'linder|alivio|mejor|tratamiento|soulag|traitement|완화|치료|облегч|помог|缓解|治疗',
  medication:
    'medication|medicine|drug|meds|painkiller|medikament|arznei|medicamento|medicacion|' +
    'medicament|약|лекарств|препарат|药',
  environment:
    'environment|weather|umgebung|wetter|umwelt|entorno|clima|environnement|meteo|환경|날씨|' +
    'окружение|погода|环境|天气',
  note:
    'note|comment|description|remark|text|diary|notiz|bemerkung|kommentar|nota|comentario|' +
    'remarque|commentaire|메모|노트|заметк|комментар|примечан|备注|笔记|说明',
  // Only the headings of our own tables: nobody else writes a number for each place. [PLACE-1]
  place_strengths:
    'number for each place|zahl je stelle|numero de cada parte del cuerpo|chiffre de chaque partie du corps|' +
    '신체별 점수|число для каждого места|身体各处分数',
}

export const csvFieldHeads = (field: CsvField): string[] => HEADS[field].split('|')
