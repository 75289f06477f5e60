import { useSite } from '@hotdrop/shared-ui/site';
import { Outlet, useMatch } from 'react-router-dom';
import type { MenuEntry } from '../handover.ts';
import { Footer } from './footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { type Surroundings, SurroundingsProvider } from './surroundings.ts';

interface FrameProps {
  readonly menu: readonly MenuEntry[];
  readonly surroundings: Surroundings;
}

/** What surrounds every page. */
export function Frame({ menu, surroundings }: FrameProps) {
  const { basePath } = useSite();
  const isHome = useMatch(basePath) !== null;
  return (
    <SurroundingsProvider value={surroundings}>
      <SkipLink />
      <SiteHeader menu={menu} isHome={isHome} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </SurroundingsProvider>
  );
}
