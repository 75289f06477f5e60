import { arena, fakeSite } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site.tsx';
import { type Board, BoardChoice, BoardRegions } from './index.ts';

const to = ({ shard, mode }: Board) => `/pubg/${shard}/${mode}`;
const open = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the choice of a board', () => {
  it('offers ranked platforms in the mode that is shown', async () => {
    await renderWithSite(<BoardChoice shard="pc-eu" mode="duo" season={null} to={to} />);
    await open(/Platform/);
    expect(links()).toEqual(['Steam', 'Kakao', 'PSN', 'Xbox']);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Steam');
    expect(screen.getByRole('link', { name: 'Kakao' })).toHaveAttribute('href', '/pubg/kakao/duo');
  });

  it('offers the modes that the season ranks, for the region that is shown', async () => {
    await renderWithSite(<BoardChoice shard="pc-eu" mode="squad" season="pc-2018-43" to={to} />);
    await open(/Mode/);
    expect(links()).not.toContain('Solo TPP');
    expect(screen.getByRole('link', { name: 'Squad FPP' })).toHaveAttribute('href', '/pubg/pc-eu/squad-fpp');
  });

  it('knows the boards of another game', async () => {
    const site = fakeSite({ game: arena });
    await renderWithSite(<BoardChoice shard="web" mode="duel" season={null} to={to} />, { site });
    await open(/Mode/);
    expect(links().length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { current: true })).toHaveAttribute('href', '/pubg/web/duel');
  });
});

describe('the regions of a board', () => {
  it('stand beside the whole platform', async () => {
    await renderWithSite(<BoardRegions shard="pc-eu" to={(shard) => `/pubg/${shard}`} />);
    const regions = within(screen.getByRole('navigation', { name: 'Region' }));
    expect(regions.getByRole('link', { current: 'page' })).toHaveTextContent('Europe');
    expect(regions.getByRole('link', { name: 'All regions' })).toHaveAttribute('href', '/pubg/steam');
  });

  it('leave what can be done with the board where a platform has one alone', async () => {
    await renderWithSite(
      <BoardRegions shard="kakao" to={(shard) => `/pubg/${shard}`}>
        <button type="button">Save</button>
      </BoardRegions>,
    );
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('are left out where a platform has one alone', async () => {
    await renderWithSite(<BoardRegions shard="kakao" to={(shard) => `/pubg/${shard}`} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
