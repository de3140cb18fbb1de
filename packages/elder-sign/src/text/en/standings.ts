/** What holds as long as its source is in play. */
export const standings = {
  'trait.manyTasks': 'You may complete several tasks with one roll.',
  'trait.scrounge':
    'Whenever you gain a Common Item, Unique Item or Spell, you may take one of the other two or a clue instead.',
  'trait.extraGain':
    'Whenever you gain {what, select, common {Common Items} unique {Unique Items} spell {Spells} other {clues}}, you gain one more.',
  'trait.mend.ownTurn': 'As your turn begins, an investigator of your choice regains 1 {track}.',
  'trait.mend': 'Once per day, as any turn begins, an investigator of your choice regains 1 {track}.',
  'trait.research':
    "Once per day, after any player's roll, reroll {n, plural, one {# die} other {up to # dice}} of it.",
  'trait.raise': 'Once per roll, raise one investigation result by 1, if the die has that face.',
  'trait.convert': 'Once per roll, turn one {from} result into {to}.',
  'trait.dice.otherWorld': 'In Other Worlds you add {dice} for free.',
  'trait.dice.monsterCard': 'On cards with a monster you add {dice} for free.',
  'trait.trustFund': 'Before your first roll you may spend {price} to add {dice}.',
  'trait.secondReroll': 'After a reroll with a clue you may reroll once more for free.',
  'trait.reroll': 'Once per turn, reroll {n, plural, one {# die} other {up to # dice}} of your roll.',
  'trait.steady': 'Once per day, a failed roll costs you no die.',
  'trait.shield': 'You may discard this ally to ignore one loss of sanity or stamina.',
  'trait.noMonsters': 'No monsters appear in your turn.',
  'trait.ignoreTerror': 'You ignore terror effects.',
  'trait.ignoreOrder': 'You may do tasks in any order.',
  'trait.ignoreLingering': 'Harmful lingering effects of Mythos cards do not concern you.',
  'trait.useLocked': 'You may roll locked dice as if they were free.',
  'trait.forbid':
    '{what, select, focus {Nobody may focus.} assist {Nobody may ask for assistance.} castSpell {Nobody may use spells.} other {Nobody may buy souvenirs.}}',
  'trait.harder': 'Every investigation symbol on a card asks for {n} more.',
  'trait.monsterCost': "Completing a monster's task also costs {amount}.",
  'trait.monsterTask': 'Every monster has a further task: {needs}.',
  'trait.masks': 'The mask markers are in the monster cup.',

  'trigger.plain': '{moment}: {clause}',
  'trigger.if': '{moment}, if {test}: {clause}',
  'trigger.turn': 'Once per turn, {trigger}',
  'moment.gained': 'when you gain this ally',
  'moment.entered.world': 'when you move to an Other World',
  'moment.unique.used': 'when you use a Unique Item',
  'moment.spell.used': 'when you use a Spell',
  'moment.monster.task': "when you complete a monster's task",
  'moment.monster.collected': 'when you take a monster as a trophy',
  'moment.adventure.failed': 'when you fail an adventure',
  'moment.world.failed': 'when you fail an Other World',
  'moment.world.resolved': 'when you resolve an Other World',
  'moment.broken': "when an investigator's sanity or stamina falls to 0",
  'moment.devoured': 'when an investigator is devoured',
  'moment.midnight': 'at midnight',

  'modifier.max.sanity': 'Maximum sanity {sign}{n}.',
  'modifier.max.stamina': 'Maximum stamina {sign}{n}.',
  'modifier.price.souvenir':
    'Souvenirs cost {n, plural, one {# trophy} other {# trophies}} {change, select, more {more} other {less}}.',
  'modifier.price.firstAid.sanity':
    'First aid that restores sanity costs {n, plural, one {# trophy} other {# trophies}} {change, select, more {more} other {less}}.',
  'modifier.firstAid.free':
    'Free first aid restores {n, plural, one {# point} other {# points}} {change, select, more {more} other {less}}.',
} as const
