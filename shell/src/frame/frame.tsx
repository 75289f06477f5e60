import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { ScrollRestoration } from 'react-router';
import { Outlet, useMatch, useSearchParams } from 'react-router-dom';
import type { MenuEntry } from '../handover.ts';
import { useInitialRefresh } from './account/use-initial-refresh.ts';
import { FrameAds } from './ads/frame-ads.tsx';
import { Footer } from './footer/footer.tsx';
import { type FrameData, FrameDataProvider } from './frame-data.ts';
import { SiteHeader } from './header/site-header.tsx';
import { keepLanguage } from './language/keep-language.ts';
import { restoreView } from './language/switch-language.ts';
import { LazyDeferredContent } from './lazy/lazy-deferred-content.tsx';
import { Announcer } from './navigation/announcer.tsx';
import type { Skeletons } from './navigation/find-skeleton.ts';
import { PageSlot } from './navigation/page-slot.tsx';
import { Progress } from './navigation/progress.tsx';
import { SkipLink } from './navigation/skip-link.tsx';
import { LazySignInFailureNotice } from './notices/lazy-sign-in-failure-notice.tsx';
import { MessageBar } from './notices/message-bar.tsx';
import { OfflineNotice } from './notices/offline-notice.tsx';
import { LazyPlatformModal } from './platform/lazy-platform-modal.tsx';
import { SearchProvider } from './search/search-provider.tsx';
import { SiteMeta } from './site-meta.tsx';

interface FrameProps {
  readonly menu: readonly MenuEntry[];
  readonly frameData: FrameData;
  /** The skeletons of all pages, by pattern. */
  readonly skeletons?: Skeletons | undefined;
  /** Replaces the page for a URL that no route matches. */
  readonly children?: React.ReactNode;
}

/** Renders the header, footer, and everything else around a page. */
export function Frame({ menu, frameData, skeletons = {}, children = <Outlet /> }: FrameProps) {
  const { basePath, locale } = useSite();
  const isHome = useMatch(basePath) !== null;
  const isSearch = useMatch(`${basePath}/search`) !== null;
  const [query] = useSearchParams();
  useInitialRefresh();
  useEffect(restoreView, []);
  useEffect(() => keepLanguage(locale), [locale]);
  return (
    <FrameDataProvider value={frameData}>
      <SearchProvider>
        <SiteMeta />
        <SkipLink />
        <MessageBar />
        <SiteHeader menu={menu} isHome={isHome} hasSearch={!isHome && !(isSearch && !query.get('name'))} />
        <Progress />
        <FrameAds at="top" />
        <main id="main" tabIndex={-1}>
          <PageSlot skeletons={skeletons}>{children}</PageSlot>
        </main>
        <FrameAds at="bottom" />
        <Footer />
        <LazyPlatformModal />
        <LazyDeferredContent />
        <OfflineNotice />
        <LazySignInFailureNotice query={query} />
        <Announcer />
        <ScrollRestoration />
      </SearchProvider>
    </FrameDataProvider>
  );
}
