import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rankedTiers, readSeason, readTier, tierByPoints } from '@hotdrop/shared-domain/game';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import { PlatformMark } from './artwork.tsx';
import { MapPlate } from './map-plate/map-plate.tsx';
import { renderWithSite } from './testing.tsx';
import { tierFacets } from './tier-facets.ts';
import { TierDrawings, TierMark, TierName } from './tier-mark.tsx';

const { game } = fakeSite();

it('draws every tier, platform, and map of the game', async () => {
  const ranked = rankedTiers(readSeason(game, 'pc-2018-43')).map(({ id }) => id);
  const published = ranked.map((tier) => readTier(game, { tier, subTier: '1' }).mark);
  const byPoints = [0, 500, 1500, 2500, 3500, 4500, 5500, 6500].map(
    (points) => tierByPoints(game, readSeason(game, 'pc-2018-03'), points).mark,
  );
  expect([...Object.keys(tierFacets), 'neutral', 'unranked']).toEqual(
    expect.arrayContaining([...published, ...byPoints]),
  );
  const plates = readdirSync(path.join(__dirname, 'map-plate/maps')).map((file) => path.parse(file).name);
  expect([...plates, 'neutral']).toEqual(expect.arrayContaining(game.maps.map(({ plate }) => plate)));

  const platforms = game.platforms.filter(({ isOffered }) => isOffered);
  const { container } = await renderWithSite(
    <>
      <MapPlate plate="erangel" isWide />
      {['crystal', 'neutral', 'Elite', '', 'constructor'].map((mark) => (
        <TierMark key={mark} mark={mark} />
      ))}
      {[...platforms.map(({ id }) => id), 'toString'].map((platform) => (
        <PlatformMark key={platform} platform={platform} />
      ))}
    </>,
  );
  expect(container.querySelector('[data-plate]')).toHaveAttribute('data-plate', 'erangel');
  const tiers = [...container.querySelectorAll<SVGElement>('[data-tier]')];
  expect(tiers.map(({ dataset }) => dataset.tier)).toEqual(['crystal', ...Array(4).fill('unranked')]);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(5 + platforms.length);
});

it('draws a mark of a list once', async () => {
  const { container } = await renderWithSite(
    <TierDrawings marks={['gold', 'gold', 'unknown']}>
      <TierMark mark="gold" />
      <TierMark mark="gold" size="s" />
      <TierMark mark="silver" />
      <TierMark mark="unknown" />
    </TierDrawings>,
  );
  const paths = [...container.querySelectorAll('[data-tier]')].map((mark) => {
    const address = mark.querySelector('use')?.getAttribute('href');
    const drawing = address ? container.querySelector(`[id="${address.slice(1)}"]`) : mark;
    return drawing?.querySelectorAll('path').length;
  });
  expect(paths).toEqual([8, 8, 5, 2]);
  expect(container.querySelectorAll('path')).toHaveLength(8 + 5 + 2);
});

it("names a tier in the site's language", async () => {
  const site = fakeSite({ locale: 'ko' });
  const tier = readTier(site.game, { tier: 'Crystal', subTier: '2' });
  await renderWithSite(<TierName tier={tier} />, { site });
  expect(screen.getByText(tier.label.ko)).toBeVisible();
});
