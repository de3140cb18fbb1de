/** The Other Worlds. */
import { core } from '@vigil/elder-sign/content'
import { test } from 'vitest'
import { exercise, type Place } from './adventure.ts'
import { complete } from './change.ts'

const CARDS: Readonly<Record<string, Place>> = {
  'another-dimension': {
    rows: 'L [I1] / T P',
    dice: ['L I1', 'T P'],
    draws: 'undo-the-clasp food',
    resolved: '+1 spell, +1 common, +1 sign, +2 trophies',
    failed: '-1 sanity, -2 stamina',
    boxed: 'L I4 / T P',
  },
  'city-of-the-great-race': {
    rows: '[I3] / T L P',
    dice: ['I3', 'T L P'],
    draws: 'necronomicon stopped-watch alien-statue',
    resolved: '+1 sign, +3 unique, +2 trophies',
    failed: '-1 sanity, -2 stamina',
    boxed: 'I4 / T L P',
  },
  'great-hall-of-celeano': {
    rows: '[T] / L / I6',
    dice: ['T', 'L', 'I3 I3'],
    draws: 'undo-the-clasp',
    resolved: '+1 sign, +1 spell, -1 doom, +2 trophies',
    failed: '-1 sanity',
    boxed: 'I4 / L / I6',
  },
  'plateau-of-leng': {
    rows: 'L T / T P T',
    dice: ['L T', 'T P T'],
    resolved: '-1 doom, +1 sign, +2 clues, +2 trophies',
    failed: '-2 sanity',
    terror: { change: '-1 sanity' },
  },
  'r-lyeh': {
    rows: 'I1 [I1] / L L P T',
    dice: ['I1 I1', 'L L P T'],
    draws: 'silas-webb',
    resolved: '+1 ally, +3 signs, +2 trophies',
    failed: '-2 sanity, -2 stamina',
    boxed: 'I1 I4 / L L P T',
  },
  'the-abyss': {
    rows: '[P T] / L L P',
    dice: ['P T', 'L L P'],
    draws: 'undo-the-clasp food',
    resolved: '+2 signs, +1 spell, +1 common, +2 trophies',
    failed: '-2 sanity, -1 stamina',
    boxed: 'I4 / L L P',
  },
  'the-dreamlands': {
    rows: 'P L I3',
    dice: ['P L I3'],
    resolved: '+2 clues, +1 sign, +2 trophies',
    failed: '-1 sanity',
  },
  yuggoth: {
    rows: 'P [T] / I8',
    dice: ['P T', 'I3 I3 I2'],
    draws: 'food necronomicon',
    resolved: '+2 signs, +1 common, +1 unique, +2 trophies',
    failed: '-2 sanity, -1 stamina',
    boxed: 'P I4 / I8',
  },
}

test(...complete('Other Worlds', Object.keys(CARDS), core.otherWorlds))

for (const [id, card] of Object.entries(CARDS)) exercise('world', id, card)
