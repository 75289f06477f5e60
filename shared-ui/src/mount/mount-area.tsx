import type { Area, Mount } from '@hotdrop/shared-domain/contract';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { loadTexts, SiteProvider } from '../site/index.ts';
import { Failed } from '../states/index.ts';
import { followAddress } from './follow-address.ts';

/** The door for hosts that are not made of React, for any area: its routes, a router and a root of their own. */
export const mountArea =
  (area: Area): Mount =>
  async (element, site, { path }) => {
    const [routes, texts] = await Promise.all([area.routes(site), loadTexts(site.locale)]);
    const inSite = (at: string) => `${site.basePath}/${at.replace(/^\//, '')}`;
    const failed = (
      <SiteProvider site={site} i18n={texts}>
        <Failed />
      </SiteProvider>
    );
    const router = createMemoryRouter(
      [
        {
          errorElement: failed,
          HydrateFallback: Nothing,
          children: [
            { path: site.basePath || '/', children: routes },
            { path: '*', loader: leave, element: null },
          ],
        },
      ],
      { initialEntries: [inSite(path)] },
    );
    const stopFollowing = followAddress(router);
    const root = createRoot(element);
    root.render(<RouterProvider router={router} />);

    return {
      update: (options) => void router.navigate(inSite(options.path)),
      unmount: () => {
        stopFollowing();
        root.unmount();
        router.dispose();
      },
    };
  };

/** Before the first page is there: its own waiting state belongs to the host. */
const Nothing = () => null;

/** A link to a page that is not this area's: the host's server knows it. */
function leave({ request }: { readonly request: Request }): Promise<never> {
  const { pathname, search } = new URL(request.url);
  const isHere = pathname === location.pathname && search === location.search;
  if (isHere) throw data(null, { status: 404 });
  location.assign(pathname + search);
  // The area stays as it is until the browser has left.
  return new Promise(() => {});
}
