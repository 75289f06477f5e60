import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { getLanguage } from '@hotdrop/shared-domain/locale';
import { closePlatformModal, isPlatformModalOpen, selectPlatform } from '@hotdrop/shared-domain/store';
import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { Contour } from '@hotdrop/shared-ui/artwork';
import { runWhenIdle } from '@hotdrop/shared-ui/browser';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration } from 'react-router';
import { Outlet, useLocation, useMatch, useNavigation, useSearchParams } from 'react-router-dom';
import type { MenuEntry } from '../handover.ts';
import { getPageUrls } from '../site/page-urls.ts';
import { useInitialRefresh } from './account.tsx';
import { pageViews } from './events.ts';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { type FrameData, FrameDataProvider, useFrameData } from './frame-data.ts';
import { SiteHeader } from './header.tsx';
import { useKeptInputs } from './kept-inputs.ts';
import { keepLanguage, restoreView } from './language.tsx';
import { lazyDialog, lazyOptional } from './lazy.tsx';
import { MessageBar, OfflineNotice } from './notices.tsx';
import { OperatorLink } from './operator-link.tsx';
import { PageSlot } from './page-slot.tsx';
import type { Skeletons } from './pending-page.ts';
import { useRememberShownPlayer } from './search/sought-player.ts';
import { watchSetting } from './settings.ts';

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
  useRememberShownPlayer();
  useKeptInputs();
  useEffect(restoreView, []);
  useEffect(() => keepLanguage(locale), [locale]);
  return (
    <FrameDataProvider value={frameData}>
      <SiteMeta />
      <SkipLink />
      <MessageBar />
      {/* Behind the header, which can leave it. */}
      {!isHome && <Contour />}
      <SiteHeader menu={menu} hasSearch={!isHome && !(isSearch && !query.get('name'))} />
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
    </FrameDataProvider>
  );
}

/**
 * Renders the frame's ad slots above or below the page. A slot that nothing can fill takes no space, and a promotion is
 * not shown on the page that it promotes, or on pages below it.
 */
function FrameAds({ at }: { readonly at: 'top' | 'bottom' }) {
  const { basePath } = useSite();
  const { adSlots, providers } = useFrameData();
  const { pathname } = useLocation();
  // Every page is below the home page.
  const isShown = (href: string) =>
    href === pathname || (href !== basePath && pathname.startsWith(`${href}/`));
  return adSlots
    .filter((slot) => slot.at === at)
    .map(({ slot, house }) => ({ slot, house: house && isShown(house.href) ? null : house }))
    .map(({ slot, house }) => (
      <Content key={slot} className={styles.row} isHidden={!house && !providers.ads}>
        <AdSlot slot={slot}>
          {house && (
            <aside className={styles.house} aria-label={house.title}>
              <OperatorLink href={house.href} className={styles.promotion}>
                <b>{house.title}</b>
                <span>{house.text}</span>
                <ChevronRightIcon />
              </OperatorLink>
            </aside>
          )}
        </AdSlot>
      </Content>
    ));
}

/** Progress line below the header while a page loads. CSS delays it, so that it does not flash. */
function Progress() {
  const { t } = useLingui();
  const { state } = useNavigation();
  return (
    <div className={styles.line}>
      {state !== 'idle' && (
        <div className={styles.progress} role="progressbar" aria-label={t`Loading the page`} />
      )}
    </div>
  );
}

/** First link that the keyboard reaches. It skips the header. */
const SkipLink = () => (
  <a className={styles.skip} href="#main">
    <Trans>Skip to content</Trans>
  </a>
);

/**
 * Does after a navigation what a browser does for a new document: screen readers announce the title, and the keyboard
 * continues at the start of the page. A pressed control that is still on the page keeps the focus. Also reports the
 * page view to analytics.
 */
function Announcer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    pageViews.send({ page: pathname, title: document.title });
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    const isInPage = document.activeElement !== document.body && main?.contains(document.activeElement);
    if (!isInPage) main?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}

const DeferredContent = lazyOptional(() =>
  import(/* webpackChunkName: "deferred-content" */ './deferred-content.tsx').then(
    (module) => module.DeferredContent,
  ),
);

/** Loads the deferred content when the browser is idle, and only if there can be any: phones may get a prompt. */
function LazyDeferredContent() {
  const { ads, tagManager, analytics } = useFrameData().providers;
  const hasProvider = Boolean(ads ?? tagManager ?? analytics);
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      hasProvider || /Mobi|Android|iP/.test(navigator.userAgent)
        ? runWhenIdle(() => setIdle(true))
        : undefined,
    [hasProvider],
  );
  return isIdle && <DeferredContent />;
}

const PlatformModal = lazyDialog(() =>
  import(/* webpackChunkName: "platform-modal" */ './platform-modal.tsx').then(
    (module) => module.PlatformModal,
  ),
);

function LazyPlatformModal() {
  const { store } = useSite();
  useChoiceOfOtherTabs();
  const isOpen = useStore(isPlatformModalOpen);
  return <PlatformModal isOpen={isOpen} onClose={() => closePlatformModal(store)} />;
}

/** Selects the platform that the visitor chooses in another tab. */
function useChoiceOfOtherTabs() {
  const { game, store } = useSite();
  useEffect(
    () =>
      watchSetting('platform', (chosen) => {
        if (offeredPlatforms(game).some(({ id }) => id === chosen)) selectPlatform(store, chosen);
      }),
    [game, store],
  );
}

/** The API host adds this parameter when it returns from a sign-in that failed. */
const parameter = 'sign_in_failure';

const SignInFailureNotice = lazyOptional(() =>
  import(/* webpackChunkName: "sign-in-failure" */ './sign-in-failure-notice.tsx').then(
    (module) => module.SignInFailureNotice,
  ),
);

/** Few visits begin with a failed sign-in, so the code of its notice loads only then. */
function LazySignInFailureNotice({ query }: { readonly query: URLSearchParams }) {
  const failure = query.get(parameter);
  return failure !== null && <SignInFailureNotice failure={failure} parameter={parameter} />;
}

/** Metadata of every page for search engines and link previews. Pages add their own titles and descriptions. */
function SiteMeta() {
  const { locale, origin, siteName } = useSite();
  const { pathname, search } = useLocation();
  const { canonical, alternates } = getPageUrls(origin, pathname, search);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={getLanguage(locale).tag.replace('-', '_')} />
    </>
  );
}
