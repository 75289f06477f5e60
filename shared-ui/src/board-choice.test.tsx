import { arena, fakeSite } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Board, BoardChoice, BoardRegions } from './board-choice.tsx';
import { renderWithSite } from './testing.tsx';

const to = ({ shard, mode }: Board) => `/pubg/${shard}/${mode}`;
const open = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

it('links to the ranked platforms in the current mode, and to the modes of the season in the region', async () => {
  await renderWithSite(<BoardChoice shard="pc-eu" mode="squad" season="pc-2018-43" to={to} />);
  await open(/Platform/);
  expect(links()).toEqual(['Steam', 'Kakao', 'PSN', 'Xbox']);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Steam');
  expect(screen.getByRole('link', { name: 'Kakao' })).toHaveAttribute('href', '/pubg/kakao/squad');
  await open(/Mode/);
  expect(links()).not.toContain('Solo TPP');
  expect(screen.getByRole('link', { name: 'Squad FPP' })).toHaveAttribute('href', '/pubg/pc-eu/squad-fpp');
});

it('links to the boards of another game', async () => {
  const site = fakeSite({ game: arena });
  await renderWithSite(<BoardChoice shard="web" mode="duel" season={null} to={to} />, { site });
  await open(/Mode/);
  expect(screen.getByRole('link', { current: true })).toHaveAttribute('href', '/pubg/web/duel');
});

it('lists the regions after the whole platform, and only the actions when there is one region', async () => {
  const save = <button type="button">Save</button>;
  const address = (shard: string) => `/pubg/${shard}`;
  const { unmount } = await renderWithSite(<BoardRegions shard="pc-eu" to={address} />);
  const regions = within(screen.getByRole('navigation', { name: 'Region' }));
  expect(regions.getByRole('link', { current: 'page' })).toHaveTextContent('Europe');
  expect(regions.getByRole('link', { name: 'All regions' })).toHaveAttribute('href', '/pubg/steam');
  unmount();
  await renderWithSite(
    <BoardRegions shard="kakao" to={address}>
      {save}
    </BoardRegions>,
  );
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});
