import type { Lexicon } from '../lexicon.ts'

export const DE: Lexicon = {
  language: 'de',
  words: {
    what: 'was|welche|welcher|welches|welchen|welchem|was war|wer',
    whatIs: 'was ist|was sind|was bedeutet|was versteht man unter|was heißt',
    how: 'wie|wie war|wie waren|wie geht es|wie ging es|wie lief',
    howStrong: 'wie gut|wie stark|wie schlimm|wie hoch|wie heftig|wie groß|wie intensiv',
    howMany: 'wie viele|wie viel|wieviel|wieviele|anzahl|an wie vielen|zahl',
    howOften: 'wie oft|wie häufig|wieviel mal|wie viele male|an wie vielen tagen',
    howLong: 'wie lange|wie lang|dauer',
    howTo:
      'wie kann ich|wie soll ich|tipps|tipps für|tipps gegen|erzähl mir etwas über|erzähl mir von|was kann ich tun|was tun gegen|informationen über|artikel über|was sagt der ratgeber|im ratgeber|ratgeber zu',
    when: 'wann|an welchem tag|welcher tag|um welche zeit',
    where: 'wo|an welcher stelle|welche stelle|welche körperstelle|an welcher körperstelle',
    pain: 'schmerz|schmerzen|schmerzes|schmerzstärke|schmerzwert|schmerzwerte|schmerzniveau|weh|tut weh|schmerzhaft|taten weh|tat weh|weh getan|wehgetan|tun weh',
    score: 'tageswert|tageswerte|tagesbewertung|tageswertung|bewertung|wertung|bewertungen|tagesnote',
    days: 'tag|tage|tagen|tages',
    records: 'einträge|eintrag|einträgen|eintragungen|aufzeichnungen|schmerzeinträge|schmerzeintrag',
    reflections:
      'tagesrückblick|tagesrückblicke|rückblick|rückblicke|reflexion|reflexionen|tagesreflexion|tagesreflexionen',
    pattern: 'muster|schmerzmuster|verlaufsmuster|dauerhaft oder|verlauf der schmerzen',
    location:
      'ort|orte|stelle|stellen|körperstelle|körperstellen|körperteil|körperteile|region|regionen|schmerzort',
    symptom: 'symptom|symptome|symptomen|begleitsymptome|als symptom|beschwerden',
    character:
      'schmerzart|art der schmerzen|art von schmerzen|schmerzcharakter|fühlen sich an|fühlt sich an|schmerzqualität',
    aggravating:
      'verstärkende faktoren|verstärkender faktor|was verschlimmert|als verstärkender faktor|verschlimmernde faktoren|als verschlimmernd',
    alleviating:
      'behandlung|behandlungen|maßnahme|maßnahmen|ohne medikamente|lindernde faktoren|als lindernd|als behandlung',
    environment: 'umgebung|umgebungen|als umgebung',
    activities: 'aktivität|aktivitäten|als aktivität|wertvolle aktivitäten',
    medicines:
      'medikament|medikamente|medikamenten|arznei|arzneimittel|arzneien|schmerzmittel|mittel|medizin',
    conditions: 'erkrankung|erkrankungen|krankheit|krankheiten|leiden',
    avg: 'durchschnitt|durchschnittlich|durchschnittliche|durchschnittlichen|durchschnittlicher|durchschnittswert|im durchschnitt|im schnitt|mittel der|mittlere|mittleren|mittlerer|im mittel|durchschnittsschmerz|schnitt',
    worst:
      'schlimmste|schlimmster|schlimmsten|schlimmstes|schlechteste|schlechtester|schlechtesten|stärkste|stärksten|am schlimmsten|am stärksten|am höchsten|höchste|höchsten|höchster|schwerste|schwerster|schwersten|am schwersten|heftigste|heftigsten',
    best: 'beste|bester|besten|bestes|am besten|am geringsten|geringste|geringsten|am schwächsten|schwächste|schwächsten|am niedrigsten|niedrigste|niedrigsten|am leichtesten|leichteste|leichtester|leichtesten|am wenigsten weh|mildeste',
    hard: 'schwere|schweren|schwerer|schlimme|schlimmen|schlechte|schlechten|schwierige|schwierigen|harte|harten',
    trend:
      'trend|nehmen die schmerzen zu|nehmen meine schmerzen zu|nimmt der schmerz zu|nehmen die schmerzen ab|nehmen meine schmerzen ab|entwicklung|entwickelt|entwickeln|besser oder schlechter|schlechter oder besser|wird es besser|wird es schlechter|geht es aufwärts|tendenz|mit der zeit|mehr oder weniger geworden|werden besser|wird besser|werden schlechter|wird schlechter|verbessert|verschlechtert|gebessert',
    up: 'steigt|steigen|gestiegen|nehmen zu|nimmt zu|zugenommen|rauf|nach oben|zunehmen|werden stärker|wird stärker|stärker geworden',
    down: 'sinkt|sinken|gesunken|nehmen ab|nimmt ab|abgenommen|runter|nach unten|fallen|fällt|abnehmen|werden schwächer|wird schwächer|schwächer geworden|ab|zurückgegangen|gehen zurück',
    compare:
      'vergleiche|vergleich|vergleichen|verglichen|im vergleich|gegenüber|besser als|schlechter als|unterschied zwischen|verglichen mit|im vergleich zu|als',
    withWhat:
      'womit|ging mit|gingen mit|geht mit|mit was|zusammen mit|ging einher|gingen einher|einher|geht einher|einhergeht|einhergehen|begleitet|begleitete|begleiteten|kam mit|kamen mit|was kam mit|mit welchen dingen|gleichzeitig mit',
    more: 'mehr|stärker|stärkere|stärkeren|höher|höhere|höheren|schlimmer|schlechter|größer|größere',
    less: 'weniger|schwächer|schwächere|schwächeren|geringer|geringere|geringeren|niedriger|besser|milder|leichter',
    link: 'zusammenhang|zusammenhänge|hängt zusammen|hängen zusammen|hängen|hängt|zusammen|verbindung|beziehung|korrelation|beeinflusst|beeinflussen|zusammenhängen|zusammenhängt|verbunden',
    most: 'am meisten|meisten|meiste',
    least: 'am wenigsten|wenigsten',
    mostOften:
      'am häufigsten|am öftesten|häufigsten|häufigste|häufigster|häufigstes|meistens|meist|hauptsächlich|überwiegend',
    lastTime:
      'zuletzt|letztes mal|das letzte mal|letzte mal|zum letzten mal|letztmals|das letztemal|neueste|jüngste',
    firstTime: 'zuerst|erstes mal|das erste mal|erste mal|zum ersten mal|erstmals|früheste|ersten mal',
    wrote:
      'notiert|notierte|notieren|geschrieben|schrieb|aufgeschrieben|eingetragen|eingeben|eingegeben|erfasst|dokumentiert|festgehalten|vermerkt|angegeben|aufgezeichnet|passiert|war los|gemacht|markiert|gebucht',
    have: 'hatte|habe|hat|haben|hatten|gehabt|gab es|gab|gibt es|trat auf|traten auf|aufgetreten|kam vor|vorgekommen|kam|kamen|gefühlt',
    take: 'genommen|nehme|nahm|nehmen|eingenommen|einnehmen|einnahm|verwendet|benutzt|nehme ich ein|gebraucht',
    dose: 'dosis|dosen|einnahme|einnahmen|tablette|tabletten|kapsel|kapseln|pille|pillen',
    help: 'geholfen|hilft|half|helfen|halfen|gewirkt|wirkte|wirkt bei mir|wirken bei mir|wirksam|gut getan|gutgetan|tut gut|gelindert|lindert|linderte|linderung|etwas gebracht|hat gebracht|gebracht',
    acts: 'wirkt|wirken',
    notHelp:
      'nicht geholfen|hilft nicht|half nicht|nicht gewirkt|wirkt nicht|keine wirkung|wirkungslos|ohne wirkung|nichts gebracht|kaum geholfen|nicht hilft',
    madeWorse:
      'verschlimmert|verschlimmerte|verschlimmern|schlimmer gemacht|macht es schlimmer|machte es schlimmer|verstärkt|verstärkte|verstärken|schlechter gemacht|macht schlimmer|macht die schmerzen schlimmer',
    morning: 'morgens|am morgen|vormittags|am vormittag|vormittag',
    evening: 'abends|am abend|abend',
    visit:
      'arzttermin|termin|arztbesuch|arztgespräch|bereite|vorbereiten|vorzubereiten|vorbereitung|bereite vor|arzt|ärztin|sprechstunde|termine|vor',
    explain:
      'erkläre|erklär|erklären|erklärung|verstehen|verstehe|lesen|lese|bedeutet|bedeuten|deuten|erläutere|beschreibe|zeigt',
    insightsView: 'einblicke|erkenntnisse|auswertung|auswertungen|die einblicke',
    chartsView: 'diagramme|balken|balkendiagramm|balkendiagramme|die balken',
    timelineView: 'zeitachse|zeitleiste|zeitverlauf|zeitstrahl|timeline|verlauf',
    compareView: 'vergleichsansicht|den vergleich|vergleich der zeiträume|der vergleich',
    calendarView: 'kalender|kalenderansicht|monatsansicht',
    bodyView: 'körperkarte|körperbild|körperansicht|schmerzkarte|körper|körperschema|heatmap',
    thisChart:
      'dieses diagramm|diese grafik|das diagramm|die grafik|diagramm|grafik|dieses bild|diese abbildung|schaubild',
    canAsk:
      'was kann ich dich fragen|was kann ich fragen|was kannst du|was können sie|was kann ich sie fragen|wobei kannst du helfen|was weißt du|hallo|hi|guten tag|guten morgen|guten abend|danke|vielen dank|hilf mir|welche fragen kann ich stellen|wer bist du|was bist du|wer sind sie',
    feeling:
      'nutzlos|wertlos|traurig|einsam|allein|alleine|fühle mich schlecht|frustriert|verzweifelt|überfordert|angst|habe angst|erschöpft|weine|ich kann nicht mehr|niedergeschlagen|deprimiert|hoffnungslos|am ende|müde|mutlos|schäme mich|es reicht mir',
    may: 'darf ich|soll ich|kann ich|sollte ich|könnte ich|muss ich|ist es sicher|ist es ok|erlaubt|empfiehlst du|empfehlen|empfehlung|rätst du|raten sie',
    dosing:
      'überdosis|höchstdosis|maximale dosis|mg pro kg|mg pro kilo|doppelte dosis|verdoppeln|mehr nehmen|dosis erhöhen|höhere dosis|niedrigere dosis|wie viel mg|wie viele mg|mit alkohol|mit wein|mit bier|richtige dosis|wie viel soll|wie viele soll|wie viele darf|wie viel darf|wie viele kann|wie viel kann|mischen|kombinieren|zu viel',
    stop: 'absetzen|aufhören|abgesetzt|absetze|weglassen|ausschleichen|auslassen|nicht mehr nehmen|absetzt|aufgehört',
    change: 'ändern|wechseln|umstellen|ersetzen|tauschen|geändert|verändert|verändern|gewechselt|umsteigen',
    diagnosis:
      'diagnose|diagnostiziere|was fehlt mir|was stimmt nicht mit mir|welche krankheit habe ich|bin ich krank|ist das krebs|ist es krebs|könnte es sein|ist das schlimm|ist es ernst|leide ich an|habe ich krebs',
    doIHave: 'habe ich',
    ahead:
      'werde|morgen|nächste woche|nächsten monat|nächstes jahr|nächster woche|vorhersage|vorhersagen|prognose|zukunft|künftig|übermorgen|kommende woche|kommenden tagen',
    why: 'warum|wieso|weshalb|ursache|ursachen|grund|gründe|auslöser|verursacht|verursachen|ausgelöst|löst aus|schuld|woher|wegen|trigger|liegt es an|liegt an',
    others:
      'meine frau|mein mann|mein kind|meine kinder|mein sohn|meine tochter|meine mutter|mein vater|mein freund|meine freundin|mein partner|meine partnerin|meine schwester|mein bruder|mein nachbar|meine nachbarin|meiner frau|meines mannes|meinem kind|meinem mann|meiner mutter|meines kindes|andere nutzer|anderer nutzer|anderen nutzers|andere patienten|andere personen|jemand anderes|jemand anders|nutzer nummer|benutzer|nutzer',
    offTopic:
      'wetter|witz|witze|gedicht|rezept|nachrichten|code|python|fußball|übersetze|hauptstadt|präsident|aktien|aktie|bitcoin|film|lied|geschichte|systemprompt|anweisungen|ignoriere|prompt|schlüssel|passwort|geheimnis|hausaufgaben|singe|regen|mail',
    notes: 'notizen|notiz|in meinen notizen|geschrieben über|erwähnt|erwähnte|erwähnen|freitext',
    oftenWeekday:
      'montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|wochentag|wochentage|wochentagen|wochenende|wochenenden|am wochenende',
    dayTime:
      'nachts|in der nacht|nacht|nachmittags|nachmittag|mittags|mittag|uhr|uhrzeit|tageszeit|stunde|stunden|am nächsten tag|tag danach|am tag danach|folgetag',
    today: 'heute|heutigen',
    yesterday: 'gestern',
    dayBefore: 'vorgestern',
    this: 'diese|dieser|diesen|diesem|dieses|aktuelle|aktuellen|laufenden|laufende',
    previous:
      'letzte|letzten|letzter|letztes|letztem|vergangene|vergangenen|vorige|vorigen|voriger|vorherige|vorherigen|davor|vorangegangenen',
    week: 'woche|wochen',
    month: 'monat|monate|monaten|monats',
    year: 'jahr|jahre|jahren|jahres',
    monthMark: '',
    dayMark: '',
    allTime:
      'insgesamt|jemals|bisher|überhaupt|seit beginn|aller zeiten|gesamt|im ganzen tagebuch|seit anfang|je',
    pastYear:
      'letzten zwölf monate|letzten zwölf monaten|letzten 12 monate|letzten 12 monaten|vergangenen jahr|übers jahr|über das jahr|ganze jahr|ganzen jahr|auf das jahr gesehen|aufs jahr gesehen|jahresdurchschnitt|jahresschnitt',
    fewWeeks: 'letzten wochen|letzte wochen|vergangenen wochen|letzten paar wochen|paar wochen',
    weekBeforeLast: 'vorletzte woche|vorletzten woche',
    monthBeforeLast: 'vorletzten monat|vorletzter monat|vorletztem monat',
    since: 'seit|ab dem',
    until: 'bis|bis zum',
    between: 'zwischen|vom',
  },
  months: [
    'januar|jan|jänner',
    'februar|feb|feber',
    'märz|mrz',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sep|sept',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
  numbers: {
    0: 'null',
    1: 'eins|ersten|erster',
    2: 'zwei|zweiten',
    3: 'drei|dritten',
    4: 'vier|vierten',
    5: 'fünf|fünften',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    12: 'zwölf',
    14: 'vierzehn',
    20: 'zwanzig',
    30: 'dreißig',
    60: 'sechzig',
    90: 'neunzig',
  },
  stops:
    'der|die|das|den|dem|des|ein|eine|einen|einer|eines|ich|mein|meine|meinen|meiner|meinem|meines|mir|mich|es|sie|ist|war|waren|sind|sein|bin|wird|wurde|wurden|in|im|am|an|auf|für|von|zu|zum|zur|mit|bei|um|über|und|oder|denn|bitte|sag|sage|zeig|zeige|gib|nenne|dir|du|mal|auch|noch|so|da|dann|doch|eigentlich|gerade|etwa|pro|je tag|alle|aller|viele|viel|tut|tun|getan|man|sich|solace|tagebuch|jetzt|also|ja|hier|stark|starke|starken|stärke|davon|dabei|innerhalb|während|gegen|er|werden|etwas|tat|taten|dauern|dauert|dauerte|gedauert|ob|geworden|nun',
  particles: '',
  endings: ['en', 'er', 'es', 'em', 'e', 'n', 's'],
  openers: 'weil|denn ich|da ich|obwohl|damit ich',
  letters: /[a-z]/,
  isJoined: false,
  dates: 'day-first',
}
