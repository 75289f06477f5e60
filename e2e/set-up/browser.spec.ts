import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/** Creates a file in a temporary folder. */
function aProgram(name: string, mode = 0o755) {
  const file = test.info().outputPath(`${name}-${mode}`, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n', { mode });
  return file;
}

test('prefers the browser that the environment names', async () => {
  const BROWSER_PATH = aProgram('mine');
  const PATH = path.dirname(aProgram('chromium'));
  expect(await findBrowser({ BROWSER_PATH, PATH })).toMatchObject({ executablePath: BROWSER_PATH });
});

test('finds a Chromium or Chrome of the machine', async () => {
  const file = aProgram('google-chrome');
  expect(await findBrowser({ PATH: path.dirname(file) })).toMatchObject({ executablePath: file });
});

test('says which setting is wrong, and does not silently take another browser', async () => {
  const CHROME_PATH = aProgram('mine', 0o644);
  await expect(findBrowser({ CHROME_PATH })).rejects.toThrow(
    `CHROME_PATH names ${CHROME_PATH}, which is no program. Correct it, or unset it.`,
  );
});

test('finds a working browser without settings or installed programs', async () => {
  const { executablePath, args } = await findBrowser({ PATH: '', CI: '1' });
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  await page.setContent('<h1>It works</h1>');
  await expect(page.getByRole('heading')).toHaveText('It works');
  await browser.close();
});
