import { aFailure, aPartner, somePlayedWeek } from '@hotdrop/shared-domain/testing';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { render } from '@testing-library/react';
import { cardAt, profileSite } from '../testing/profile-site.ts';

type Site = ReturnType<typeof profileSite>;

const path = 'profile/steam/NightHeron/week/2026-W46/card.png';

async function drawn(site: Site) {
  const { data, status: answered } = await cardAt(path, site);
  expect(answered ?? 200).toBe(200);
  const { container } = render(<svg aria-hidden="true">{data}</svg>);
  return container;
}

const wordsOf = async (change: Partial<PlayedWeek> = {}, locale: 'en' | 'ko' | 'ja' = 'en') => {
  const texts = (await drawn(profileSite({ getWeek: somePlayedWeek(change) }, { locale }))).querySelectorAll(
    'text',
  );
  return [...texts].map(({ textContent }) => textContent);
};

const stats = ['4', 'Matches', '1.7 h', 'Time alive', '1', 'Wins', '4.00', 'K/D', '312', 'Avg damage'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

test('shows the player, the points, the stats, the days, and the best', async () => {
  expect(await wordsOf({ bestPartner: aPartner() })).toEqual([
    'Steam · Week 46 · Nov 9 to Nov 15, 2026',
    'NightHeron',
    '+62 pointsCrystal 2 · 2,846',
    ...stats,
    ...days,
    '#1 on Miramar6 kills, 512 damage',
    'Shark_99123 wins together',
  ]);
});

test('shows neither points nor a tier without ranked matches', async () => {
  const words = await wordsOf({ modes: [] });
  expect(words.join(' ')).not.toMatch(/points|Crystal/);
  expect(words).toEqual(expect.arrayContaining(stats));
});

test('says that there was no match', async () => {
  const none = { stats: null, before: null, modes: [], bestMatch: null, sessions: [] };
  expect(await wordsOf(none)).toEqual([
    'Steam · Week 46 · Nov 9 to Nov 15, 2026',
    'NightHeron',
    'No match in week 46.',
  ]);
});

test.each([
  ['ko', 'Steam · 46주차 · 2026년 11월 9일~11월 15일'],
  ['ja', 'Steam · 第46週 · 2026年11月9日～11月15日'],
] as const)("is in the page's language (%s)", async (locale, about) => {
  expect((await wordsOf({}, locale))[0]).toBe(about);
});

test.each([
  ['for an unknown player', path, { getPlayer: aFailure('not-found') }, 404],
  ['for a hidden player', path, { getPlayer: aFailure('gone') }, 410],
  ['for a week that has not begun', path, { getWeek: aFailure('not-found') }, 404],
  ['for a week that does not exist', path.replace('W46', 'W99'), {}, 404],
  ['if the API is unreachable', path, { getWeek: aFailure('network') }, 503],
])('there is none %s', async (_, at, answers, status) => {
  const { data, status: answered } = await cardAt(at, profileSite(answers));
  expect(data).toBeNull();
  expect(answered).toBe(status);
});
