import { globSync } from 'node:fs';
import type { AreaManifest, PanelSubject, PanelSubjects } from '@hotdrop/shared-domain/contract';
import { getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import { addressOfPanel, type PanelForm, panelForms } from '@hotdrop/shared-domain/panels';
import { weekOf } from '@hotdrop/shared-domain/text';
import { root } from '@hotdrop/tools/site-runner';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test.ts';

type Panel = Pick<NonNullable<AreaManifest['panels']>[number], 'id' | 'about'>;

export interface Listed extends Panel {
  readonly panel: string;
}

const manifests: readonly { readonly id: string; readonly panels?: readonly Panel[] }[] = await Promise.all(
  globSync('mf-*/src/manifest.ts', { cwd: root })
    .toSorted()
    .map(async (file) => (await import(`${root}/${file}`)).default),
);

/** Every panel of the site's areas. */
export const allPanels = manifests.flatMap(({ id: area, panels = [] }) =>
  panels.map((source): Listed => ({ ...source, panel: `${area}/${source.id}` })),
);
export const withFeed = ['mf-profile/rank', 'mf-profile/last-session'];

type Subjects = { readonly [S in PanelSubject]: PanelSubjects[S] };

export const subjectsOf = (name: string, match: string, shard = 'steam'): Subjects => ({
  none: {},
  player: { shard, name },
  match: { shard, name, match },
  week: { shard, name, week: weekOf(Date.now()).id },
  board: { shard, mode: 'squad' },
  map: { map: 'erangel' },
  players: {
    players: [
      { shard: 'steam', name: 'Hotdrop' },
      { shard, name },
    ],
  },
});

export const types: Readonly<Record<PanelForm, string>> = {
  page: 'text/html; charset=utf-8',
  frame: 'text/html; charset=utf-8',
  overlay: 'text/html; charset=utf-8',
  badge: 'image/svg+xml; charset=utf-8',
  picture: 'image/png',
  line: 'text/plain; charset=utf-8',
  data: 'application/json',
  feed: 'application/atom+xml; charset=utf-8',
};
const limits = { badge: 2048, line: 200 };

export async function ask(
  request: APIRequestContext,
  listed: Listed,
  given: Subjects,
  form: PanelForm,
  hl: Locale,
  site = '',
) {
  const { panel, about } = listed;
  const address = addressOfPanel(
    { basePath: '/pubg' },
    { panel, about, subject: given[about], form, query: { hl } },
  );
  const answer = await request.get(site + address);
  const body = form === 'picture' ? '' : await answer.text();
  return { address, status: answer.status(), type: answer.headers()['content-type'], body };
}

/** All forms of a panel by name. */
export async function askAll(
  request: APIRequestContext,
  listed: Listed,
  given: Subjects,
  hl: Locale,
  site?: string,
) {
  const answers = panelForms.map(
    async (form) => [form, await ask(request, listed, given, form, hl, site)] as const,
  );
  return Object.fromEntries(await Promise.all(answers)) as Record<PanelForm, Awaited<ReturnType<typeof ask>>>;
}

type Answers = Awaited<ReturnType<typeof askAll>>;

/** What holds in every state. */
export function checkForms({ page, frame, overlay, badge, line }: Answers, hl: Locale) {
  for (const { address, type, body } of [page, frame, overlay]) {
    expect(type, address).toBe(types.page);
    expect(body, address).toContain(`<html lang="${getLanguage(hl).tag}"`);
    expect(body.includes('<script'), address).toBe(address === overlay.address);
  }
  expect(badge.type, badge.address).toBe(types.badge);
  expect(Buffer.byteLength(badge.body), badge.address).toBeLessThanOrEqual(limits.badge);
  expect([line.status, line.type], line.address).toEqual([200, types.line]);
  expect(line.body.trim().length, line.address).toBeGreaterThan(0);
  expect(line.body.trim().length, line.address).toBeLessThanOrEqual(limits.line);
}
