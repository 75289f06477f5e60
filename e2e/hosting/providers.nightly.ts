import { expect } from '../test.ts';
import { startFakeProvider } from './fake-provider.ts';
import { test as base } from './own-shell.ts';
import { writeSiteConfig } from './write-site-config.ts';

type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;

interface Fixtures {
  readonly fakeProvider: FakeProvider;
  /** Starts a site with this configuration. */
  readonly siteWith: (change: object) => Promise<string>;
}

const test = base.extend<Fixtures>({
  fakeProvider: async ({}, use) => {
    const fakeProvider = await startFakeProvider();
    await use(fakeProvider);
    fakeProvider.stop();
  },
  siteWith: async ({ ownShell }, use, testInfo) => {
    await use(async (change) => {
      const SITE_CONFIG = writeSiteConfig(testInfo, change);
      return (await ownShell(undefined, { SITE_CONFIG })).url;
    });
  },
});

/** Messages of browsers about a frame that tries something forbidden. */
const refused = /sandbox|Unsafe attempt|Blocked a frame|ERR_FAILED|frame-src|navigate/i;
const nothing = { reached: [] };

test('tells the tag manager of a chosen game and analytics of each page, and isolates both', async ({
  page,
  fakeProvider,
  siteWith,
  mayComplain,
}) => {
  mayComplain(refused);
  const tags = { manager: `${fakeProvider.url}/tags`, analytics: `${fakeProvider.url}/count` };
  const site = await siteWith({ tags });
  await page.goto(`${site}/pubg/ranks?hl=en`);
  const view = (at: string) => ({
    event: 'page_view',
    page: at,
    title: expect.stringContaining('Hotdrop'),
    language: 'en',
  });
  // Each message is a request of its own, so they may arrive in any order.
  const counted = () => fakeProvider.messagesOf('/count');
  await expect.poll(counted).toHaveLength(2);
  expect(counted()).toEqual(expect.arrayContaining([nothing, view('/pubg/ranks')]));
  await page.getByRole('banner').getByRole('link', { name: 'Hotdrop' }).click();
  await expect.poll(() => counted().slice(2)).toEqual([view('/pubg')]);

  // An answer without content leaves the page where it is.
  await page.route('https://nova.hotdrop.example/', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Game: PUBG' }).click();
  await page.getByRole('link', { name: 'Nova League' }).click({ noWaitAfter: true });
  const told = () => fakeProvider.messagesOf('/tags');
  await expect.poll(told).toHaveLength(2);
  expect(told()).toEqual(expect.arrayContaining([nothing, { event: 'game_dropdown_click', game: 'nova' }]));
  await expect(page.locator('iframe').first()).toBeHidden();
});

test('keeps a provider’s page from navigating its frame to another site', async ({
  page,
  fakeProvider,
  siteWith,
  mayComplain,
}) => {
  mayComplain(refused);
  const site = await siteWith({ helpDesk: `${fakeProvider.url}/wanders` });
  await page.goto(`${site}/pubg?hl=en`);
  await page.getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error/);
  expect(fakeProvider.asked).toEqual(['/wanders']);
});
