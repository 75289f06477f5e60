import { aDropMap, aFailure, aHotDrop } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/open-page.ts';

const maps = [
  aDropMap(),
  aDropMap({ mapName: 'Desert_Main', matches: 14, landings: 868 }),
  aDropMap({ mapName: 'Kelp_Main', matches: 30, hottest: null }),
];
const hottest = [aHotDrop(), aHotDrop({ mapName: 'Desert_Main', town: 'pecado', landings: 304 })];
const drops = { days: 92, updatedAt: null, hottest, maps };

describe('the page of all maps', () => {
  it('names the hottest drop of the day with how it ended', async () => {
    await openPage('hotdrops', { answers: { listHotDrops: drops } });
    const panel = within(screen.getByRole('region', { name: 'Hottest drop today' }));
    expect(panel.getByRole('link', { name: 'Pochinki' })).toHaveAttribute(
      'href',
      '/pubg/hotdrops/erangel?town=pochinki',
    );
    expect(panel.getByText('363').parentElement).toHaveTextContent(
      '363 players landed here in the last 24 hours, 9.8% of all on Erangel in the matches we know. 31.0% of them were dead within two minutes. Their teams finished #9.6 on average.',
    );
    expect(panel.getByRole('link', { name: /Pecado Miramar/ })).toHaveTextContent('304 landings');
  });

  it('links each map, and gives shares only with twenty matches', async () => {
    await openPage('hotdrops', { answers: { listHotDrops: drops } });
    const card = (name: RegExp) => screen.getByRole('link', { name });
    expect(card(/^Erangel/)).toHaveTextContent(
      '812 matchesHottest PochinkiLand there 9.8%Dead in 2 min 31.0%',
    );
    expect(card(/^Miramar/)).toHaveTextContent('868 landings: too few for shares yet.');
    expect(card(/^Kelp/)).toHaveAttribute('href', '/pubg/hotdrops/Kelp_Main');
    expect(card(/^Kelp/)).toHaveTextContent('51,968 landings, none of them in a town');
  });

  it('has no list of the next ones after a single drop', async () => {
    await openPage('hotdrops', { answers: { listHotDrops: { ...drops, hottest: [aHotDrop()] } } });
    expect(screen.queryByRole('list', { name: 'The next hottest drops' })).toBeNull();
  });

  it('says how the first landing is counted while there is none', async () => {
    await openPage('hotdrops', { answers: { listHotDrops: { ...drops, hottest: [], maps: [] } } });
    expect(screen.getByText('No landings yet')).toBeVisible();
  });

  it('explains a failure, and tries again', async () => {
    let isUp = false;
    const { user } = await openPage('hotdrops', {
      answers: { listHotDrops: () => (isUp ? drops : aFailure('server')) },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The hot drops could not be loaded');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Hottest drop today' })).toBeVisible();
  });
});
