/** What holds as long as its source is there, in German. */
import type { traits as english } from '../en/traits.ts'

export const traits: Readonly<Record<keyof typeof english, string>> = {
  'trait.dice':
    '{n, plural, one {+# Bonuswürfel} other {+# Bonuswürfel}}{on, select, none {} other { {on}}}{if, select, none {} other { {if}}}{skill, select, none {} other { ({m} mit „{skill}“)}}',
  'trait.count':
    '{most, select, none {beliebig viele} 1 {1} other {bis zu {most}}} {what, select, elder {{most, select, 1 {Älteres Zeichen} other {Ältere Zeichen}}} other {Tentakel}} {most, select, 1 {darf} other {dürfen je}} als {worth, plural, one {ein Erfolg} other {# Erfolge}}{tentacle, select, yes { und ein Tentakel} other {}} zählen{heals, select, none {} stress {; jedes heilt 1 Stress} other {; jedes heilt 1 Wunde}}',
  'trait.frenzy': 'bei mindestens {tentacles} Tentakeln kommen {n} Erfolge hinzu',
  'trait.boost': 'einmal je Zug: zahle {cost}, und ein Wurf von dir erhält {n} Erfolg',
  'trait.reroll':
    '{n, plural, one {# freier Neuwurf} other {# freie Neuwürfe}} je {per, select, turn {Zug} other {Wurf}}{on, select, none {} other { {on}}}',
  'trait.reach': 'deine Angriffe reichen {n, plural, one {# Feld} other {# Felder}} weiter',
  'trait.sweep':
    'ein Angriff darf alle Gegner {at, select, own {in deinem Feld} other {im Feld des Ziels}} treffen{full, select, yes {, jeden mit allen Wunden} other {; teile die Wunden auf}}',
  'trait.sneak':
    '{n, select, any {beliebig viele} 1 {1} other {bis zu {n}}} {only, select, none {Gegner} Kultist {Kultisten} other {Gegner ({only})}} {n, select, 1 {muss} other {müssen}} dir beim Rennen nicht folgen{wounds, select, none {} 1 { und erleiden 1 Wunde} other { und erleiden {wounds} Wunden}}',
  'trait.stride':
    '{action, select, none {dein Rennen} other {„{action}“}} ist {n, plural, one {# Feld} other {# Felder}} länger{if, select, none {} other { {if}}}',
  'trait.free':
    'jeden Zug einmal kostenlos: {action}{afar, select, yes { (Ziel außerhalb deines Feldes)} other {}}{if, select, none {} other { {if}}}',
  'trait.actions': '{n, plural, one {# Aktion} other {# Aktionen}} mehr in jedem Zug',
  'trait.carry': 'beim Rennen darfst du einen Ermittler mitnehmen',
  'trait.cut':
    'du darfst{per, select, turn { einmal je Zug} other {}}{from, select, none {} other { {from}}} {what} verhindern{if, select, none {} other { {if}}}{spend, select, yes {, indem du diese Karte ablegst} other {}}',
  'trait.savage':
    '{n, plural, one {# zusätzliche Wunde} other {# zusätzliche Wunden}} für einen Gegner, der allein in seinem Feld steht{heals, select, yes {; tötest du ihn, heile allen Stress} other {}}',
  'trait.vengeance':
    'verwundet dich ein Angriff, erleidet {all, select, yes {jeder Gegner im Feld des Angreifers} other {der Angreifer}} {n, plural, one {# Wunde} other {# Wunden}}, und du heilst {heals} Stress',
  'trait.protect':
    'ein Angriff auf einen {range, plural, =0 {Ermittler in deinem Feld} one {höchstens # Feld entfernten Ermittler} other {höchstens # Felder entfernten Ermittler}} darf auf dich umgelenkt werden{heals, select, yes {; heile danach allen Stress} other {}}',
  'trait.revive':
    '{n, plural, one {# Tod ohne Folgen} other {# Tode ohne Folgen}}: du kehrst ohne Wunden{heals, select, yes { und ohne Stress} other {}} zurück',
  'trait.gatekeeper':
    'Gegner, die an einem {range, plural, =0 {Portal in deinem Feld} one {höchstens # Feld von dir entfernten Portal} other {höchstens # Felder von dir entfernten Portal}} erscheinen, erleiden die Hälfte ihrer Lebenspunkte als Wunden',
  'trait.haven': 'jedes Feld, das höchstens 1 Feld von einem Portal entfernt ist, gilt beim Ausruhen als Sicher',
  'trait.omens':
    '{two, select, yes {du darfst zwei Mythoskarten ziehen und eine ausführen; die andere kommt unter den Stapel} other {die erste Mythoskarte deines Zuges darf unter den Stapel; ziehe dann eine andere}}; tust du das, heile {heals, select, all {allen Stress} other {{heals} Stress}}',
  'trait.redraw':
    '{spend, select, yes {lege diese Karte ab} other {zahle einmal je Zug {cost}}}: deine Mythoskarte kommt unter den Stapel, und du ziehst neu',
  'trait.cancel':
    'nimm {n, plural, one {# Wunde} other {# Wunden}}: Effekte und Beschwörung einer Mythoskarte entfallen',
  'trait.deflectFire': 'Wunden durch Feuer dürfen an einen Gegner in deinem Feld gehen',
  'trait.seems': 'du giltst immer als {state}',
  'trait.suspend':
    'die Regel „{rule}“ betrifft dich {spend, select, yes {einmal } other {}}nicht{if, select, none {} other { ({if})}}{spend, select, yes {; lege dann diese Karte ab} other {}}',
  'trait.forbid': '{if}: verboten sind {what}',
  'trait.halt': 'Rennen endet, sobald du {place} betrittst',
  'trait.restToken': 'beim Ausruhen darfst du 1 Marker „{token}“ zurückgeben, statt {n} zu heilen',
  'trait.missing': 'wenn {token} nicht mehr zu haben ist: {then}',
  'trait.excludes': 'nicht zugleich mit „{card}“',
  'trait.on.turnEnd': 'am Ende deines Zuges: {then}',
  'trait.on.everyTurnEnd': 'am Ende jedes Zuges: {then}',
  'trait.on.action': 'bei „{what}“: {then}',
  'trait.on.gain': 'wenn du {what} erhältst: {then}',
  'trait.on.dies': 'wenn {what} stirbt: {then}',
  'trait.on.rule': 'immer wenn „{what}“ dich trifft: {then}',
  'trait.before': 'wenn diese Figur angreift, zuerst: {then}',
  'trait.after':
    '{if, select, wounded {wenn der Angriff verwundet} elder {wenn der Angriff ein Älteres Zeichen zeigt} other {nach dem Angriff}}: {then}',
  'trait.fangs': '{dice} {if}',
  'trait.fangs.standard': '{n, plural, one {+# Standardwürfel} other {+# Standardwürfel}}',
  'trait.fangs.bonus': '{n, plural, one {+# Bonuswürfel} other {+# Bonuswürfel}}',
  'trait.tentacles':
    '{n, plural, one {# Tentakel kommt} other {# Tentakel kommen}} hinzu, wenn diese Figur {when}{if, select, none {} other {, {if}}}',
  'trait.eldersHit': 'bei den Angriffen dieser Figur sind auch Ältere Zeichen Erfolge',
  'trait.frail':
    'ein Angriff, der diese Figur trifft, verursacht {n, plural, one {# Wunde} other {# Wunden}} mehr{if, select, none {} other { {if}}}',
  'when.attacks': 'angreift',
  'when.attacked': 'angegriffen wird',
  'tag.own': 'bei deinen Würfen',
  'tag.attack': 'beim Angreifen',
  'tag.attack.near': 'beim Angreifen in deinem Feld',
  'tag.attack.afar': 'beim Angriff auf ein anderes Feld',
  'tag.attacked': 'bei Angriffen auf dich',
  'tag.redirected': 'gegen einen Angriff, den du auf dich gelenkt hast',
  'tag.fire': 'gegen Feuer',
  'tag.action': 'bei Aktionen der Episode',
  'tag.against': 'beim Angriff auf {enemy}',
  'tag.other': 'bei „{name}“',
}
