import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { ScrollRestoration } from 'react-router';
import { Outlet, useMatch, useSearchParams } from 'react-router-dom';
import type { MenuEntry } from '../handover.ts';
import { useRefreshed } from './account/use-refreshed.ts';
import { FrameAds } from './ads/frame-ads.tsx';
import { Footer } from './footer.tsx';
import { type FrameData, FrameDataProvider } from './frame-data.ts';
import { returnToPlace } from './keep-place.ts';
import { LazyLateParts } from './lazy-late-parts.tsx';
import { Announcer } from './navigation/announcer.tsx';
import { Progress } from './navigation/progress.tsx';
import { NoticeBar } from './notices/notice-bar.tsx';
import { TopBanner } from './notices/top-banner.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { LazyPlatformModal } from './platform/lazy-platform-modal.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteMeta } from './site-meta.tsx';
import { SkipLink } from './skip-link.tsx';

interface FrameProps {
  readonly menu: readonly MenuEntry[];
  readonly frameData: FrameData;
  /** In the page's place, for an address that no route takes. */
  readonly children?: React.ReactNode;
}

/** What surrounds every page. */
export function Frame({ menu, frameData, children = <Outlet /> }: FrameProps) {
  const { basePath } = useSite();
  const isHome = useMatch(basePath) !== null;
  const isSearch = useMatch(`${basePath}/search`) !== null;
  const [query] = useSearchParams();
  useRefreshed();
  useEffect(returnToPlace, []);
  return (
    <FrameDataProvider value={frameData}>
      <SiteMeta />
      <SkipLink />
      <Progress />
      <NoticeBar />
      <TopBanner />
      <SiteHeader menu={menu} isHome={isHome} hasSearch={!isHome && !(isSearch && !query.get('name'))} />
      <FrameAds at="top" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameAds at="bottom" />
      <Footer />
      <LazyPlatformModal />
      <LazyLateParts />
      <OfflineNotice />
      <Announcer />
      <ScrollRestoration />
    </FrameDataProvider>
  );
}
