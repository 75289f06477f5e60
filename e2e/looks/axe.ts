import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { wear } from '../scenes/index.ts';

export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
}

/** In both themes; `what` names the state where a journey looks at several. */
export async function axeFindsNothing(page: Page, what = page.url()) {
  expect(await findings(page), what).toEqual([]);
  // What another theme changes is colour.
  await wear(page, 'light');
  expect(await findings(page, ['color-contrast']), `${what}, in the light theme`).toEqual([]);
  await wear(page, 'dark');
}
