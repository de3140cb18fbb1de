/** Standing abilities in words. */
import type { RollTag, Test, Trait, TraitName, TraitOf } from '../effects/vocabulary.ts'
import { clauses, costText } from './effects.ts'
import { amountText, placeText, testText, thingText } from './grammar.ts'
import { nameOf, oneToken, tokensName } from './names.ts'
import { sentence, type Voice } from './voice.ts'

type Clauses = { readonly [N in TraitName]: (v: Voice, trait: TraitOf<N>) => string }

const NONE = 'none'
/** As many as no attack deals. */
const ALL = 99
const yes = (flag: true | undefined): string => (flag ? 'yes' : 'no')
const when = (v: Voice, test: Test | undefined): string => (test ? testText(v, test) : NONE)

const TAGS = ['own', 'attack', 'attack.near', 'attack.afar', 'attacked', 'redirected', 'fire', 'action'] as const

const tagText = (v: Voice, tag: RollTag): string => {
  const known = TAGS.find((each) => each === tag)
  if (known) return v.say(`tag.${known}`)
  const [kind, id = tag] = tag.split(':')
  return kind === 'attack'
    ? v.say('tag.against', { enemy: v.one(thingText(v, id), 'object') })
    : v.say('tag.other', { name: nameOf(v, id) })
}

/** What one does: run, attack, or an action of the episode. */
const actionName = (v: Voice, id: string): string => v.names.get(id) ?? v.word(id)

const on = (v: Voice, tags: readonly RollTag[] | undefined): string =>
  tags ? v.or(tags.map((tag) => tagText(v, tag))) : NONE

const fangs = (v: Voice, { standard, bonus, if: test }: TraitOf<'fangs'>): string => {
  const dice = [
    ...(standard ? [v.say('trait.fangs.standard', { n: standard })] : []),
    ...(bonus ? [v.say('trait.fangs.bonus', { n: bonus })] : []),
  ]
  return v.say('trait.fangs', { dice: v.and(dice), if: testText(v, test) })
}

const cut = (v: Voice, { wounds, sanity, from, if: test, per, spend }: TraitOf<'cut'>): string =>
  v.say('trait.cut', {
    what:
      wounds === ALL
        ? amountText(v, 'all', 'wounds')
        : costText(v, { ...(wounds && { wounds }), ...(sanity && { sanity }) }),
    from: on(v, from),
    if: when(v, test),
    per: per ?? NONE,
    spend: yes(spend),
  })

const MEANING: Clauses = {
  dice: (v, { n, on: tags, if: test, withSkill }) =>
    v.say('trait.dice', {
      n,
      on: on(v, tags),
      if: when(v, test),
      skill: withSkill ? nameOf(v, withSkill.skill) : NONE,
      m: withSkill?.n ?? 0,
    }),
  count: (v, { what, most, worth, tentacle, heals }) =>
    v.say('trait.count', {
      what,
      most: most ?? NONE,
      worth: worth ?? 1,
      tentacle: yes(tentacle),
      heals: heals ?? NONE,
    }),
  frenzy: (v, { tentacles, n }) => v.say('trait.frenzy', { tentacles, n }),
  boost: (v, { n, cost }) => v.say('trait.boost', { n, cost: costText(v, cost) }),
  reroll: (v, { n, per, on: tags }) => v.say('trait.reroll', { n, per, on: on(v, tags) }),
  reach: (v, { n }) => v.say('trait.reach', { n }),
  sweep: (v, { at, full }) => v.say('trait.sweep', { at, full: yes(full) }),
  sneak: (v, { n, only, wounds }) =>
    v.say('trait.sneak', { n: n ?? 'any', only: only ? v.many(nameOf(v, only)) : NONE, wounds: wounds ?? NONE }),
  stride: (v, { n, if: test, action }) =>
    v.say('trait.stride', { n, if: when(v, test), action: action ? actionName(v, action) : NONE }),
  free: (v, { action, afar, if: test }) =>
    v.say('trait.free', { action: actionName(v, action), afar: yes(afar), if: when(v, test) }),
  actions: (v, { n }) => v.say('trait.actions', { n }),
  carry: (v) => v.say('trait.carry'),
  cut,
  savage: (v, { n, heals }) => v.say('trait.savage', { n, heals: yes(heals) }),
  vengeance: (v, { n, all, heals }) => v.say('trait.vengeance', { n, all: yes(all), heals }),
  protect: (v, { range, heals }) => v.say('trait.protect', { range, heals: yes(heals) }),
  revive: (v, { n, heals }) => v.say('trait.revive', { n, heals: yes(heals) }),
  gatekeeper: (v, { range }) => v.say('trait.gatekeeper', { range }),
  haven: (v) => v.say('trait.haven'),
  omens: (v, { two, heals }) => v.say('trait.omens', { two: yes(two), heals }),
  redraw: (v, { cost, spend }) => v.say('trait.redraw', { cost: costText(v, cost ?? {}), spend: yes(spend) }),
  cancel: (v, { wounds }) => v.say('trait.cancel', { n: wounds }),
  deflectFire: (v) => v.say('trait.deflectFire'),
  seems: (v, { state }) => v.say('trait.seems', { state: v.word(state) }),
  suspend: (v, { rule, if: test, spend }) =>
    v.say('trait.suspend', { rule: v.word(rule), if: when(v, test), spend: yes(spend) }),
  forbid: (v, { what, if: test }) =>
    v.say('trait.forbid', { what: v.or(what.map((each) => actionName(v, each))), if: testText(v, test) }),
  halt: (v, { at }) => v.say('trait.halt', { place: v.object(placeText(v, at)) }),
  restToken: (v, { token, points }) => v.say('trait.restToken', { token: tokensName(v, token), n: points }),
  missing: (v, { token, then }) =>
    v.say('trait.missing', {
      token: oneToken(v, token, 'subject'),
      then: clauses(v, then),
    }),
  excludes: (v, { tag }) => v.say('trait.excludes', { card: v.tags.get(tag) ?? tag }),
  on: (v, { moment, what, then }) => {
    const name = what === undefined ? '' : nameOf(v, what)
    const counted = moment === 'gain' || moment === 'dies'
    return v.say(`trait.on.${moment}`, {
      what: counted ? v.one(name, moment === 'dies' ? 'subject' : 'object') : name,
      then: clauses(v, then),
    })
  },
  before: (v, { then }) => v.say('trait.before', { then: clauses(v, then) }),
  after: (v, { if: test, then }) => v.say('trait.after', { if: test ?? NONE, then: clauses(v, then) }),
  fangs,
  tentacles: (v, { n, when: times, if: test }) =>
    v.say('trait.tentacles', { n, when: v.or(times.map((each) => v.say(`when.${each}`))), if: when(v, test) }),
  eldersHit: (v) => v.say('trait.eldersHit'),
  frail: (v, { n, if: test }) => v.say('trait.frail', { n, if: when(v, test) }),
}

export const traitText = (v: Voice, traits: readonly Trait[] = []): string =>
  v.smooth(
    traits.map((trait) => sentence((MEANING[trait.has] as (v: Voice, trait: Trait) => string)(v, trait))).join(' '),
  )
