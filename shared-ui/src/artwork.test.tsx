import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import { PlatformMark } from './artwork.tsx';
import { MapPlate } from './map-plate/map-plate.tsx';
import { renderWithSite } from './testing.tsx';
import { tierFacets } from './tier-facets.ts';
import { TierMark, TierName } from './tier-mark.tsx';

const drawing = async (element: React.ReactElement) =>
  (await renderWithSite(element)).container.firstElementChild;

const drawnTiers = [...Object.keys(tierFacets), 'neutral', 'unranked'];

describe('marks', () => {
  it.each(['bronze', 'silver', 'gold', 'platinum', 'crystal', 'diamond', 'master', 'survivor'])(
    'tell %s apart by shape and color, and leave words to the words beside',
    async (mark) => {
      const svg = await drawing(<TierMark mark={mark} />);
      expect(svg).toHaveAttribute('data-tier', mark);
      expect(svg).toHaveAttribute('aria-hidden', 'true');
      expect(svg?.querySelectorAll('path').length).toBeGreaterThan(4);
    },
  );

  it.each(['neutral', 'Elite', '', 'constructor'])('are neutral for "%s"', async (mark) => {
    expect(await drawing(<TierMark mark={mark} />)).toHaveAttribute('data-tier', 'unranked');
  });

  it('are beside the name of a tier in the language of the site', async () => {
    const site = fakeSite({ locale: 'ko' });
    const tier = site.game.tiers.read({ tier: 'Crystal', subTier: '2' });
    await renderWithSite(<TierName tier={tier} note="2,846" look="large" />, { site });
    expect(screen.getByText(tier.label.ko)).toBeVisible();
    expect(screen.getByText('2,846')).toBeVisible();
  });

  it.each(fakeSite().game.platforms.filter(({ isOffered }) => isOffered))(
    'are drawn for $id',
    async ({ id }) => {
      expect(await drawing(<PlatformMark platform={id} />)).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it('are empty for an unknown platform', async () => {
    expect(await drawing(<PlatformMark platform="toString" />)).toBeNull();
  });

  it('exist for every tier of the game, old and new', async () => {
    const { game } = fakeSite();
    const ranked = game.tiers.ranked(game.seasons.read('pc-2018-43')).map(({ id }) => id);
    const published = ranked.map((tier) => game.tiers.read({ tier, subTier: '1' }).mark);
    const byPoints = [0, 500, 1500, 2500, 3500, 4500, 5500, 6500].map(
      (points) => game.tiers.byPoints(points).mark,
    );
    expect(ranked.length).toBeGreaterThan(6);
    expect([...published, ...byPoints].filter((mark) => !drawnTiers.includes(mark))).toEqual([]);
  });

  it('exist for every map of the game', () => {
    const drawn = readdirSync(path.join(__dirname, 'map-plate/plates')).map((file) => path.parse(file).name);
    const plates = fakeSite().game.maps.map(({ plate }) => plate);
    expect(plates.filter((plate) => plate !== 'neutral' && !drawn.includes(plate))).toEqual([]);
    expect(plates).toContain('erangel');
  });

  it('pass the plate of a map to the stylesheet', async () => {
    expect(await drawing(<MapPlate plate="erangel" isWide />)).toHaveAttribute('data-plate', 'erangel');
  });
});
