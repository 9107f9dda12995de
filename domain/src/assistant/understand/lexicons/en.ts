import type { Lexicon } from '../lexicon.ts'

export const EN: Lexicon = {
  language: 'en',
  words: {
    what: 'what|which|is there anything|show me',
    whatIs: 'what is|what s|what are|define|meaning of',
    how: 'how|how is|how was|how were|how did|how has',
    howStrong: 'how well|how strong|how bad|how severe|how high|how intense|how low',
    howMany: 'how many|how much|number of|count of|count',
    howOften: 'how often|how many times|how frequently|number of times|how regularly',
    howLong: 'how long|duration|length|for how long',
    howTo:
      'how can i|how do i|how should i|how to|how could i|tips for|tips|tell me about|advice on|what can i do|what helps against|what helps me against|information about|article about|articles about|article on|learn about|ways to|what does the guide say about|does the guide say|in the guide',
    when: 'when|at what time|what day|which day|on which day|on what day',
    where: 'where|in which place|which part of my body|which body part',
    pain: 'pain|pains|pain level|pain levels|painful|ache|aches|hurt|hurts|hurting|severity|pain severity',
    score: 'score|scores|day score|daily score|day rating|score of the day|day scores',
    days: 'day|days',
    records: 'records|entries|entry|pain records|logs',
    reflections: 'reflection|reflections|daily reflection|daily reflections',
    pattern: 'pattern|patterns|constant or intermittent|comes and goes',
    location: 'location|locations|body part|body parts|place|places|area|areas',
    symptom: 'symptom|symptoms|as a symptom',
    character: 'character|kind of pain|type of pain|quality|feel like|feels like|as a character',
    aggravating:
      'aggravating factor|aggravating factors|made worse by|as an aggravating factor|what makes it worse|as something that made it worse',
    alleviating:
      'treatment|treatments|remedy|remedies|non drug|alleviating factor|as a treatment|as something that helped',
    environment: 'environment|environments|surroundings|as an environment',
    activities: 'activity|activities|meaningful activities|as an activity',
    medicines:
      'medicine|medicines|medication|medications|drug|drugs|painkiller|painkillers|meds|as a medicine',
    conditions: 'condition|conditions|illness|illnesses|diagnoses i entered',
    avg: 'average|averages|on average|averaged|avg|typical',
    worst: 'worst|hardest|highest|strongest|most severe|most painful|severest|peak|maximum',
    best: 'best|easiest|lowest|mildest|least painful|lightest|minimum|weakest|gentlest',
    hard: 'hard|bad|difficult|tough|rough|heavy',
    trend:
      'trend|trends|getting better|getting worse|better or worse|up or down|more or less|improving|worsening|developing|developed|over time|progress|improved',
    up: 'up|going up|rising|increasing|gone up|went up|increase|increased',
    down: 'down|going down|falling|decreasing|gone down|went down|decrease|decreased|dropping',
    compare:
      'compare|compared|comparing|versus|vs|against|better than|worse than|difference between|different from|than',
    withWhat:
      'came with|come with|comes with|goes with|go with|went with|along with|goes together with|go together with|went together with|together with|with what|alongside|goes along with|went along with|go along with|going with',
    more: 'more|higher|stronger|worse|greater',
    less: 'less|lower|milder|weaker|better|fewer',
    link: 'link|linked|connection|connected|related|relation|relationship|correlation|correlated|associated|association|affect|affects|affected|depend|depends',
    most: 'most|the most',
    least: 'least|the least',
    mostOften:
      'most often|most frequently|most common|most commonly|most of the time|usually|mostly|mainly|top|most frequent',
    lastTime: 'last time|most recent|most recently|latest|the last time',
    firstTime: 'first time|first|earliest|the first time',
    wrote:
      'record|recorded|recording|write|wrote|written|write down|wrote down|log|logged|noted|note down|enter|entered|track|tracked|mark|marked|report|reported|happen|happened|add|added|make|made',
    have: 'have|had|has|having|get|got|feel|felt|experience|experienced|occur|occurred|occurs',
    take: 'take|took|taken|taking|use|used|using|swallow|swallowed',
    dose: 'dose|doses|tablet|tablets|pill|pills|capsule|capsules',
    help: 'help|helped|helps|helping|worked|work for me|works for me|effective|relieve|relieved|relieves|relief|ease|eased|eases|do me good|did me good|make a difference|made a difference',
    acts: 'work|works|act|acts',
    notHelp:
      'not help|didn t help|did not help|not work|didn t work|did not work|no effect|ineffective|doesn t help|does not help|never helped|helped least|didnt help|no help',
    madeWorse:
      'made it worse|makes it worse|make it worse|made my pain worse|makes my pain worse|make my pain worse|made worse|made the pain worse|makes the pain worse|worsened|worsens',
    morning: 'morning|mornings',
    evening: 'evening|evenings',
    visit:
      'appointment|appointments|doctor s appointment|doctor s visit|visit|consultation|prepare|prepare for|doctor|get ready for|clinic visit|check up',
    explain:
      'explain|explanation|understand|read|mean|means|interpret|how do i read|how to read|what does mean|describe',
    insightsView: 'insights|insight page|the insights',
    chartsView: 'charts|bar charts|bar chart|the bars|bars',
    timelineView: 'timeline|time line',
    compareView: 'comparison|comparison view|comparison chart|comparison of periods',
    calendarView: 'calendar|month view|calendar view',
    bodyView: 'body map|body chart|body picture|heat map|heatmap',
    thisChart: 'this chart|this graph|this picture|the chart|the graph|chart|graph|diagram|this diagram',
    canAsk:
      'what can i ask|what can i ask you|what can you do|how can you help|what do you know|what can you tell me|help me|hello|hi|hey|good morning|good evening|thanks|thank you|what questions can i ask|who are you|what are you|how do you work',
    feeling:
      'useless|worthless|i am sad|i m sad|sad|lonely|alone|i feel down|fed up|frustrated|frustrating|overwhelmed|scared|afraid|i feel bad|i feel terrible|i feel awful|crying|exhausted|depressed|can t cope|can t take it|desperate|i am tired|i m tired|so tired|ashamed|guilty|hopeless|miserable',
    may: 'can i|may i|should i|could i|shall i|do i need to|must i|am i allowed|is it safe|is it ok|is it okay|safe to|ok to|okay to|recommend|advise|suggest|allowed',
    dosing:
      'overdose|maximum dose|max dose|highest dose|mg per kg|double the dose|double it|double my dose|take more|higher dose|lower dose|increase the dose|increase my dose|how many mg|with alcohol|with wine|with beer|safe dose|right dose|correct dose|how much should|how many should|mix|mixing|combine|how many tablets can|how many can|how much can',
    stop: 'stop|stopping|stopped|quit|come off|coming off|wean|taper|discontinue|give up|skip|cold turkey|get off',
    change: 'change|changed|changing|switch|switched|swap|replace|different medicine',
    diagnosis:
      'diagnose|diagnosis|wrong with me|what disease|what illness|which disease|which illness|is it cancer|is this cancer|could it be|is it serious|do you think i have|am i ill|am i sick|have cancer|do i suffer from',
    doIHave: 'do i have',
    ahead:
      'will|tomorrow|next week|next month|next year|predict|prediction|forecast|going to|in the future|future|expect|in the coming days|coming week',
    why: 'why|cause|causes|caused|causing|reason|reasons|trigger|triggers|triggered|due to|to blame|responsible|where does it come from|comes from|come from|at fault',
    others:
      'my wife|my husband|my child|my children|my son|my daughter|my mother|my father|my mom|my mum|my dad|my friend|my friends|my partner|my sister|my brother|my neighbour|my neighbor|another user|other users|other user|other people|someone else|somebody else|another person|user number|other patients|user id|everyone else|his|her|their|session id|your users|another patient|somebody',
    offTopic:
      'weather|joke|jokes|poem|recipe|news|code|python|javascript|football|translate|capital|president|stock|stocks|bitcoin|movie|song|story|system prompt|instructions|ignore|prompt|api key|key|password|secret|homework|sing|dance|math|email|e mail|rain',
    notes:
      'my notes|in my notes|notes|wrote about|written about|write about|mention|mentioned|my words|free text',
    oftenWeekday:
      'mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekday|weekdays|weekend|weekends|day of the week|days of the week',
    dayTime:
      'night|nights|at night|afternoon|afternoons|noon|midday|hour|hours|o clock|time of day|lunchtime|next day|day after|the day after',
    today: 'today',
    yesterday: 'yesterday',
    dayBefore: 'day before yesterday|the day before yesterday',
    this: 'this|these|current|this one',
    previous: 'last|past|previous|recent|before|prior|preceding',
    week: 'week|weeks',
    month: 'month|months',
    year: 'year|years',
    monthMark: '',
    dayMark: '',
    allTime:
      'all time|ever|so far|in total|overall|since the beginning|since i started|altogether|of all time|in my whole diary|in all',
    pastYear:
      'past year|the past year|last 12 months|last twelve months|past 12 months|past twelve months|over the year|over a year|in a year|whole year|all year|the year overall|year round',
    fewWeeks: 'last few weeks|past few weeks|these past weeks|past weeks|recent weeks|last weeks',
    weekBeforeLast: 'week before last|the week before last',
    monthBeforeLast: 'month before last|the month before last',
    since: 'since|starting',
    until: 'until|till|through|up to',
    between: 'between|from',
  },
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'in may|of may|last may|this may|may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sep|sept',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  numbers: {
    0: 'zero',
    1: 'one|1st',
    2: 'two|2nd|second',
    3: 'three|3rd|third',
    4: 'four|fourth',
    5: 'five|fifth',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    12: 'twelve',
    14: 'fourteen',
    20: 'twenty',
    30: 'thirty',
    60: 'sixty',
    90: 'ninety',
  },
  stops:
    'the|a|an|of|in|on|at|for|to|my|mine|me|i|m|ve|s|d|it|its|is|was|were|are|am|be|been|did|do|does|and|or|please|tell|show|give|during|over|with|about|that|there|any|some|just|really|actually|then|by|within|as|can you|could you|would you|you|also|th|st|nd|rd|level|levels|overall level|much|very|your|solace|diary|own|when i|now|still|well|ok|okay|so|too|list|all|each|per|ones|something|anything|want|would like|like to|see|know|let|us',
  particles: '',
  endings: ['es', 's'],
  openers: 'because|cause i|although|even though|so that|since i|as i have',
  letters: /[a-z]/,
  isJoined: false,
  dates: 'either',
}
