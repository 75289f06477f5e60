import type { Page } from '@playwright/test';

interface BoardPage {
  readonly meta: { readonly perPage: number; readonly totalCount: number };
  readonly ranks: readonly object[];
}

/** Answers a whole board as one page; the API has pages of fifty. */
export async function joinPages(page: Page, board: string): Promise<number> {
  const { origin } = new URL(page.url());
  const address = `${origin}/api/v1/ranks/${board}`;
  const ask = async (number: number): Promise<BoardPage> =>
    (await (await fetch(`${address}?page=${number}`)).json()).data;
  const { meta, ranks } = await ask(1);
  const others = Array.from(
    { length: Math.ceil(meta.totalCount / meta.perPage) - 1 },
    (_, index) => index + 2,
  );
  const rest = await Promise.all(others.map(ask));
  const all = [...ranks, ...rest.flatMap((one) => one.ranks)];
  await page.route(`${address}*`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data, { ranks: all, meta: { ...meta, perPage: all.length } });
    await route.fulfill({ response, json: answer });
  });
  return all.length;
}
