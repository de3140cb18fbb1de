/** What holds as long as its source is there, in English. */
export const traits = {
  'trait.dice':
    '{n, plural, one {+# bonus die} other {+# bonus dice}}{on, select, none {} other { {on}}}{if, select, none {} other { {if}}}{skill, select, none {} other { ({m} with {skill})}}',
  'trait.count':
    '{most, select, none {any number of} 1 {1} other {up to {most}}} {what, select, elder {elder {most, select, 1 {sign} other {signs}}} other {{most, select, 1 {tentacle} other {tentacles}}}} may count as {worth, plural, one {a success} other {# successes}}{most, select, 1 {} other { each}}{tentacle, select, yes {, and as a tentacle} other {}}{heals, select, none {} stress {; each heals 1 stress} other {; each heals 1 wound}}',
  'trait.frenzy': 'with {tentacles} or more tentacles add {n, plural, one {# success} other {# successes}}',
  'trait.boost': 'once per turn pay {cost} to add {n, plural, one {# success} other {# successes}} to a roll of yours',
  'trait.reroll':
    '{n, plural, one {# free reroll} other {# free rerolls}} per {per, select, turn {turn} other {roll}}{on, select, none {} other { {on}}}',
  'trait.reach': 'attacks reach {n, plural, one {# space} other {# spaces}} further',
  'trait.sweep':
    'an attack may hit all enemies in {at, select, own {your space} other {the space of the target}}{full, select, yes {, each with all wounds} other {; share the wounds out}}',
  'trait.sneak':
    '{n, select, any {any number of} 1 {1} other {up to {n}}} {only, select, none {{n, select, 1 {enemy} other {enemies}}} other {{only}}} need not follow your Run{wounds, select, none {} 1 {, and {n, select, 1 {takes} other {take}} 1 wound} other {, and {n, select, 1 {takes} other {take}} {wounds} wounds}}',
  'trait.stride':
    '{action, select, none {your Run} other {{action}}} is {n, plural, one {# space} other {# spaces}} longer{if, select, none {} other { {if}}}',
  'trait.free':
    'one free {action} each turn{afar, select, yes { at a target outside your space} other {}}{if, select, none {} other { {if}}}',
  'trait.actions': '{n, plural, one {# more action} other {# more actions}} each turn',
  'trait.carry': 'when you run you may bring an investigator along',
  'trait.cut':
    'may cut {what}{from, select, none {} other { {from}}}{if, select, none {} other { {if}}}{per, select, turn {, once per turn} other {}}{spend, select, yes {, by discarding this} other {}}',
  'trait.savage':
    '{n, plural, one {# extra wound} other {# extra wounds}} to an enemy alone in its space{heals, select, yes {; killing it heals all your stress} other {}}',
  'trait.vengeance':
    'when an attack wounds you, {all, select, yes {each enemy in its space} other {that enemy}} takes {n, plural, one {# wound} other {# wounds}} and you heal {heals} stress',
  'trait.protect':
    'an attack on an investigator {range, plural, =0 {in your space} other {up to # space away}} may be turned on you{heals, select, yes {; afterwards heal all stress} other {}}',
  'trait.revive':
    '{n, plural, one {# free death} other {# free deaths}}: come back at full health{heals, select, yes { and without stress} other {}}',
  'trait.gatekeeper':
    'enemies summoned at a Gate {range, plural, =0 {in your space} other {up to # space from you}} take half their health in wounds',
  'trait.haven': 'within 1 space of a Gate every space is Safe to rest in',
  'trait.omens':
    '{two, select, yes {you may draw two Mythos cards and play one; the other goes under the deck} other {the first Mythos card of your turn may go under the deck; draw another}}; doing so heals {heals, select, all {all stress} other {{heals} stress}}',
  'trait.redraw':
    '{spend, select, yes {discard this} other {once per turn pay {cost}}} to put your Mythos card under the deck and draw again',
  'trait.cancel':
    'take {n, plural, one {# wound} other {# wounds}} to cancel the effects and summoning of a Mythos card',
  'trait.deflectFire': 'wounds from Fire may go to an enemy in your space',
  'trait.seems': 'you are always {state}',
  'trait.suspend':
    'the rule “{rule}” does not touch you{if, select, none {} other { ({if})}}{spend, select, yes {, once: discard this} other {}}',
  'trait.forbid': '{if}: no {what}',
  'trait.halt': 'a Run ends on entering {place}',
  'trait.restToken': 'a Rest may return 1 {token} in place of {n} of its points',
  'trait.missing': '{token} that cannot be had: {then}',
  'trait.excludes': 'cannot be held together with {card}',
  'trait.on.turnEnd': 'at the end of your turn: {then}',
  'trait.on.everyTurnEnd': 'at the end of every turn: {then}',
  'trait.on.action': 'with {what}: {then}',
  'trait.on.gain': 'when you gain {what}: {then}',
  'trait.on.dies': 'when {what} dies: {then}',
  'trait.on.rule': 'whenever “{what}” strikes you: {then}',
  'trait.before': 'when it attacks, first: {then}',
  'trait.after':
    '{if, select, wounded {if its attack wounds} elder {if its attack shows an elder sign} other {after its attack}}: {then}',
  'trait.fangs': '{dice} {if}',
  'trait.fangs.standard': '{n, plural, one {+# standard die} other {+# standard dice}}',
  'trait.fangs.bonus': '{n, plural, one {+# bonus die} other {+# bonus dice}}',
  'trait.tentacles':
    '{n, plural, one {# tentacle is} other {# tentacles are}} added when it {when}{if, select, none {} other { {if}}}',
  'trait.eldersHit': 'on its attacks elder signs are successes too',
  'trait.frail': 'an attack that hits it deals {n} more{if, select, none {} other { {if}}}',
  'when.attacks': 'attacks',
  'when.attacked': 'is attacked',
  'tag.own': 'on your rolls',
  'tag.attack': 'when attacking',
  'tag.attack.near': 'when attacking in your space',
  'tag.attack.afar': 'when attacking another space',
  'tag.attacked': 'when attacked',
  'tag.redirected': 'against an attack you turned on yourself',
  'tag.fire': 'against Fire',
  'tag.action': 'on episode actions',
  'tag.against': 'when attacking {enemy}',
  'tag.other': 'with {name}',
} as const
