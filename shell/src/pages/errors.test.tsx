import { fakeSite } from '@hotdrop/shared-domain/testing';
import { createAreaLoader } from '@hotdrop/shared-host/browser';
import { failedAreaRoute, loadAreaRoute } from '@hotdrop/shared-host/react';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { AreaFailed } from './area-failed.tsx';
import { ErrorPageBoundary, PageError } from './errors.tsx';

const notFound = () => {
  throw data(null, { status: 404 });
};
const broken = () => {
  throw new Error('a secret of the server');
};

const Throws = () => broken();
const Nothing = () => null;

const silenceConsole = () => jest.spyOn(console, 'error').mockImplementation();

const at = (path: string, loader: RouteObject['loader'], extra: RouteObject[] = []) =>
  renderWithSite(
    [
      {
        element: <Outlet />,
        errorElement: <PageError />,
        HydrateFallback: Nothing,
        children: [{ path, loader: loader ?? true, element: 'page' }, ...extra],
      },
    ],
    { path },
  );

describe('a page that cannot be shown', () => {
  it('shows "404 Not Found" for a URL that does not exist', async () => {
    await at('/nowhere', notFound);
    expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible();
    expect(screen.getByText(/This page could not be found. Check the address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/pubg');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('shows a generic error for everything else, without details', async () => {
    silenceConsole();
    await at('/broken', broken);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('Sorry, please try again later.')).toBeVisible();
    expect(screen.queryByText(/secret/)).toBeNull();
  });

  it('loads again on a click on "Try again"', async () => {
    silenceConsole();
    let times = 0;
    const onceBroken = () => {
      times += 1;
      return times === 1 ? broken() : null;
    };
    const { router } = await at('/start', () => null, [
      { path: '/flaky', loader: onceBroken, element: <h1>It works</h1> },
    ]);
    await waitFor(() => expect(router.state.initialized).toBe(true));
    await router.navigate('/flaky');
    await userEvent.click(await screen.findByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'It works' })).toBeVisible();
  });
});

describe('an area that was missing when the document was made', () => {
  const pinned = { id: 'mf-clans', routes: ['clans'], reason: 'unavailable' };
  /** Whether the click loads a new document instead of navigating in the router. */
  const loadsNewDocument = async () =>
    fireEvent.click(await screen.findByRole('link', { name: 'Try again' }));

  const load = createAreaLoader({ areas: [{ status: 'failed', ...pinned }] });
  const site = fakeSite({ side: 'browser', report: () => {} });
  const discovered: RouteObject = {
    path: 'clans',
    errorElement: <PageError />,
    loader: async () => void (await loadAreaRoute({ id: pinned.id, load, site, Failed: AreaFailed })),
    element: null,
  };

  it.each([
    ['when a visitor first goes there', discovered],
    ['when a visitor comes back to it', failedAreaRoute(pinned, AreaFailed)],
  ])('loads with a new document %s', async (_, clans) => {
    silenceConsole();
    const { router } = await renderWithSite(
      [
        {
          path: '/',
          HydrateFallback: Nothing,
          children: [{ path: 'elsewhere', element: <h1>Elsewhere</h1> }, clans],
        },
      ],
      { path: '/elsewhere' },
    );
    await screen.findByRole('heading', { name: 'Elsewhere' });
    await router.navigate('/clans');
    expect(await loadsNewDocument()).toBe(true);
  });
});

describe('an error within the error page', () => {
  it('shows one sentence and a link to the home page', async () => {
    silenceConsole();
    await renderWithSite(
      <ErrorPageBoundary>
        <Throws />
      </ErrorPageBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred while showing the error page');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/pubg');
  });
});

describe('an area that failed', () => {
  it('shows an error in its place and a link to try again', async () => {
    await renderWithSite(<AreaFailed area="mf-profile" error={new Error('no container')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('The rest of the site works');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pubg');
  });

  it('shows the not-found page for a 404', async () => {
    await renderWithSite(
      <AreaFailed area="mf-profile" error={{ status: 404, statusText: '', internal: false, data: null }} />,
    );
    expect(screen.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  });

  it('shows a skeleton while it renders in a browser, and an error if it did not render on the server', async () => {
    const first = await renderWithSite(<AreaFailed area="mf-profile" error={undefined} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Please wait...')).toBeInTheDocument();
    first.unmount();
    await renderWithSite(<AreaFailed area="mf-profile" error={undefined} />, {
      site: fakeSite({ side: 'server' }),
    });
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
