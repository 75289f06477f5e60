import {
  aFailure,
  anActiveSeason,
  aPlayer,
  type FakeSiteSettings,
  someRankedStats,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { openArea, setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';
import type { Clan } from '../calls.ts';
import { aClan } from '../testing/a-clan.ts';

const address = '/areas/mf-clans/api/clans/steam/PAN';

const openClan = (ownAnswers: FakeSiteSettings['ownAnswers'], given: Partial<FakeSiteSettings> = {}) =>
  openArea(area, 'clans/steam/PAN', {
    answers: {
      listActiveSeasons: { seasons: { steam: anActiveSeason() } },
      getPlayer: ({ player }: { player: string }) => ({
        player: aPlayer({ name: player, accountId: player }),
      }),
      getSeasonStats: ({ accountId }: { accountId: string }) =>
        someSeasonStats({
          rankedStats: {
            squad: someRankedStats({ currentRankPoint: accountId === 'Hotdrop' ? 3210 : 2790 }),
          },
        }),
    },
    ...given,
    ...(ownAnswers && { ownAnswers }),
  });

test('failed: says so, and shows the clan after another try', async () => {
  let isDown = true;
  await openClan({ [address]: () => (isDown ? aFailure('network', { reason: 'upstream' }) : aClan()) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The clan could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Frying Pan Society' })).toBeVisible();
});

test('an unknown clan: says what to check', async () => {
  await openClan({ [address]: aFailure('not-found') });
  expect(await screen.findByRole('heading', { name: 'Clan not found' })).toBeVisible();
});

test('empty: says that the clan has no members', async () => {
  await openClan({ [address]: aClan({ members: [] }) });
  expect(await screen.findByRole('heading', { name: 'This clan has no members' })).toBeVisible();
});

test('ready: members with the most points first', async () => {
  await openClan({ [address]: aClan({ members: ['Casual', 'Hotdrop'] }) });
  expect(await screen.findAllByRole('rowheader')).toEqual([
    expect.objectContaining({ textContent: 'Hotdrop' }),
    expect.objectContaining({ textContent: 'Casual' }),
  ]);
  expect(screen.getByRole('row', { name: /Hotdrop/ })).toHaveTextContent(/3,210/);
});

test('hours are in the time zone of the visitor', async () => {
  setBrowserTimeZone('Asia/Seoul');
  await openClan({ [address]: aClan() });
  const [first, second] = within(await screen.findByRole('list', { name: 'This evening' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('03:00Nobody yet');
  expect(second).toHaveTextContent('04:00Hotdrop');
});

/** Opens the form, and sends it with a token. */
async function save() {
  await userEvent.click(await screen.findByText('Change my evening'));
  await userEvent.click(screen.getByRole('checkbox', { name: /20:00/ }));
  await userEvent.type(screen.getByLabelText('Token'), 'token');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('a member says with their token when they play', async () => {
  let clan: Clan = aClan();
  const { asked } = await openClan({
    [address]: () => clan,
    [`${address}/plan`]: () => {
      clan = aClan({ evening: clan.evening.map(({ start }) => ({ start, names: ['Hotdrop'] })) });
      return clan;
    },
  });
  await save();
  expect(await screen.findByText('Your evening is saved.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Nobody yet')).toBeNull());
  expect(screen.getByRole('checkbox', { name: /18:00/ })).toBeChecked();
  expect(asked('getPlayer')).toHaveLength(2);
});

test.each([
  [aFailure('forbidden'), "This is not Hotdrop's token."],
  [aFailure('invalid'), 'This evening is over.'],
  [aFailure('busy', { status: 429, retryAfter: 900_000 }), 'Try again in 15 minutes.'],
  [aFailure('network', { reason: 'upstream' }), 'Not saved.'],
])('not saved: says why, and keeps the choice', async (failure, reason) => {
  await openClan({ [address]: aClan(), [`${address}/plan`]: failure });
  await save();
  expect(await screen.findByText(new RegExp(reason))).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /20:00/ })).toBeChecked();
});

test('speaks the language of the site', async () => {
  await openClan({ [address]: aClan() }, { locale: 'ko' });
  expect(await screen.findByRole('heading', { name: '클랜원' })).toBeVisible();
});

test('offers the slot clan.members to parts of other areas', async () => {
  const parts: FakeSiteSettings['parts'] = {
    of: (name) =>
      name === 'clan.members' ? [{ key: 'other', render: (context) => JSON.stringify(context) }] : [],
  };
  await openClan({ [address]: aClan() }, { parts });
  expect(await screen.findByText('{"platform":"steam","tag":"PAN"}')).toBeVisible();
});
