import { aFailure, type FakeAnswers, testTime } from '@hotdrop/shared-domain/testing';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { area } from '../area.tsx';
import { profileSite } from '../testing/profile-site.ts';

type SyncPlayer = NonNullable<FakeAnswers['syncPlayer']>;

/** Sends the form of the button, as a browser without scripts; with `query` the page that waits for the renewal. */
async function send(syncPlayer: SyncPlayer, answers: FakeAnswers = {}, query = '') {
  const site = profileSite({ syncPlayer, ...answers }, { side: 'server' });
  const handler = createStaticHandler([{ path: site.basePath, children: await area.routes(site) }]);
  const request = new Request(`https://hotdrop.example/pubg/profile/steam/NightHeron${query}`, {
    method: query ? 'GET' : 'POST',
  });
  let loaded: StaticHandlerContext | undefined;
  const response = await handler.query(request, {
    generateMiddlewareResponse: async (load) => {
      const result = await load(request);
      if (result instanceof Response) return result;
      loaded = result;
      return new Response();
    },
  });
  if (response instanceof Response && !loaded) {
    return { status: response.status, location: response.headers.get('location') };
  }
  if (!loaded) throw new Error('There is no page.');
  const router = createStaticRouter(handler.dataRoutes, loaded);
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <StaticRouterProvider router={router} context={loaded} hydrate={false} />,
  ).replaceAll('<!-- -->', '');
  return { status: loaded.statusCode, page };
}

test.each<[number, string, string, SyncPlayer]>([
  [202, 'In the queue', '12 players are ahead', { waitCount: 12, retryAfter: 2_000 }],
  [409, 'Up to date', 'Updated', aFailure('recently-updated')],
  [503, 'Renew', 'Too many renewals. Try again in a minute.', aFailure('busy')],
  [403, 'Renew', 'Crawlers cannot renew a profile.', aFailure('forbidden')],
])('answers a press without scripts with %i: %s', async (status, label, words, syncPlayer) => {
  const answer = await send(syncPlayer);
  expect(answer.status).toBe(status);
  const form = answer.page?.querySelector('form[method=post][action$="/profile/steam/NightHeron"]');
  const button = answer.page?.querySelector(`[type=submit][form="${form?.id}"]`);
  expect(button).toHaveTextContent(label);
  expect(button).toBeDisabled();
  expect(button?.parentElement?.querySelector('[aria-live]')).toHaveTextContent(words);
});

test('the page asks again until the renewal is done', async () => {
  const refreshOf = (page: Element | undefined) => page?.querySelector('noscript')?.innerHTML;
  const waiting: SyncPlayer = { waitCount: 0, retryAfter: 2_000 };
  const pressed = await send(waiting);
  expect(refreshOf(pressed.page)).toContain('3;url=/pubg/profile/steam/NightHeron?renewing');
  const asked = await send(waiting, {}, '?renewing');
  expect(asked.page).toHaveTextContent('Updating…');
  expect(refreshOf(asked.page)).toBe(refreshOf(pressed.page));
  const done = { shard: 'STEAM', name: 'NightHeron', syncedAt: testTime, changes: null };
  const last = await send(done, {}, '?renewing');
  expect(last.page).not.toHaveTextContent('Updating…');
  expect(refreshOf(last.page)).toBeUndefined();
});

test('leads to the name that the game returns when the renewal is done', async () => {
  const done = { shard: 'STEAM', name: 'DayHeron', syncedAt: testTime, changes: null };
  expect(await send(done)).toEqual({ status: 303, location: '/pubg/profile/steam/DayHeron' });
});

test('does not find a player who does not exist', async () => {
  const { status } = await send({ waitCount: 0, retryAfter: 2_000 }, { getPlayer: aFailure('not-found') });
  expect(status).toBe(404);
});
