import type { Intent } from '../../asked.ts'

export const ES_PHRASES: Readonly<Record<Intent, readonly string[]>> = {
  'avg-pain': [
    '¿Cuál fue mi dolor medio la semana pasada?',
    '¿Cómo fue mi dolor el mes pasado?',
    'Dolor promedio en los últimos 14 días',
    '¿Cuánto dolor tuve en octubre?',
    '¿Cuál fue mi dolor ayer?',
  ],
  'avg-score': [
    '¿Cómo fueron mis días en octubre?',
    '¿Cuál fue mi puntuación media el mes pasado?',
    '¿Cómo fueron mis días esta semana?',
  ],
  worst: [
    '¿Cuál fue mi peor día este mes?',
    '¿Cuándo tuve más dolor?',
    '¿Cuál fue el peor día de octubre?',
    '¿Qué día fue el más difícil?',
  ],
  best: [
    '¿Cuándo tuve menos dolor?',
    '¿Cuál fue mi mejor día la semana pasada?',
    '¿Qué día tuve menos dolor?',
  ],
  'hard-days': [
    '¿Cuántos días difíciles tuve?',
    '¿Cuántos días malos hubo en octubre?',
    'Número de días duros este mes',
  ],
  count: [
    '¿Cuántos registros hice?',
    '¿Cuántas reflexiones escribí?',
    '¿Cuántos días anoté algo?',
    '¿Cuántos registros hay el mes pasado?',
  ],
  trend: [
    '¿Mi dolor sube o baja?',
    '¿Mi dolor está mejorando o empeorando?',
    '¿Cuál es la tendencia de mi dolor?',
    '¿Ha aumentado mi dolor?',
  ],
  compare: [
    'Compara este mes con el anterior',
    '¿Cómo fue mi dolor la semana pasada en comparación con la anterior?',
    'Compara septiembre con octubre',
    '¿Este mes fue mejor que el mes pasado?',
  ],
  'more-with': [
    '¿Con qué vino más dolor?',
    '¿Qué coincidió con más dolor?',
    '¿Qué acompañó al dolor más fuerte?',
  ],
  'less-with': [
    '¿Con qué vino menos dolor?',
    '¿Qué coincidió con menos dolor?',
    '¿Qué acompañó al dolor menos fuerte?',
  ],
  'link-of': [
    '¿Hay relación entre dormir mal y el dolor?',
    '¿Las náuseas tienen relación con mi dolor?',
    '¿Tengo más dolor los días con mareo?',
    '¿El estrés afecta al dolor?',
  ],
  most: [
    '¿Dónde me duele más a menudo?',
    '¿Qué síntoma anoté más a menudo?',
    '¿Cuáles son mis síntomas más frecuentes?',
    '¿Dónde me dolió la semana pasada?',
  ],
  'how-often': [
    '¿Cuántas veces anoté náuseas?',
    '¿Cuántas veces tuve dolor de cabeza el mes pasado?',
    '¿Con qué frecuencia anoté mareo?',
    '¿Cuántos días tuve náuseas?',
  ],
  'last-time': [
    '¿Cuándo me dolió la cabeza por última vez?',
    '¿Cuándo fue la última vez que tuve náuseas?',
    '¿Cuándo anoté mareo por primera vez?',
  ],
  'last-dose': [
    '¿Cuándo tomé ibuprofeno por última vez?',
    '¿Cuándo fue mi última dosis de naproxeno?',
    '¿Cuándo tomé ibuprofeno?',
  ],
  doses: [
    '¿Cuántas dosis de naproxeno esta semana?',
    '¿Cuántas veces tomé ibuprofeno el mes pasado?',
    '¿Cuánto ibuprofeno tomé esta semana?',
    '¿Cuántas pastillas tomé la semana pasada?',
  ],
  'did-help': [
    '¿Ayudó el ibuprofeno?',
    '¿Funciona el ibuprofeno?',
    '¿Cuántas veces ayudó el naproxeno?',
    '¿Me ayudó el masaje?',
  ],
  'what-helped': [
    '¿Qué ayudó más a menudo?',
    '¿Qué medicamento ayudó más a menudo?',
    '¿Qué no ayudó?',
    '¿Qué lo empeoró?',
  ],
  pattern: ['¿Cuánto dura mi dolor?', '¿Cuánto tiempo dura mi dolor?', '¿Qué patrón tiene mi dolor?'],
  'on-day': [
    '¿Qué anoté el 3 de octubre?',
    '¿Qué anoté ayer?',
    '¿Qué pasó el 03/10/2026?',
    '¿Qué registré el lunes?',
  ],
  'my-medicines': ['¿Qué medicamentos tomo?', '¿Cuáles son mis medicamentos?', '¿Qué medicinas tengo?'],
  'my-conditions': [
    '¿Qué afecciones he anotado?',
    '¿Cuáles son mis afecciones?',
    '¿Qué enfermedades tengo anotadas?',
  ],
  visit: ['Prepara mi cita', 'Ayúdame a preparar la cita con el médico', 'Mañana tengo una cita médica'],
  explain: [
    'Explica la línea de tiempo',
    '¿Cómo se lee el calendario?',
    'Explica los gráficos',
    '¿Qué muestra el mapa corporal?',
  ],
  guide: [
    '¿Qué es dosificar la actividad?',
    '¿Qué es la fibromialgia?',
    '¿Cómo puedo dormir mejor?',
    'Consejos para un brote',
  ],
  'can-do': ['¿Qué puedo preguntarte?', '¿Qué puedes hacer?', 'Hola', 'Gracias'],
  kind: ['Hoy me siento inútil', 'Estoy muy triste', 'Me siento sola', 'Estoy harto de todo'],
}
