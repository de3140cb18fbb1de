import { phrases } from '../../words/phrases.ts'

export type LessonKey =
  | 'welcome'
  | 'mythos'
  | 'run'
  | 'attack'
  | 'action'
  | 'rest'
  | 'fire'
  | 'judge'
  | 'discovery'
  | 'level'
  | 'fight'
  | 'partner'
  | 'trade'
  | 'elder'

export const lessonWords = phrases({
  en: {
    'welcome.title': 'Three actions',
    'welcome.text':
      'Two investigators stand at the street door of a burning university. In every turn one of them takes three actions: run, attack, rest, trade, or what the episode offers. Lit rooms can be pressed to run there. First break the ritual, which the story board on the left describes; only then can the Elder One die.',
    'mythos.title': 'The Mythos',
    'mythos.text':
      'After the actions a Mythos card strikes, then you investigate or fight. When three discarded cards show the Elder One’s symbol, it advances on its track. In the red spaces it comes; the skull is the end of the world.',
    'run.title': 'Running',
    'run.text':
      'A run takes you up to three rooms far. Enemies in a room you leave come along with you, and a burning room sets you on fire.',
    'attack.title': 'Attacking',
    'attack.text':
      'Three black dice, and the green ones you have earned. Every success is a wound; the number on a figure is the health it has left.',
    'action.title': 'What the episode offers',
    'action.text':
      'This room lets you do something only this episode knows. It rolls like an attack, and the successes do what the small line says.',
    'rest.title': 'Resting',
    'rest.text': 'In a room without enemies and fire you may heal three points of stress and wounds, in any mixture.',
    'fire.title': 'Fire',
    'fire.text': 'Fire spreads to whoever stays or leaves. At the end of the turn it is rolled for; put it out or go.',
    'judge.title': 'A roll',
    'judge.text':
      'Stars are successes. Tentacles cost sanity. Press a die and then its answer to roll it again for one stress; keep the roll when it is good enough.',
    'discovery.title': 'A find',
    'discovery.text':
      'Your room is quiet, so you find something. A card has two sides and you take one: read both. Some cost stress, some are better left alone.',
    'level.title': 'Madness teaches',
    'level.text':
      'You have reached a threshold: your insanity struck, and in return a skill rises for good. Green dice come with some of the thresholds.',
    'fight.title': 'The fight',
    'fight.text':
      'Every enemy in your room attacks you once. You choose the order, and you roll their dice: successes wound you, tentacles cost sanity. Nobody may die before the Elder One has come, or all is lost.',
    'partner.title': 'Before the game',
    'partner.text': 'This insanity ties you to somebody. Choose who it shall be.',
    'trade.title': 'Trading',
    'trade.text': 'Whoever stands in one room may exchange what they hold, as much as they like.',
    'elder.title': 'The ritual is broken',
    'elder.text':
      'Now the Elder One can be harmed. It has several stages, each with its own health; when the last one falls, you have won.',
  },
  de: {
    'welcome.title': 'Drei Aktionen',
    'welcome.text':
      'Zwei Ermittler stehen an der Straßentür einer brennenden Universität. In jedem Zug macht einer von ihnen drei Aktionen: rennen, angreifen, ausruhen, tauschen oder was die Episode bietet. Helle Felder lassen sich drücken, um dorthin zu rennen. Brecht zuerst das Ritual, das links auf der Geschichtstafel steht; erst dann kann der Große Alte sterben.',
    'mythos.title': 'Der Mythos',
    'mythos.text':
      'Nach den Aktionen schlägt eine Mythoskarte zu, danach wird nachgeforscht oder gekämpft. Zeigen drei abgelegte Karten das Symbol des Großen Alten, rückt er auf seiner Leiste vor. Auf den roten Feldern kommt er; der Totenkopf ist das Ende der Welt.',
    'run.title': 'Rennen',
    'run.text':
      'Du rennst bis zu drei Felder weit. Gegner aus einem Feld, das du verlässt, kommen mit, und ein brennendes Feld setzt dich in Brand.',
    'attack.title': 'Angreifen',
    'attack.text':
      'Drei schwarze Würfel und die grünen, die du dir verdient hast. Jeder Erfolg ist eine Wunde; die Zahl an einer Figur ist ihr restliches Leben.',
    'action.title': 'Was die Episode bietet',
    'action.text':
      'In diesem Feld kannst du etwas, das es nur in dieser Episode gibt. Gewürfelt wird wie beim Angriff; was die Erfolge bewirken, steht in der kleinen Zeile.',
    'rest.title': 'Ausruhen',
    'rest.text': 'In einem Feld ohne Gegner und Feuer heilst du drei Punkte Stress und Wunden, beliebig gemischt.',
    'fire.title': 'Feuer',
    'fire.text':
      'Feuer greift auf alle über, die bleiben oder gehen. Am Ende des Zugs wird dafür gewürfelt; lösche es oder geh.',
    'judge.title': 'Ein Wurf',
    'judge.text':
      'Sterne sind Erfolge. Tentakel kosten geistige Gesundheit. Drücke einen Würfel und dann die Antwort, um ihn für einen Stress neu zu werfen; behalte den Wurf, wenn er gut genug ist.',
    'discovery.title': 'Eine Entdeckung',
    'discovery.text':
      'In deinem Feld ist es still, also findest du etwas. Eine Karte hat zwei Seiten, und du nimmst eine: Lies beide. Manche kosten Stress, manche lässt man besser liegen.',
    'level.title': 'Wahnsinn lehrt',
    'level.text':
      'Du hast eine Schwelle erreicht: Dein Wahnsinn schlug zu, und dafür steigt eine Fertigkeit für immer. Mit manchen Schwellen kommen grüne Würfel.',
    'fight.title': 'Der Kampf',
    'fight.text':
      'Jeder Gegner in deinem Feld greift dich einmal an. Du bestimmst die Reihenfolge und wirfst ihre Würfel: Erfolge verwunden dich, Tentakel kosten geistige Gesundheit. Niemand darf sterben, ehe der Große Alte kommt, sonst ist alles verloren.',
    'partner.title': 'Vor dem Spiel',
    'partner.text': 'Dieser Wahnsinn bindet dich an jemanden. Wähle, an wen.',
    'trade.title': 'Tauschen',
    'trade.text': 'Wer im selben Feld steht, darf tauschen, was er hält, so viel er will.',
    'elder.title': 'Das Ritual ist gebrochen',
    'elder.text':
      'Jetzt lässt sich der Große Alte verwunden. Er hat mehrere Stufen, jede mit eigenem Leben; fällt die letzte, habt ihr gewonnen.',
  },
})
