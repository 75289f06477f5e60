import type { LoadedPart } from '@hotdrop/shared-domain/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { followNavigation } from './browser-parts.tsx';
import type { PagePart } from './page-parts.ts';
import { PlayerPage, part, saysData, setUpParts, slots, startFakeViewport } from './testing/a-part.tsx';

beforeEach(startFakeViewport);
afterEach(cleanup);

/** A site with a part on the page of a player. The page and the part record their loads. */
async function aSiteWithPlayers(overview: PagePart = { ...part, slot: 'profile.overview' }) {
  const calls: string[] = [];
  const answer = Promise.withResolvers<void>();
  const load: LoadedPart['load'] = async (context) => {
    calls.push('part');
    return Reflect.get(Object(context), 'name');
  };
  const started = new Map();
  const { site, parts } = setUpParts({
    parts: [overview],
    load: async () => ({ ...saysData, load }),
    started,
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Home' },
      {
        path: '/pubg/profile/steam/:name',
        loader: () => {
          calls.push('page');
          return answer.promise.then(() => null);
        },
        element: <PlayerPage parts={parts} />,
      },
    ],
    { initialEntries: ['/'] },
  );
  await followNavigation({
    router,
    site,
    started,
    load: async () => ({ ...saysData, load }),
    parts: [overview],
    slots,
  });
  render(<RouterProvider router={router} />);
  return { calls, router, answer: answer.resolve };
}

it('starts the data of parts together with the page’s own', async () => {
  const { calls, router, answer } = await aSiteWithPlayers();
  await act(async () => void router.navigate('/pubg/profile/steam/Kestrel'));
  await waitFor(() => expect(calls.toSorted()).toEqual(['page', 'part']));
  expect(screen.getByText('Home')).toBeVisible();
  await act(async () => answer());
  expect(await screen.findByText('The members Kestrel')).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('does not start parts that the page already shows', async () => {
  const { calls, router, answer } = await aSiteWithPlayers();
  answer();
  await act(() => router.navigate('/pubg/profile/steam/Kestrel'));
  expect(await screen.findByText('The members Kestrel')).toBeVisible();
  await act(() => router.navigate('/pubg/profile/steam/Kestrel?page=2'));
  expect(calls.filter((call) => call === 'part')).toHaveLength(1);
});
