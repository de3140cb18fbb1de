import { describe, expect, it } from 'vitest'
import { type News, readNews, writeNews } from '../src/news.ts'

const mark = { entries: 3, rev: 1, lines: 0 }

const good: readonly News[] = [
  { is: 'grown', room: 'r', mark },
  { is: 'grown', room: 'r', mark, added: { text: '[]', seal: 'x' } },
  { is: 'frame', room: 'r', text: '{"t":"point","by":0}' },
  { is: 'present', room: 'r', chairs: [0, 2], watching: 1, asks: true },
]

const bad: readonly unknown[] = [
  null,
  [],
  'hello',
  {},
  { from: 'a' },
  { news: good[0] },
  { from: 'a', news: { is: 'mood', room: 'r' } },
  { from: 'a', news: { is: 'grown', room: 'r' } },
  { from: 'a', news: { is: 'grown', room: 'r', mark: { ...mark, lines: -1 } } },
  { from: 'a', news: { is: 'grown', room: 'r', mark, added: { text: 7, seal: 'x' } } },
  { from: 'a', news: { is: 'frame', room: 'r', text: '{"t":"update","seq":9}' } },
  { from: 'a', news: { is: 'present', room: 'r', chairs: 'all', watching: 1, asks: true } },
]

describe('news of another server', () => {
  it.each(good.map((news) => [JSON.stringify(news), news] as const))('%s are read', (_, news) => {
    expect(readNews(writeNews('a', news))).toEqual({ from: 'a', news })
  })

  it('may say more than this release knows', () => {
    expect(readNews(JSON.stringify({ from: 'a', mood: 1, news: { ...good[0], mood: 'eager' } }))?.news).toEqual(good[0])
  })

  it.each([...bad.map((each) => JSON.stringify(each)), '', '{', '\u0000'])('%s are none', (text) => {
    expect(readNews(text)).toBeUndefined()
  })
})
