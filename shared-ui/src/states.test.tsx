import type { FailureKind } from '@hotdrop/shared-domain/wire';
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

describe('without a press', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const show = async (kind: FailureKind) => {
    const retry = jest.fn();
    await renderWithSite(<Failed kind={kind} title="The leaderboard could not be loaded" onRetry={retry} />);
    return retry;
  };
  const setHidden = (isHidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('asks again after a growing delay', async () => {
    const retry = await show('network');
    jest.advanceTimersByTime(9_000);
    expect(retry).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(retry).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(19_000);
    expect(retry).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('asks when the visitor returns, and never on a hidden page', async () => {
    const retry = await show('server');
    setHidden(true);
    jest.advanceTimersByTime(60 * 60_000);
    expect(retry).not.toHaveBeenCalled();
    setHidden(false);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('does not ask again for what cannot change', async () => {
    const retry = await show('not-found');
    jest.advanceTimersByTime(60 * 60_000);
    expect(retry).not.toHaveBeenCalled();
  });
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
