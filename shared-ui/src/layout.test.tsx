import { screen } from '@testing-library/react';
import { Block, Note, PageHead, Panel } from './layout.tsx';
import { renderWithSite } from './testing.tsx';

it('has headings of each level, and panels are regions with a name', async () => {
  await renderWithSite(
    <>
      <PageHead title="Leaderboards" kicker="PUBG" lead="The best ten">
        <p>choices</p>
      </PageHead>
      <Block title="Steam" aside={<p>season 43</p>}>
        <Panel title="Combat" aside="this season" headingLevel={3}>
          <Note>The game does not publish headshots.</Note>
        </Panel>
        <Panel label="Leaderboard">rows</Panel>
      </Block>
    </>,
  );
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Leaderboards'],
    ['H2', 'Steam'],
    ['H3', 'Combat'],
  ]);
  expect(screen.getByRole('region', { name: 'Combat' })).toHaveTextContent(/does not publish headshots/);
  expect(screen.getByRole('region', { name: 'Leaderboard' })).toHaveTextContent('rows');
});
