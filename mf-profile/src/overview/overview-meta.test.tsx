import { openOverview } from '../testing/open-overview.ts';
import { profileSite } from '../testing/profile-site.ts';

describe('metadata for search engines and link previews', () => {
  const meta = (name: string) =>
    document.head.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');

  test("contains the player's figures", async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43');
    expect(document.title).toBe('NightHeron, Season 43 · Hotdrop');
    expect(meta('description')).toBe(
      'NightHeron in Season 43: Squad TPP, Crystal 2 with 2,846 points, 186 games, win rate 9.1%, K/D 2.38, average damage 331',
    );
    expect(meta('og:image')).toBe(
      'https://hotdrop.example/pubg/profile/steam/NightHeron/pc-2018-43/card.png?hl=en',
    );
  });

  test("is in the page's language", async () => {
    await openOverview('profile/steam/NightHeron/pc-2018-43', profileSite({}, { locale: 'ko' }));
    expect(document.title).toBe('NightHeron, 시즌 43 · Hotdrop');
    expect(meta('description')).toContain('크리스탈 2(2,846점)');
  });
});
