import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { folderWith, openEditor, openPanel, prepareBrowser, saved, serve } from '../support/edited-folder.ts'

// What a battle of its own needs first: an army from another file, brooks on hexsides, players at other edges.

prepareBrowser()

const RUSSIANS = `format: 1
system: vive-lempereur
kind: definitions
id: russian-army
title: The Russian army
nations: { russian: { name: Russians, like: prussian } }
`

test('an army of the folder is used by a click, and no longer by another', async () => {
  const { folder, file } = folderWith('hypothetical')
  mkdirSync(join(folder, 'armies'))
  writeFileSync(join(folder, 'armies/russian.yaml'), RUSSIANS)
  const page = await openEditor(await serve(folder))
  await openPanel(page, 'Sources')
  await page.click('button:has-text("Use The Russian army")')
  await page.locator('[aria-label="From other files: uses"]', { hasText: 'The Russian army' }).waitFor()
  expect(await saved(page, file)).toMatchObject({ uses: ['armies/russian.yaml'] })
  // It is the only one: without it the battle uses none.
  await page.getByRole('button', { name: 'Remove file 1', exact: true }).click()
  await page.locator('button:has-text("Use The Russian army")').waitFor()
  expect(await saved(page, file)).not.toHaveProperty('uses')
}, 120_000)

test('a kind of hexside is added beside kinds of ground, and the last of all goes again', async () => {
  const { folder, file } = folderWith('hypothetical')
  const page = await openEditor(await serve(folder))
  await openPanel(page, 'Ground, tables and special rules')
  await page.click('button:has-text("Add a kind of hexside")')
  await page.keyboard.type('The Goldbach')
  await page.keyboard.press('Enter')
  await page.locator('.entry-title', { hasText: 'The Goldbach' }).waitFor()
  // It is like one of those that there are, chosen from a list, and never like itself.
  const like = page.getByLabel('Like', { exact: true })
  expect(await like.locator('option').allInnerTexts()).toEqual(['Stream', 'River', 'Wall', 'Slope', 'Bridge', 'Ford'])
  await like.selectOption('Wall')
  await saved(page, file)
  const { ground } = parse(readFileSync(file, 'utf8')) as { readonly ground: object }
  expect(ground).toMatchObject({ 'the-goldbach': { on: 'hexsides', name: 'The Goldbach', like: 'wall' } })
  await page.getByRole('button', { name: /^Remove the kind of .*Goldbach/ }).click()
  expect(await saved(page, file)).not.toHaveProperty('ground')
}, 120_000)

test('2.0: the board is divided anew where players sit at other edges', async () => {
  const { folder, file } = folderWith('hypothetical')
  const page = await openEditor(await serve(folder))
  await openPanel(page, 'Areas')
  await page.click('button:has-text("Divide: north, centre and south")')
  await page.locator('.area', { hasText: 'North sector' }).waitFor()
  const { board } = await saved(page, file)
  expect(Object.keys(board.sectors)).toEqual(['north', 'centre', 'south'])
}, 120_000)
