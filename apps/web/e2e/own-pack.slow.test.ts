/** A game that was played with a content pack of one's own, brought to the page. */
import { elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { readPack } from '@vigil/elder-sign/schema'
import { beginMatch } from '@vigil/kernel'
import { formatSave } from '@vigil/table'
import { afterAll, expect, it } from 'vitest'
import { tableInWords } from './menu.ts'
import { answer, seqOf, tableOf } from './player.ts'
import { bring, gamesOf } from './saves.ts'
import { closeBrowser, inBrowser, visit } from './visit.ts'

afterAll(closeBrowser)

const guard = { ...core.investigators[0], id: 'night-guard', name: 'Night Guard', origin: 'vigil' }
const file = { extends: 'core', id: 'mine', name: 'Mine', investigators: [guard] }

const saved = (): string => {
  const pack = readPack(file, core)
  if (!pack.ok) throw new Error(JSON.stringify(pack.why))
  const setup = { rules: 'revised', investigators: ['night-guard'], ancientOne: 'cthulhu' }
  const begun = beginMatch(elderSign(pack.value), setup, 'own pack')
  if (!begun.ok) throw new Error(begun.why.code)
  return formatSave(begun.value.match.record, file)
}

inBrowser('a game with a pack of its own', () => {
  it('is brought, played on, found again after a reload, and watched', () =>
    visit(async ({ page }) => {
      await bring(page, { name: 'own.json', text: saved() })
      await page.getByRole('link', { name: /^Continue: / }).click()
      await tableOf(page).waitFor()
      await page.locator('.party-box').getByText('Night Guard').waitFor()
      await answer(page)
      const before = { seq: await seqOf(page), words: await tableInWords(page) }
      await page.reload()
      await tableOf(page).waitFor()
      expect({ seq: await seqOf(page), words: await tableInWords(page) }).toEqual(before)
      await page.goto(page.url().replace('#/play/', '#/replay/'))
      await page.locator('.transport').waitFor()
      await page.locator('.party-box').getByText('Night Guard').waitFor()
    }))

  it('whose pack is broken gets a sentence and is not kept', () =>
    visit(async ({ page }) => {
      const broken = { ...file, investigators: [{ id: 'night-guard', name: 'Night Guard' }] }
      const text = saved().replace(JSON.stringify(file), JSON.stringify(broken))
      const said = await bring(page, { name: 'broken.json', text })
      expect(said).toMatch(/pack of its own \(“Mine”\), which cannot be played with: night-guard: \w+/)
      expect(await gamesOf(page)).toEqual([])
    }))
})
