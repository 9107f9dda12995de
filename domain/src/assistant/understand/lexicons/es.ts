import type { Lexicon } from '../lexicon.ts'

export const ES: Lexicon = {
  language: 'es',
  words: {
    what: 'qué|que|cuál|cuáles|cual|qué fue|quién',
    whatIs: 'qué es|qué son|qué significa|qué quiere decir|define',
    how: 'cómo|cómo fue|cómo fueron|cómo estuvo|cómo ha sido|cómo eran|qué tal',
    howStrong:
      'cómo de fuerte|qué tan fuerte|cuán fuerte|qué intensidad|qué tan intenso|qué nivel|cuánto me dolió|cuánto dolió',
    howMany: 'cuántos|cuántas|cuánto|cuánta|número de|en cuántos',
    howOften: 'cuántas veces|con qué frecuencia|con cuánta frecuencia|cada cuánto',
    howLong:
      'cuánto dura|cuánto duró|cuánto tiempo|cuánto duran|cuánto tiempo dura|duración|cuánto suele durar|cuánto duraron',
    howTo:
      'cómo puedo|cómo debo|consejos|consejos para|cuéntame sobre|háblame de|qué puedo hacer|información sobre|artículo sobre|artículos sobre|qué dice la guía|en la guía|cómo se puede',
    when: 'cuándo|qué día|en qué día|en qué momento',
    where: 'dónde|en qué parte|qué parte del cuerpo|en qué lugar',
    pain: 'dolor|dolores|me duele|duele|dolió|me dolió|duelen|dolía|dolieron|doler|dolorosa|doloroso|nivel de dolor|intensidad del dolor|dolido|me duelen|me dolía',
    score:
      'puntuación|puntuaciones|puntuación del día|valoración|valoraciones|nota del día|valoración del día|puntaje',
    days: 'día|días',
    records: 'registros|registro|entradas|entrada|anotaciones|registros de dolor',
    reflections: 'reflexión|reflexiones|reflexiones diarias|reflexión diaria',
    pattern: 'patrón|patrones|constante o intermitente',
    location:
      'lugares|lugar|zona|zonas|partes del cuerpo|parte del cuerpo|localización|localizaciones|ubicación',
    symptom: 'síntoma|síntomas|como síntoma',
    character: 'tipo de dolor|clase de dolor|carácter del dolor|carácter',
    aggravating: 'factores agravantes|factor agravante|como factor agravante|agravantes|como agravante',
    alleviating:
      'tratamiento|tratamientos|remedio|remedios|medidas|factores de alivio|como alivio|sin medicamentos',
    environment: 'entorno|entornos|ambiente|como entorno',
    activities: 'actividad|actividades|como actividad',
    medicines:
      'medicamento|medicamentos|medicina|medicinas|fármaco|fármacos|analgésico|analgésicos|medicación|remedios farmacéuticos',
    conditions: 'afección|afecciones|enfermedad|enfermedades|condiciones|padecimientos',
    avg: 'medio|media|promedio|de media|en promedio|promedios|término medio|por término medio|habitual',
    worst:
      'peor|peores|más fuerte de todos|el más fuerte|más alto|más alta|más intenso|más doloroso|más difícil|más dura|máximo|máxima|más duro',
    best: 'mejor día|mejor|mejores|más bajo|más baja|más leve|más suave|menos doloroso|más fácil|mínimo|más llevadero',
    hard: 'difíciles|difícil|malos|malo|mal|duros|duro|complicados',
    trend:
      'tendencia|evolución|evoluciona|evolucionado|mejorando o empeorando|mejorando|empeorando|mejor o peor|ha mejorado|ha empeorado|más o menos|con el tiempo|va mejor|va peor|voy mejor|voy peor|progreso',
    up: 'sube|subiendo|subido|aumenta|aumentando|aumentado|crece|creciendo|subió',
    down: 'baja|bajando|bajado|disminuye|disminuyendo|disminuido|reduce|desciende|bajó',
    compare:
      'compara|comparar|comparado|comparada|comparación con|en comparación|frente a|mejor que|peor que|diferencia entre|comparando|compárame',
    withWhat:
      'con qué|junto con|vino con|vinieron con|acompaña|acompañó|acompañaba|acompañaron|vino|vinieron|coincidió con|coincidieron|coincide con|a la vez que|va con|iba con|acompañado de',
    more: 'más|mayor|más fuerte|más intenso que|peores que|mayores',
    less: 'menos|menor|menos fuerte|más débil|menores|menos intenso',
    link: 'relación|relacionado|relacionada|relacionados|vínculo|conexión|conectado|asociado|asociación|correlación|influye|afecta|tiene que ver|depende|vinculado',
    most: 'lo que más|el que más|la que más',
    least: 'lo que menos|el que menos',
    mostOften:
      'más a menudo|con más frecuencia|más frecuente|más frecuentes|más veces|más frecuentemente|normalmente|sobre todo|principalmente|más común|más comunes|habitualmente|con mayor frecuencia',
    lastTime: 'última vez|por última vez|la última vez|más reciente|recientemente',
    firstTime: 'primera vez|por primera vez|la primera vez|al principio',
    wrote:
      'anoté|anotado|anotados|anotada|anotadas|anotar|anoto|registré|registrado|registrar|escribí|escrito|escribir|apunté|apuntado|apuntar|marqué|marcado|pasó|ocurrió|hice|hecho|introducido|puse|añadido|sucedió|hubo',
    have: 'tuve|tengo|tiene|tienen|he tenido|tenido|tenía|tuvieron|sentí|sentido|hay|había|he|ha|tener|ha habido',
    take: 'tomé|tomo|tomado|tomar|tomaba|usé|usado|uso|utilicé|he tomado|tomando',
    dose: 'dosis|toma|tomas|pastilla|pastillas|comprimido|comprimidos|cápsula|cápsulas|tableta|tabletas',
    help: 'ayudó|ayuda|ayudado|ayudaron|ayudan|ayudar|funcionó|me funciona|funcionado|alivió|alivia|alivian|aliviado|sirvió|sirve|eficaz|efectivo|hizo efecto|hace efecto|me fue bien|alivio',
    acts: 'funciona|funcionan|actúa|actúan',
    notHelp:
      'no ayudó|no ayuda|no ha ayudado|no funcionó|no funciona|no sirvió|sin efecto|ineficaz|no hizo efecto|no alivió|no ayudaron|no me ayudó|no me ha ayudado',
    madeWorse:
      'empeoró|empeora|empeoran|empeoraron|lo empeoró|agravó|agrava|hizo peor|agravaron|lo empeora|empeorado',
    morning: 'por la mañana|por las mañanas|de la mañana|mañanas',
    evening: 'por la tarde noche|por las tardes noches|al anochecer|por la noche temprano|atardecer',
    visit:
      'cita|citas|cita médica|consulta|prepara|preparar|preparación|visita médica|médico|médica|doctor|doctora|visita|prepárame',
    explain:
      'explica|explícame|explicar|explicación|entender|entiendo|leer|leo|lee|significa|interpretar|interpreto|describe|muestra',
    insightsView: 'observaciones|las observaciones|análisis|conclusiones|perspectivas|información clave',
    chartsView: 'gráficos|gráficas|barras|gráfico de barras|gráficos de barras|las barras',
    timelineView: 'línea de tiempo|línea temporal|cronología|línea del tiempo',
    compareView: 'la comparación|comparación de periodos|vista de comparación|comparativa',
    calendarView: 'calendario|vista del mes',
    bodyView: 'mapa corporal|mapa del cuerpo|figura del cuerpo|mapa de calor|silueta',
    thisChart: 'este gráfico|esta gráfica|el gráfico|la gráfica|gráfico|gráfica|este diagrama|esta imagen',
    canAsk:
      'qué puedo preguntarte|qué te puedo preguntar|qué puedo preguntar|qué puede hacer|qué puedes hacer|en qué me puedes ayudar|qué sabes|hola|buenos días|buenas tardes|buenas noches|gracias|muchas gracias|ayúdame a|ayúdame|quién eres|qué eres|qué preguntas puedo hacer|puedo preguntarle|qué puedo preguntarle',
    feeling:
      'inútil|triste|solo|sola|me siento mal|fatal|frustrado|frustrada|desesperado|desesperada|agobiado|agobiada|tengo miedo|miedo|agotado|agotada|lloro|llorando|no puedo más|deprimido|deprimida|desanimado|desanimada|sin esperanza|cansado|cansada|harto|harta|no valgo|culpable|avergonzado',
    may: 'puedo|debo|debería|podría|tengo que|es seguro|está bien si|recomiendas|recomienda|aconsejas|conviene|me permiten|se puede',
    dosing:
      'sobredosis|dosis máxima|mg por kg|mg por kilo|doble dosis|doblar la dosis|duplicar|tomar más|aumentar la dosis|subir la dosis|bajar la dosis|cuántos mg|con alcohol|con vino|con cerveza|dosis correcta|cuánto debo|cuántos debo|cuántas puedo|cuántos puedo|cuánto puedo|cuántas pastillas puedo|mezclar|combinar|demasiado',
    stop: 'dejar|dejo|suspender|abandonar|parar|dejar de|retirar|interrumpir|quitarme|dejarlo|suspendo',
    change: 'cambiar|cambio|cambia|cambiado|sustituir|reemplazar|cambiando|cambió',
    diagnosis:
      'diagnóstico|diagnosticar|diagnostícame|qué me pasa|qué tengo|qué enfermedad tengo|estoy enfermo|estoy enferma|es cáncer|puede ser|es grave|padezco|sufro de|tengo cáncer',
    doIHave: 'tengo yo',
    ahead:
      'mañana|la semana que viene|semana que viene|mes que viene|año que viene|próxima semana|próximo mes|próximo año|próximos días|predicción|predecir|pronóstico|futuro|pasado mañana|va a|voy a|tendré|será|estará|dolerá|van a',
    why: 'por qué|porqué|causa|causas|causó|causan|motivo|razón|desencadenante|desencadenantes|desencadena|desencadenó|provoca|provocó|provocan|culpa|debido a|a qué se debe|se debe',
    others:
      'mi mujer|mi esposa|mi marido|mi esposo|mi hijo|mi hija|mis hijos|mi madre|mi padre|mi amigo|mi amiga|mi pareja|mi hermana|mi hermano|mi vecino|mi vecina|otro usuario|otros usuarios|otra persona|otras personas|usuario número|otros pacientes|otro paciente|alguien más|de otros|usuario',
    offTopic:
      'chiste|chistes|poema|receta|noticias|código|python|fútbol|traduce|capital|presidente|acciones|bitcoin|película|canción|cuento|instrucciones|ignora|prompt|contraseña|clave|secreto|deberes|canta|lluvia|tiempo hace|correo|tiempo hará',
    notes: 'mis notas|en mis notas|notas|escribí sobre|escrito sobre|mencioné|mencionado|texto libre',
    oftenWeekday:
      'los lunes|los martes|los miércoles|los jueves|los viernes|los sábados|los domingos|fin de semana|fines de semana|día de la semana|días de la semana|entre semana',
    dayTime:
      'noche|noches|por la noche|por las noches|de noche|tarde|tardes|por la tarde|mediodía|hora|horas|hora del día|al día siguiente|día después|día siguiente',
    today: 'hoy',
    yesterday: 'ayer',
    dayBefore: 'anteayer|antes de ayer|antier',
    this: 'este|esta|estos|estas|actual',
    previous:
      'pasado|pasada|pasados|pasadas|último|última|últimos|últimas|anterior|anteriores|previo|previa|antes',
    week: 'semana|semanas',
    month: 'mes|meses',
    year: 'año|años',
    monthMark: '',
    dayMark: '',
    allTime:
      'en total|desde el principio|desde que empecé|hasta ahora|alguna vez|de siempre|en todo el diario|en todo el tiempo|todo el tiempo|siempre',
    pastYear:
      'último año|ultimo año|últimos 12 meses|últimos doce meses|todo el año|en un año|a lo largo del año|en el año',
    fewWeeks: 'las últimas semanas|estas últimas semanas|las ultimas semanas',
    weekBeforeLast: 'semana antepasada|antepenúltima semana',
    monthBeforeLast: 'mes antepasado',
    since: 'desde',
    until: 'hasta',
    between: 'entre|del',
  },
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo|may',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sep|sept',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  numbers: {
    0: 'cero',
    1: 'uno|primero|1º',
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    12: 'doce',
    14: 'catorce',
    15: 'quince',
    20: 'veinte',
    30: 'treinta',
    60: 'sesenta',
    90: 'noventa',
  },
  stops:
    'el|la|los|las|un|una|unos|unas|lo|de|en|a|al|con|por|para|y|o|e|u|mi|mis|me|mí|yo|te|se|es|son|fue|fueron|era|eran|ser|están|estuvo|estuvieron|sido|durante|sobre|su|sus|si|ya|muy|también|dime|muéstrame|enséñame|dame|favor|por favor|ese|esa|eso|cada|todo|todos|toda|todas|algo|así|pues|entonces|solace|diario|ahora|nivel|intensidad|tan|tanto|vez|veces|fuerte|parte|del todo|ha sido|han|han sido|nada',
  particles: '',
  endings: ['es', 'os', 'as', 's', 'o', 'a', 'e'],
  openers: 'porque|ya que|aunque|puesto que|para que',
  letters: /[a-z]/,
  isJoined: false,
  dates: 'day-first',
}
