import { aFailure, type FakeAnswers, fakeSite, someTrackState } from '@hotdrop/shared-domain/testing';
import { render } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { area } from '../../area.tsx';
import { replayPicture } from '../../places/places.ts';
import { aFileWithKill } from '../../testing/match-events.ts';

const { match } = someTrackState();
const getTrackFile = aFileWithKill();

async function cardAt(at: number | undefined, answers: FakeAnswers = {}, locale: 'en' | 'ko' = 'en') {
  const site = fakeSite({
    locale,
    answers: { getTracks: someTrackState(), getTrackFile, ...answers },
  });
  const routes: RouteObject[] = [{ path: site.basePath, children: await area.routes(site) }];
  const path = replayPicture(site, { shard: 'steam', match: match.id, player: 'Player0', at });
  const found = matchRoutes(routes, path.split('?')[0] ?? '')?.at(-1);
  expect(found?.route.handle).toEqual({ isPicture: true });
  const { loader } = found?.route ?? {};
  if (typeof loader !== 'function') throw new Error('The picture has no loader.');
  const request = new Request(`https://hotdrop.example${path}`);
  return (await loader({ request, params: found?.params ?? {} } as Parameters<typeof loader>[0])) as {
    readonly data: React.ReactElement | null;
    readonly init: { readonly status?: number } | null;
  };
}

async function textsOf(...args: Parameters<typeof cardAt>) {
  const { data } = await cardAt(...args);
  const { container } = render(<svg aria-hidden="true">{data}</svg>);
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
}

test('says where the player is at the moment, what their team did last, and how it ended', async () => {
  const texts = await textsOf(101);
  expect(texts.slice(-13)).toEqual([
    'Replay · Erangel · Squad TPP · Ranked',
    expect.stringMatching(/, 01:41$/),
    'Player0',
    'Player0 killed Player4',
    '01:41 · AKM, 80\u00a0m',
    ...['Alive', '7of 8', 'Teams', '2of 2', 'Kills', '1', 'Final place', '#1'],
  ]);
});

test('shows the last kill of the team if the address names no moment', async () => {
  expect(await textsOf(undefined)).toContainEqual(expect.stringMatching(/, 01:41$/));
});

test.each<[string, FakeAnswers, number]>([
  ['for a match that no one played', { getTracks: aFailure('not-found') }, 404],
  [
    'for a match without a log',
    { getTracks: someTrackState({ tracks: { state: 'none', reason: 'unknown', retryAfter: null } }) },
    404,
  ],
  [
    'while it is being made',
    { getTracks: someTrackState({ tracks: { state: 'waiting', retryAfter: 9 } }) },
    200,
  ],
  ['if the API is unreachable', { getTracks: aFailure('network') }, 503],
])('there is none %s', async (_, answers, status) => {
  const { data, init } = await cardAt(101, answers);
  expect(data).toBeNull();
  expect(init?.status).toBe(status);
});
