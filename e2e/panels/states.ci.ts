import { type Locale, locales } from '@hotdrop/shared-domain/locale';
import { freePort } from '@hotdrop/tools/site-runner';
import type { APIRequestContext } from '@playwright/test';
import { test } from '../hosting/own-shell.ts';
import { startSiteWithKey, visitorsAgent } from '../pubg-service.ts';
import { expect } from '../test.ts';
import { allPanels, askAll, checkForms, type Listed, subjectsOf } from './walk.ts';

test.use({ userAgent: visitorsAgent });

const subjects = subjectsOf('RealPlayer', 'a-match');

interface Walk {
  readonly site: string;
  readonly panels: readonly Listed[];
  readonly status: number;
}

/** Walks through panels without figures, and expects the same status and the same sentence of each. */
async function walk(request: APIRequestContext, { site, panels, status: expected }: Walk, hl: Locale) {
  const lines = new Set<string>();
  for (const listed of panels) {
    const answers = await askAll(request, listed, subjects, hl, site);
    checkForms(answers, hl);
    const { line, ...others } = answers;
    for (const { address, status } of Object.values(others)) expect(status, address).toBe(expected);
    lines.add(line.body);
  }
  expect(lines.size, [...lines].join('')).toBe(1);
}

test('every panel of a player in the queue says so in every form', async ({ request }) => {
  // The game's service allows one request a minute, and a lookup waits for some minutes.
  const { siteUrl: site, stop } = await startSiteWithKey({ limit: 1 });
  const panels = allPanels.filter(({ about }) => ['player', 'week'].includes(about));
  try {
    for (const hl of locales) await walk(request, { site, panels, status: 202 }, hl);
  } finally {
    await stop();
  }
});

test('every panel without the API says so in every form', async ({ request, ownShell }) => {
  const { url: site } = await ownShell(undefined, { API_HOST: `http://127.0.0.1:${await freePort()}` });
  // Each call is tried again after a while, so the languages do not wait for each other.
  await Promise.all(locales.map((hl) => walk(request, { site, panels: allPanels, status: 503 }, hl)));
});
