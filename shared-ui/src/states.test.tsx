import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ButtonLink } from './button.tsx';
import {
  BanNotice,
  DeadEnd,
  Empty,
  Failed,
  Lost,
  Offer,
  Offers,
  Skeleton,
  SkeletonLines,
  SkeletonTable,
  SkeletonTiles,
  Waiting,
} from './states.tsx';
import { renderWithSite } from './testing.tsx';

it('announces that it loads, and hides the skeleton from screen readers', async () => {
  await renderWithSite(
    <Waiting>
      <Skeleton width={10} height={4} />
      <SkeletonLines count={2} />
      <SkeletonTiles columns={5} />
      <SkeletonTable rows={3} />
    </Waiting>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Please wait...');
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
});

it('announces a failure, at once or politely, and retries once at a time', async () => {
  const retry = jest.fn();
  await renderWithSite(
    <>
      <Failed title="The matches could not be loaded" onRetry={retry} />
      <Failed isQuiet title="The chart could not be loaded" onRetry={retry} isRetrying />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The matches could not be loadedOur server');
  expect(screen.getByRole('status')).toHaveTextContent('The chart could not be loaded');
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
  expect(retry).toHaveBeenCalledTimes(1);
});

it("reloads the page's data by default", async () => {
  const loader = jest.fn(async () => null).mockRejectedValueOnce(new Error('no connection'));
  const quiet = jest.spyOn(console, 'error').mockImplementation();
  const routes = [{ path: '/pubg', loader, element: <p>the matches</p>, errorElement: <Failed /> }];
  await renderWithSite(routes, { path: '/pubg' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the matches')).toBeVisible();
  quiet.mockRestore();
});

it('explains what is missing and links to other pages', async () => {
  await renderWithSite(
    <>
      <Empty title="No favorites yet" actions={<ButtonLink to="/pubg">Find a player</ButtonLink>}>
        Open a player and press the star.
      </Empty>
      <DeadEnd title="nightheron" lead="player is not found">
        <Offers title="Did you mean …">
          <Offer to="/pubg/profile/steam/NightHeron" title="NightHeron" note="another case" />
        </Offers>
      </DeadEnd>
      <Lost title="404 Not Found" lead="No such page." actions={<ButtonLink to="/pubg">Home</ButtonLink>} />
    </>,
  );
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'No favorites yet'],
    ['H1', 'nightheron'],
    ['H2', 'Did you mean …'],
    ['H1', '404 Not Found'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pubg',
    '/pubg/profile/steam/NightHeron',
    '/pubg',
  ]);
});

it('says that a player is banned', async () => {
  const { container } = await renderWithSite(
    <>
      <BanNotice ban={null} />
      <BanNotice ban="permanent" />
      <BanNotice ban="temporary" />
    </>,
  );
  expect([...container.querySelectorAll('p')].map((notice) => notice.textContent)).toEqual([
    'This account has been permanently banned.',
    'This account is temporarily suspended.',
  ]);
});
