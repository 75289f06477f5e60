import { aFailure, aPlayerMatch, minutesAgo } from '@hotdrop/shared-domain/testing';
import type { PlayerMatch } from '@hotdrop/shared-domain/wire';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const path = 'profile/steam/NightHeron/pc-2018-43';

const matches = (count: number, change: (at: number) => Partial<PlayerMatch> = () => ({})) =>
  Array.from({ length: count }, (_, at) =>
    aPlayerMatch({
      id: `match-${at}`,
      createdAt: minutesAgo(40 * (at + 1)),
      timeSurvived: 1500,
      ...change(at),
    }),
  );

async function openForm(played: readonly PlayerMatch[], rest: Parameters<typeof profileSite>[0] = {}) {
  const site = profileSite({ getForm: { matches: [...played], bests: null }, ...rest });
  await renderProfile(path, site);
  await screen.findByText(/the season\.|best place so far|is stored/);
  return { site, form: within(screen.getByRole('region', { name: 'Form' })) };
}

const columns = (form: ReturnType<typeof within>) => within(form.getByRole('list')).getAllByRole('link');

test('shows a column for each match, oldest first, each with its full name and its match', async () => {
  const { form, site } = await openForm(matches(20, (at) => ({ teamRank: at + 1, kills: at })));
  expect(columns(form)).toHaveLength(20);
  expect(columns(form).at(-1)).toHaveAccessibleName(/: Erangel, #1 of 16, 0 kills, 512 damage$/);
  expect(columns(form)[18]).toHaveAccessibleName(/#2 of 16, 1 kill, 512 damage$/);
  expect(columns(form).at(-1)).toHaveAttribute('href', expect.stringMatching(/pc-2018-43\/matches\/match-0/));
  expect(inputsOf(site, 'getForm')).toEqual([
    expect.objectContaining({ mode: 'squad', kind: 'ranked', season: expect.stringMatching(/pc-2018-43$/) }),
  ]);
});

test('counts instead of comparing when there are few matches, and leaves places free', async () => {
  const { form } = await openForm(matches(4, (at) => ({ teamRank: 9 + at, kills: 1 })));
  expect(form.getByText(/best place so far/)).toHaveTextContent(
    '#9 of 16 on Erangel is the best place so far. Averages are compared from 20 matches on.',
  );
  expect(form.getByText('Top 10').closest('div')).toHaveTextContent('2 of 4no win yet');
  expect(columns(form)).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'Form' })).not.toHaveTextContent(/NaN|%/);
});

test('says how many of the kills were bots, of the matches whose kill log is known', async () => {
  const known = [{ kills: 4, botKills: 3 }, { kills: 2, botKills: 0 }, { kills: 9 }];
  const { form } = await openForm(matches(3, (at) => known[at] ?? {}));
  expect(form.getByText(/best place so far/)).toHaveTextContent(
    /on\. In the 2 matches whose kill log is known, 3 of 6 kills were bots\.$/,
  );
});

test('says nothing of bots without a known kill', async () => {
  const { form } = await openForm(matches(2, (at) => (at === 0 ? { kills: 0, botKills: 0 } : { kills: 5 })));
  expect(form.getByText(/best place so far/)).not.toHaveTextContent('bot');
});

test('moves through the columns with arrow keys, with one stop for the tab key', async () => {
  const { form } = await openForm(matches(5, (at) => ({ kills: at })));
  expect(columns(form).map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1, 0]);
  await act(async () => columns(form).at(-1)?.focus());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(columns(form)[2]).toHaveFocus();
  expect(form.getAllByRole('link').at(-1)).toHaveTextContent('2 kills, 512 damage');
  await userEvent.keyboard('{Home}');
  expect(columns(form)[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{End}');
  expect(columns(form)[4]).toHaveFocus();
});

test('opens no match when a finger touches a column, but names it in the line below', async () => {
  const { form } = await openForm(matches(2, (at) => ({ kills: at })));
  const column = columns(form)[0];
  const touched = await new Promise<boolean>((resolve) => {
    column?.addEventListener('click', (event) => setTimeout(() => resolve(event.defaultPrevented)));
    column?.dispatchEvent(
      Object.assign(new MouseEvent('click', { bubbles: true, cancelable: true }), { pointerType: 'touch' }),
    );
  });
  expect(touched).toBe(true);
  expect(form.getAllByRole('link').at(-1)).toHaveTextContent('#3Erangel');
});

test('stays in its place when it cannot be loaded, and loads on a second try', async () => {
  let isDown = true;
  const getForm = () => (isDown ? aFailure('server') : { matches: matches(3), bests: null });
  await renderProfile(path, profileSite({ getForm }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByRole('region', { name: 'Form' })).toContainElement(retry);
  expect(screen.getByRole('region', { name: 'Current rank' })).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText(/best place so far/)).toBeVisible();
});
