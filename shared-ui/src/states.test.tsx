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

describe('waiting', () => {
  it('is announced to screen readers, which skip its skeleton', async () => {
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

  it('is announced in Korean', async () => {
    await renderWithSite(<Waiting>{null}</Waiting>, { locale: 'ko' });
    expect(screen.getByRole('status')).toHaveTextContent('잠시만 기다려 주세요…');
  });
});

describe('failed', () => {
  it('announces the failure at once', async () => {
    await renderWithSite(<Failed title="The matches could not be loaded" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Our server did not respond.');
    expect(screen.getByRole('heading', { name: 'The matches could not be loaded' })).toBeVisible();
  });

  it('announces the failure politely', async () => {
    await renderWithSite(<Failed isQuiet title="The chart could not be loaded" />);
    expect(screen.getByRole('status')).toHaveTextContent('The chart could not be loaded');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('runs the given retry, once at a time', async () => {
    const retry = jest.fn();
    const { rerender } = await renderWithSite(<Failed onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(<p />);
    await renderWithSite(<Failed onRetry={retry} isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('reloads the page by default', async () => {
    let answers = 0;
    const loader = () => {
      answers += 1;
      if (answers === 1) throw new Error('no connection');
      return null;
    };
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    const routes = [
      {
        path: '/pubg',
        loader,
        element: <p>the matches</p>,
        errorElement: <Failed />,
        hydrateFallbackElement: <p>waiting</p>,
      },
    ];
    await renderWithSite(routes, { path: '/pubg' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the matches')).toBeVisible();
    quiet.mockRestore();
  });
});

describe('nothing to show', () => {
  it('explains the reason and the next action', async () => {
    await renderWithSite(
      <Empty title="No favorites yet" actions={<ButtonLink to="/pubg">Find a player</ButtonLink>}>
        Open a player and press the star.
      </Empty>,
    );
    expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    expect(screen.getByText('Open a player and press the star.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a player' })).toHaveAttribute('href', '/pubg');
  });
});

describe('dead ends', () => {
  it('suggest other pages', async () => {
    const { router } = await renderWithSite(
      <DeadEnd title="nightheron" lead="player is not found">
        <Offers title="Did you mean …">
          <Offer to="/pubg/profile/steam/NightHeron" title="NightHeron" note="another case" />
        </Offers>
      </DeadEnd>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'nightheron' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /NightHeron/ }));
    expect(router.state.location.pathname).toBe('/pubg/profile/steam/NightHeron');
  });

  it('link to other pages from an unknown address', async () => {
    await renderWithSite(
      <Lost
        title="404 Not Found"
        lead="There is no page at this address."
        actions={<ButtonLink to="/pubg">Home</ButtonLink>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/pubg');
  });
});

describe('a ban notice', () => {
  it.each([
    ['permanent', 'This account has been permanently banned.'],
    ['temporary', 'This account is temporarily suspended.'],
  ] as const)('tells a %s one', async (ban, words) => {
    await renderWithSite(<BanNotice ban={ban} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('is empty without a ban', async () => {
    const { container } = await renderWithSite(<BanNotice ban={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
