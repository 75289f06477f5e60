import { screen } from '@testing-library/react';
import { Block, Note, PageHead, Panel } from './layout.tsx';
import { renderWithSite } from './testing.tsx';

describe('a panel', () => {
  it('is a region with its title as name', async () => {
    await renderWithSite(
      <Panel title="Combat" aside="this season" headingLevel={3}>
        <Note>The game does not publish headshots.</Note>
      </Panel>,
    );
    expect(screen.getByRole('region', { name: 'Combat' })).toHaveTextContent(
      'The game does not publish headshots.',
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Combat');
    expect(screen.getByText('this season')).toBeVisible();
  });

  it('has a name without a title', async () => {
    await renderWithSite(<Panel label="Leaderboard">rows</Panel>);
    expect(screen.getByRole('region', { name: 'Leaderboard' })).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('headings', () => {
  it('have the level of the page and its blocks', async () => {
    await renderWithSite(
      <>
        <PageHead title="Leaderboards" kicker="PUBG" lead="The best ten">
          <p>choices</p>
        </PageHead>
        <Block title="Steam" aside={<p>season 43</p>}>
          rows
        </Block>
      </>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Steam' })).toBeVisible();
  });
});
