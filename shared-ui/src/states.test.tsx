import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failed } from './states.tsx';
import { renderWithSite } from './testing.tsx';

it('announces a failure, at once or politely, and retries', async () => {
  const retry = jest.fn();
  await renderWithSite(
    <>
      <Failed title="The matches could not be loaded" onRetry={retry} />
      <Failed isQuiet title="The chart could not be loaded" onRetry={retry} />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The matches could not be loadedOur server');
  expect(screen.getByRole('status')).toHaveTextContent('The chart could not be loaded');
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
  expect(retry).toHaveBeenCalledTimes(2);
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

it('does not blame our server when the game refuses the key of the site', async () => {
  await renderWithSite(<Failed kind="refused" title="The leaderboard could not be loaded" />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The leaderboard could not be loadedThe game's service refuses our requests at the moment\./,
  );
});

it('offers no retry for a call that the site lacks', async () => {
  await renderWithSite(<Failed kind="unsupported" title="The matches could not be loaded" more="Home" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Not available on this site.*Home$/);
  expect(screen.queryByRole('button')).toBeNull();
});
