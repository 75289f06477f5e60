import { arena, fakeSite } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Board, BoardChoice, BoardRegions } from './board-choice.tsx';
import { renderWithSite } from './testing.tsx';

const to = ({ shard, mode }: Board) => `/pubg/${shard}/${mode}`;
const open = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the choice of a board', () => {
  it('links to the ranked platforms in the current mode', async () => {
    await renderWithSite(<BoardChoice shard="pc-eu" mode="duo" season={null} to={to} />);
    await open(/Platform/);
    expect(links()).toEqual(['Steam', 'Kakao', 'PSN', 'Xbox']);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Steam');
    expect(screen.getByRole('link', { name: 'Kakao' })).toHaveAttribute('href', '/pubg/kakao/duo');
  });

  it('links to the ranked modes of the season in the current region', async () => {
    await renderWithSite(<BoardChoice shard="pc-eu" mode="squad" season="pc-2018-43" to={to} />);
    await open(/Mode/);
    expect(links()).not.toContain('Solo TPP');
    expect(screen.getByRole('link', { name: 'Squad FPP' })).toHaveAttribute('href', '/pubg/pc-eu/squad-fpp');
  });

  it('links to the boards of another game', async () => {
    const site = fakeSite({ game: arena });
    await renderWithSite(<BoardChoice shard="web" mode="duel" season={null} to={to} />, { site });
    await open(/Mode/);
    expect(links().length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { current: true })).toHaveAttribute('href', '/pubg/web/duel');
  });
});

describe('the regions of a board', () => {
  it('are listed after the whole platform', async () => {
    await renderWithSite(<BoardRegions shard="pc-eu" to={(shard) => `/pubg/${shard}`} />);
    const regions = within(screen.getByRole('navigation', { name: 'Region' }));
    expect(regions.getByRole('link', { current: 'page' })).toHaveTextContent('Europe');
    expect(regions.getByRole('link', { name: 'All regions' })).toHaveAttribute('href', '/pubg/steam');
  });

  it('are hidden, but the actions are not, when a platform has only one', async () => {
    await renderWithSite(
      <BoardRegions shard="kakao" to={(shard) => `/pubg/${shard}`}>
        <button type="button">Save</button>
      </BoardRegions>,
    );
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('are hidden when a platform has only one', async () => {
    await renderWithSite(<BoardRegions shard="kakao" to={(shard) => `/pubg/${shard}`} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
