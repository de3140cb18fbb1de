/** Whole cards, a line for each part. */
export const cards = {
  'card.kind.adventure': 'Adventure worth {n, plural, one {# trophy} other {# trophies}}.',
  'card.kind.otherWorld': 'Other World worth {n, plural, one {# trophy} other {# trophies}}.',
  'card.order': '{ordered, select, true {Tasks, from top to bottom:} other {Tasks, in any order:}}',
  'card.task': '{n}. {task}',
  'card.box.empty': 'monster box, empty until a monster comes',
  'card.box.total': '{task} (monster box: a monster here takes the place of the task)',
  'card.box.partial': '{task} (monster box: a monster here takes the place of {covered})',
  'card.lock': 'Lock: {colour} die.',
  'card.terror': 'Terror: {effects}',
  'card.midnight': 'At midnight: {effects}',
  'card.success': 'Success: {effects}',
  'card.failure': 'Failure: {effects}',
  'card.none': 'nothing.',

  'monster.kind': '{mask, select, true {Mask} other {Monster}} worth {n, plural, one {# trophy} other {# trophies}}.',
  'monster.task': 'Task: {task}.',
  'monster.reverse': 'When taken as a trophy: {effects}',

  'item.kind': '{deck, select, common {Common Item} unique {Unique Item} other {Spell}}.',
  'item.when':
    '{when, select, turn {In your turn} adventure {On an adventure} rolled {After your roll} other {After a failed roll}}: {effects}',
  'item.price': 'Price: {price}',
  'item.paysCosts': 'May also be used while paying for a task.',

  'ally.kind': 'Ally.',

  'investigator.kind': '{title}. Sanity {sanity}, stamina {stamina}.',
  'investigator.ability': '{name}: {text}',
  'investigator.starts': 'Starts with {starts}.',
  'investigator.choose': '{n, plural, one {a card} other {# cards}} from decks of your choice',

  'ancient.signs':
    'Sealed by {n, plural, one {# Elder Sign} other {# Elder Signs}}. Doom track of {doom, plural, one {# space} other {# spaces}}{monsters, plural, =0 {} one {, # of which brings a monster} other {, # of which bring a monster}}.',
  'ancient.ability': '{name}: {text}',
  'ancient.awakens': 'When it awakens: {effects}',
  'ancient.battle': 'Battle task: {task}.',
  'ancient.attack': 'Attack: {effects}',
  'lair.opens': 'Its lair opens once {n, plural, one {# Elder Sign has} other {# Elder Signs have}} been found.',
  'lair.task': 'Task of the lair: {task}.',
  'lair.attacks': 'It attacks on terror in its lair; once awake, also at midnight and when an attempt there fails.',
  'lair.success': 'Success: {reward}.',
  'lair.reward': 'all your Elder Signs are laid down',

  'cultists.place.lair': 'Cultists appear below its lair.',
  'cultists.place.entrance': 'Cultists appear at the entrance.',
  'cultists.appears': 'When a Cultist appears: {effects}',
  'cultists.beaten': 'When a Cultist is taken as a trophy: {effects}',
  'cultists.costs': 'With every Cultist task you also pay {costs}.',
  'cultists.lock': 'Every Cultist locks the {colour} die.',
  'cultists.signs':
    'For every Cultist in play {n, plural, one {# more Elder Sign is} other {# more Elder Signs are}} needed.',
  'cultists.maxima':
    'Every Cultist in play lowers a maximum of everybody by 1: the first sanity, the second stamina, and so on.',

  'mythos.now': '{title}: {effects}',
  'mythos.lingering': '{title} (until the next midnight): {effects}',
  'mythos.terror': 'Terror: {effects}',
  'mythos.midnight': 'At midnight: {effects}',
  'mythos.arrival': 'At once: {effects}',
  'mythos.none': 'no lasting effect.',

  'entrance.firstAid':
    'First aid: regain 1 sanity or 1 stamina for free; all of one for 2 trophies; all of both for 4.',
  'entrance.found': 'Lost and found: roll a green die. {chart}',
  'entrance.found.crowd':
    'Lost and found: roll a green die for each investigator and ally at the entrance and keep one result. {chart}',
  'entrance.souvenirs': 'Souvenirs: {list}.',
  'entrance.exhibit': 'Souvenirs, any number of those on show: {list}.',
  'entrance.souvenir': '{one} for {price, plural, one {# trophy} other {# trophies}}',
  'find.clue': 'gain 1 clue',
  'find.common': 'take a Common Item',
  'find.unique': 'take a Unique Item',
  'find.signs':
    'lose 1 sanity or 1 stamina and take up to {n, plural, one {# Elder Sign} other {# Elder Signs}} lying there',
  'find.signs.many': 'lose 1 sanity or 1 stamina and take up to that many Elder Signs lying there',
  'find.lying.signs': '{n, plural, =0 {No Elder Sign lies} one {# Elder Sign lies} other {# Elder Signs lie}} there.',
  'find.lying.cards': 'From the deck, or one lying there: {list}.',
} as const
