import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { setTheme } from '../scenes/show.ts';
import { expect } from '../test.ts';

interface Look {
  /** Name of the state, for a test with several. */
  readonly what?: string;
  /** A part of the page, if the rest was checked before. */
  readonly within?: string;
}

export async function findings(page: Page, rules?: string[], within = 'html'): Promise<string[]> {
  // These pages have no frames of other origins, so axe can work in the page alone. Otherwise it sends all its results
  // to a second page, which takes as long again.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    // The line of a page that loads lies on the border of header and page, and is in no landmark.
    .exclude('header ~ div:has(> [role=progressbar])')
    .include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
}

/** In both themes. */
export async function axeFindsNothing(page: Page, { what = page.url(), within }: Look = {}) {
  expect(await findings(page, undefined, within), what).toEqual([]);
  // Another theme changes colors only.
  await setTheme(page, 'light');
  expect(await findings(page, ['color-contrast'], within), `${what}, in the light theme`).toEqual([]);
  await setTheme(page, 'dark');
}
