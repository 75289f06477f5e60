import { loadPubg } from '@hotdrop/shared-domain/game/pubg/load';
import { aFailure, someSeasonStats } from '@hotdrop/shared-domain/testing';
import { render } from '@testing-library/react';
import { cardAt, profileSite, redirectOf } from '../testing/profile-site.ts';

type Site = ReturnType<typeof profileSite>;

/** Returns the texts of the card. */
async function wordsAt(path: string, site: Site): Promise<(string | null)[]> {
  const { data, status: answered } = await cardAt(path, site);
  expect(answered ?? 200).toBe(200);
  const { container } = render(<svg aria-hidden="true">{data}</svg>);
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
}

const stats = ['186', 'Games', '9.1%', 'Win rate', '2.38', 'K/D', '331', 'Average damage'];

describe('a share card', () => {
  test('shows the player, the rank, and the stats of the current season', async () => {
    expect(await wordsAt('profile/steam/NightHeron/card.png', profileSite())).toEqual([
      'Steam · Season 43 · Squad TPP',
      'NightHeron',
      'Crystal 22,846 points',
      ...stats,
      'Top 3.1%',
      'No. 39,812 of 1,284,112',
    ]);
  });

  test("is in the page's language", async () => {
    const site = profileSite({}, { locale: 'ko', game: await loadPubg('ko') });
    const words = await wordsAt('profile/steam/NightHeron/card.png', site);
    expect(words[0]).toMatch(/시즌 43 · 스쿼드/);
    expect(words).toContain('승률');
  });

  test.each([
    ['a season without stats', { getSeasonStats: someSeasonStats({ normalStats: {}, rankedStats: {} }) }],
    ['a season that the game does not know', { getSeasonStats: aFailure('not-found') }],
  ])('says that it has no stats for %s', async (_, answers) => {
    const words = await wordsAt('profile/steam/NightHeron/pc-2018-42/card.png', profileSite(answers));
    expect(words.slice(1)).toEqual(['NightHeron', 'No stats available for this season']);
  });

  test('redirects to the canonical address', async () => {
    const site = profileSite();
    const redirect = await redirectOf(() => cardAt('profile/STEAM/NightHeron/card.png', site));
    expect(redirect).toBe('301 /pubg/profile/steam/NightHeron/card.png');
  });
});

describe('there is no share card', () => {
  test.each([
    ['for an unknown player', { getPlayer: aFailure('not-found') }, 404],
    ['for a hidden player', { getPlayer: aFailure('gone') }, 410],
    ['if the API is unreachable', { getPlayer: aFailure('network') }, 503],
    ['if the stats fail to load', { getSeasonStats: aFailure('network') }, 503],
  ])('%s', async (_, answers, status) => {
    const { data, status: answered } = await cardAt(
      'profile/steam/NightHeron/card.png',
      profileSite(answers),
    );
    expect(data).toBeNull();
    expect(answered).toBe(status);
  });
});
