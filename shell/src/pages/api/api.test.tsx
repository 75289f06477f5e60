import { replaceAuth } from '@hotdrop/shared-domain/store';
import {
  aFailure,
  aLeaderboard,
  anActiveSeason,
  anAuthUser,
  aPlayer,
  type FakeAnswers,
  fakeSite,
  minutesAgo,
} from '@hotdrop/shared-domain/testing';
import type { ApiKey } from '@hotdrop/shared-domain/wire';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiPage, loadApiPage } from './api.page.tsx';

const parameter = (name: string, place: string, more = {}) => ({
  name,
  in: place,
  required: place === 'path',
  schema: { type: 'string', ...more },
});
const operation = (operationId: string, tag: string, parameters: readonly object[] = []) => ({
  get: { operationId, summary: `About ${operationId}`, tags: [tag], parameters, responses: {} },
});
const description = {
  openapi: '3.1.0',
  info: { 'x-requests-per-minute': { visitor: 600, key: 1800 } },
  paths: {
    '/auth/logout': operation('logout', 'auth'),
    '/account/keys': operation('listApiKeys', 'account'),
    '/players/{shard}/{player}': operation('getPlayer', 'players', [
      parameter('shard', 'path'),
      parameter('player', 'path'),
    ]),
    '/stats/steam': operation('getPlaying', 'stats', [
      parameter('range', 'query', { enum: ['day', 'week'] }),
    ]),
    '/stats/comments': { post: {} },
  },
};

/** Opens the page. */
async function open(query = '', answers: FakeAnswers = {}, document: object = description) {
  const fake = fakeSite({
    answers: {
      getLeaderboard: aLeaderboard(),
      listActiveSeasons: { seasons: { steam: anActiveSeason() } },
      listFiles: { files: [{ name: 'board-steam-squad.ndjson.gz', updatedAt: minutesAgo(90) }] },
      ...answers,
    },
  });
  const fetch: typeof fake.fetch = async (address, init) =>
    address === '/api/v1/openapi.json' ? Response.json(document) : fake.fetch(address, init);
  const site = { ...fake, fetch };
  const routes = [{ path: '/pubg/api', loader: loadApiPage(site), element: <ApiPage /> }];
  const page = await renderWithSite(routes, { site, path: `/pubg/api${query}` });
  await screen.findByRole('heading', { level: 1, name: 'API' });
  return { ...page, fake };
}

const listCalls = () =>
  screen.getAllByRole('link').flatMap((link) => {
    const [path] = /^\/[\w{}/]+/.exec(link.textContent ?? '') ?? [];
    return path ? [path] : [];
  });

describe('the page', () => {
  it('lists the calls that read and need no account, and shows a first call with a player of the board', async () => {
    await open();
    expect(listCalls().map((text) => text.replace(/About.*/, ''))).toEqual([
      '/players/{shard}/{player}',
      '/stats/steam',
    ]);
    const [row] = aLeaderboard().ranks;
    const url = `https://hotdrop.example/api/v1/players/steam/${row?.name}`;
    expect(screen.getByRole('group', { name: 'Python' })).toHaveTextContent(url);
    expect(screen.getByText('1,800')).toBeVisible();
    expect(screen.getByRole('link', { name: 'board-steam-squad.ndjson.gz' })).toHaveAttribute(
      'href',
      'https://hotdrop.example/api/v1/files/board-steam-squad.ndjson.gz',
    );
  });

  it('keeps the examples when the API has no description', async () => {
    await open('', {}, { error: true });
    expect(screen.getByText('curl "https://hotdrop.example/api/v1/seasons/active"')).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('the form', () => {
  it('sends a call and shows its answer', async () => {
    const { router } = await open('', { getPlayer: { player: aPlayer({ name: 'Hotdrop' }) } });
    await userEvent.clear(screen.getByRole('textbox', { name: 'player' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'player' }), 'Hotdrop');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('200')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Answer' })).toHaveTextContent('"name": "Hotdrop"');
    expect(router.state.location.search).toBe('?call=getPlayer&shard=steam&player=Hotdrop&send=1');
  });

  it('shows an error as it is, also of an address that was opened without scripts', async () => {
    await open('?call=getPlayer&shard=steam&player=Nobody&send=1', {
      getPlayer: aFailure('busy', { status: 503 }),
    });
    expect(await screen.findByText('503')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Answer' })).toHaveTextContent('"status": 503');
  });

  it.each(['', '&player=..', '&player='])('sends nothing without complete values: %s', async (values) => {
    const { fake } = await open(`?call=getPlayer&shard=steam${values}&send=1`);
    expect(screen.getByText('The answer appears here.')).toBeVisible();
    expect(fake.made.map(({ call }) => call)).not.toContain('getPlayer');
  });

  it('offers the values of another call', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Call' }), '/stats/steam');
    const range = await screen.findByRole('combobox', { name: 'range' });
    expect(
      within(range)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'day', 'week']);
  });
});

describe('keys', () => {
  const aKey = (id: number): ApiKey => ({
    id,
    name: `Key ${id}`,
    createdAt: minutesAgo(3000),
    usedAt: minutesAgo(5),
  });

  /** Opens the page of a signed-in visitor with some keys. */
  async function openKeys(keys: readonly ApiKey[], more: FakeAnswers = {}) {
    const page = await open('', { listApiKeys: { keys: [...keys] }, ...more });
    act(() => replaceAuth(page.site.store, anAuthUser()));
    await screen.findByText(keys[0]?.name ?? 'Name of the key');
    return page;
  }

  it('are for visitors who sign in', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign in through Steam' })).toHaveAttribute(
      'href',
      `/auth/steam?redirect_url=${encodeURIComponent('https://hotdrop.example/pubg/api#keys')}`,
    );
  });

  it('are created with a name and shown once', async () => {
    const secret = 'hotdrop_new';
    await openKeys([], { createApiKey: ({ name }) => ({ ...aKey(7), name, usedAt: null, secret }) });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of the key' }), 'Clan bot');
    await userEvent.click(screen.getByRole('button', { name: 'Create a key' }));
    expect(await screen.findByText(secret)).toBeVisible();
    expect(screen.getByText('Clan bot')).toBeVisible();
    expect(screen.getByText(/Never used/)).toBeVisible();
  });

  it('are revoked after a confirmation', async () => {
    const { fake } = await openKeys([aKey(1), aKey(2), aKey(3)], {
      deleteApiKey: ({ id }) => ({ id: Number(id) }),
    });
    expect(screen.queryByRole('button', { name: 'Create a key' })).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: 'Revoke' });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this key?' }));
    expect(fake.made.map(({ call }) => call)).not.toContain('deleteApiKey');
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Create a key' })).toBeVisible();
    expect(screen.queryByText('Key 1')).not.toBeInTheDocument();
  });

  it('tell when they cannot be read or changed', async () => {
    const { site } = await open('', { listApiKeys: aFailure('server') });
    act(() => replaceAuth(site.store, anAuthUser()));
    expect(await screen.findByText('Your keys could not be loaded')).toBeVisible();
  });
});
