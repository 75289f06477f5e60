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

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const at = (path: string, children: RouteObject[]) =>
  renderWithSite([{ element: <Outlet />, errorElement: <PageError />, HydrateFallback: Nothing, children }], {
    path,
  });

describe('a page that cannot be shown', () => {
  it('is "404 Not Found" for a URL that does not exist', async () => {
    await at('/nowhere', [{ path: '/nowhere', loader: notFound, element: 'page' }]);
    expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible();
    expect(screen.getByText(/This page could not be found. Check the address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/pubg');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('is a generic error without details for everything else, and loads again on a click', async () => {
    const loader = jest.fn(() => null as unknown).mockImplementationOnce(broken);
    const { router } = await at('/start', [
      { path: '/start', element: <h1>Start</h1> },
      { path: '/flaky', loader, element: <h1>It works</h1> },
    ]);
    await waitFor(() => expect(router.state.initialized).toBe(true));
    await router.navigate('/flaky');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('Sorry, please try again later.')).toBeVisible();
    expect(screen.queryByText(/secret/)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'It works' })).toBeVisible();
  });

  it('is one sentence and a link to the home page if the error page fails, too', async () => {
    await renderWithSite(
      <ErrorPageBoundary>
        <Throws />
      </ErrorPageBoundary>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred while showing the error page');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/pubg');
  });
});

describe('an area that was missing when the document was made', () => {
  const pinned = { id: 'mf-clans', routes: ['clans'], reason: 'unavailable' };
  const load = createAreaLoader({ areas: [{ status: 'failed', ...pinned }], slots: [] });
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
    const children = [{ path: 'elsewhere', element: <h1>Elsewhere</h1> }, clans];
    const { router } = await renderWithSite([{ path: '/', HydrateFallback: Nothing, children }], {
      path: '/elsewhere',
    });
    await screen.findByRole('heading', { name: 'Elsewhere' });
    await router.navigate('/clans');
    // The click loads a new document instead of navigating in the router.
    expect(fireEvent.click(await screen.findByRole('link', { name: 'Try again' }))).toBe(true);
  });
});

describe('an area that failed', () => {
  const show = (error: unknown, side: 'server' | 'browser' = 'browser') =>
    renderWithSite(<AreaFailed area="mf-profile" error={error} />, { site: fakeSite({ side }) });

  it('shows an error in its place and a link to try again, or the not-found page', async () => {
    const { unmount } = await show(new Error('no container'));
    expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded.*The rest of the site works/);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pubg');
    unmount();
    await show({ status: 404, statusText: '', internal: false, data: null });
    expect(screen.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  });

  it('shows a skeleton while it renders in a browser, and an error if it did not render on the server', async () => {
    const { unmount } = await show(undefined);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Please wait...')).toBeInTheDocument();
    unmount();
    await show(undefined, 'server');
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
