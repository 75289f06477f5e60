import type { Page } from '@playwright/test';

interface Kept {
  readonly favorites?: number;
  readonly recentPlayers?: readonly string[];
  /** A player of Steam. */
  readonly own?: string;
}

/** Fills the browser's storage and cookie as earlier visits do. Favorites need `keepFavorites` besides. */
export async function returnAsVisitor(
  page: Page,
  { favorites = 0, recentPlayers = [], own }: Kept,
): Promise<void> {
  const keep = (key: string, value: unknown) =>
    page.addInitScript(
      ([name = '', text = '']) => {
        // A new tab's blank page has no storage.
        if (location.protocol !== 'about:') localStorage.setItem(name, text);
      },
      [key, JSON.stringify(value)],
    );
  await keep(
    'recent-searches',
    recentPlayers.map((name) => ({ shard: 'steam', name })),
  );
  const answer = await page.request.get(`/api/v1/players/steam/${own ?? 'Hotdrop'}`);
  const { accountId, shard, name } = (await answer.json()).data.player;
  if (own) await keep('my-player', { accountId, shard, name });
  const value = [favorites, recentPlayers.length, own ? 1 : 0].join('.');
  await page.context().addCookies([{ name: 'kept', value, url: new URL(answer.url()).origin }]);
}
