import { phrases } from '../../words/phrases.ts'

export const lessonWords = phrases({
  en: {
    'welcome.title': 'A night in the museum',
    'welcome.text':
      'An Ancient One stirs. You win by collecting enough Elder Signs before the doom track is full. Each turn you visit one place and try its tasks with dice. Lit places are where you can go: look for one with few symbols, and press it.',
    'prepare.title': 'Before the roll',
    'prepare.text':
      'These are your dice. Every task is a row of symbols, and a roll can complete one row at a time. Items add dice or help in other ways: what is lit in your hand can be used now. When you are ready, roll.',
    'judge.fits.title': 'A task fits',
    'judge.fits.text':
      'The rows that glow can be completed with this roll. Press one: the cheapest dice are chosen for you, and pressing dice changes the choice. Dice that pay for a task stay there; roll the others for the rest.',
    'judge.none.title': 'Nothing fits',
    'judge.none.text':
      'No row can be completed. Spend a clue to reroll any dice, if you have one, or let the roll fail: you then lose a die, but may keep one good result for later.',
    'discard.title': 'The price of a failed roll',
    'discard.text': 'Every failed roll costs a die for the rest of this adventure. Give up the one you need least.',
    'secure.title': 'Keep a result',
    'secure.text':
      'After a failed roll you may focus: one die keeps what it shows. An investigator at the same place may hold another one for you. A spell does it too.',
    'entrance.title': 'The entrance',
    'entrance.text':
      'No dice here. Rest, search the lost and found, or buy something with the trophies that completed adventures left you.',
    'reroll.title': 'Which dice?',
    'reroll.text': 'Press the dice you want to roll again; those that already help can stay. Then confirm.',
    'place.title': 'A monster appears',
    'place.text':
      'It goes into a monster box, or below the tasks of a card, and brings a task of its own. Put it where it hurts least. Beaten monsters are trophies.',
    'midnight.title': 'Midnight',
    'midnight.text':
      'Each turn moves the clock on. At midnight the effects of cards with a moon happen, and a new Mythos card brings bad news. Doom often grows then.',
    'sign.title': 'An Elder Sign',
    'sign.text':
      'You are one step nearer to sealing the Ancient One away. Keep an eye on doom: both are shown beside its sigil.',
    'failed.title': 'That went wrong',
    'failed.text':
      'The penalties in the red corner of the card happened. Watch sanity and stamina: at 0 an investigator is devoured. Undo takes you back if you want to try something else.',
    'trophies.title': 'Trophies',
    'trophies.text': 'You have trophies. At the entrance they buy healing, items, an ally, or even an Elder Sign.',
    'battle.title': 'It has awoken',
    'battle.text':
      'The museum is gone. Complete its task again and again to take doom tokens away; when the last is gone, you have won after all.',
  },
  de: {
    'welcome.title': 'Eine Nacht im Museum',
    'welcome.text':
      'Ein Großer Alter regt sich. Ihr gewinnt, wenn ihr genug Ältere Zeichen sammelt, bevor die Verderbensleiste voll ist. In jedem Zug besuchst du einen Ort und versuchst dich mit Würfeln an seinen Aufgaben. Erleuchtete Orte stehen dir offen: Such dir einen mit wenigen Symbolen und drücke darauf.',
    'prepare.title': 'Vor dem Wurf',
    'prepare.text':
      'Das sind deine Würfel. Jede Aufgabe ist eine Reihe von Symbolen, und ein Wurf kann immer nur eine Reihe erfüllen. Gegenstände bringen Würfel oder helfen anders: Was in deiner Hand leuchtet, kannst du jetzt einsetzen. Wenn du so weit bist, würfle.',
    'judge.fits.title': 'Eine Aufgabe passt',
    'judge.fits.text':
      'Die leuchtenden Reihen kannst du mit diesem Wurf erfüllen. Drücke auf eine: Die günstigsten Würfel sind schon gewählt, und mit einem Druck auf Würfel änderst du die Wahl. Würfel, die bezahlen, bleiben liegen; mit den anderen geht es weiter.',
    'judge.none.title': 'Nichts passt',
    'judge.none.text':
      'Keine Reihe lässt sich erfüllen. Gib einen Hinweis aus, um beliebige Würfel neu zu werfen, oder lass den Wurf misslingen: Dann verlierst du einen Würfel, darfst aber ein gutes Ergebnis für später behalten.',
    'discard.title': 'Der Preis eines Fehlwurfs',
    'discard.text':
      'Jeder misslungene Wurf kostet für dieses Abenteuer einen Würfel. Gib den her, den du am wenigsten brauchst.',
    'secure.title': 'Ein Ergebnis behalten',
    'secure.text':
      'Nach einem Fehlwurf darfst du dich fokussieren: Ein Würfel behält, was er zeigt. Ermittler am selben Ort können noch einen für dich halten. Auch Zauber können das.',
    'entrance.title': 'Der Eingang',
    'entrance.text':
      'Hier wird nicht um Aufgaben gewürfelt. Erhol dich, wühle im Fundbüro oder kaufe etwas mit den Trophäen bestandener Abenteuer.',
    'reroll.title': 'Welche Würfel?',
    'reroll.text':
      'Drücke auf die Würfel, die du noch einmal werfen willst; was schon hilft, kann liegen bleiben. Dann bestätige.',
    'place.title': 'Ein Monster erscheint',
    'place.text':
      'Es kommt in ein Monsterfeld oder unter die Aufgaben einer Karte und bringt eine eigene Aufgabe mit. Lege es dahin, wo es am wenigsten stört. Besiegte Monster sind Trophäen.',
    'midnight.title': 'Mitternacht',
    'midnight.text':
      'Jeder Zug rückt die Uhr vor. Um Mitternacht wirken die Karten mit dem Mond, und eine neue Mythoskarte bringt schlechte Nachrichten. Oft wächst dabei das Verderben.',
    'sign.title': 'Ein Älteres Zeichen',
    'sign.text':
      'Ihr seid dem Siegel einen Schritt näher. Behalte das Verderben im Blick: Beides steht neben dem Zeichen des Großen Alten.',
    'failed.title': 'Das ging schief',
    'failed.text':
      'Die Strafen in der roten Ecke der Karte sind eingetreten. Achte auf Verstand und Ausdauer: Bei 0 wird ein Ermittler verschlungen. Mit „Zurück“ kannst du etwas anderes versuchen.',
    'trophies.title': 'Trophäen',
    'trophies.text':
      'Du hast Trophäen. Am Eingang bekommst du dafür Heilung, Gegenstände, einen Verbündeten oder sogar ein Älteres Zeichen.',
    'battle.title': 'Er ist erwacht',
    'battle.text':
      'Das Museum ist nicht mehr. Erfülle seine Aufgabe immer wieder, um Verderbensmarker zu entfernen; ist der letzte weg, habt ihr doch noch gewonnen.',
  },
})

export type LessonKey =
  | 'welcome'
  | 'prepare'
  | 'judge.fits'
  | 'judge.none'
  | 'discard'
  | 'secure'
  | 'entrance'
  | 'reroll'
  | 'place'
  | 'midnight'
  | 'sign'
  | 'failed'
  | 'trophies'
  | 'battle'
