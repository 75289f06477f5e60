import { durations } from '@hotdrop/shared-domain/rules';
import { showsAds } from '@hotdrop/shared-domain/store';
import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import styles from './dialogs.module.css';
import { type EventChannel, type GameClick, gameClicks, type PageView, pageViews } from './events.ts';
import { useFrameData } from './frame-data.ts';
import { allowPopups, createSandboxedFrame } from './sandboxed-frame.ts';
import { dismiss, dismissalCookies } from './settings.ts';

/** Content that loads after the page: the app prompt and the third-party providers. */
export function DeferredContent() {
  const { store } = useSite();
  const [prompt] = useState(() => findPrompt(Boolean(store.getState().isMobileApp)));
  return (
    <>
      {prompt && <AppPrompt kind={prompt} />}
      <Providers />
    </>
  );
}

/** Finds the ID of the app for the visitor's phone; undefined if the operator offers none for it. */
const findOwnApp = (apps: readonly { readonly id: string }[]) => {
  const phone = /iphone|ipad|ipod/i.test(navigator.userAgent) ? 'ios' : 'android';
  return apps.find(({ id }) => id === phone)?.id;
};

/** Suggests the mobile app or its new version. Closing it dismisses it for 12 hours. */
function AppPrompt({ kind }: { readonly kind: Prompt }) {
  const { basePath } = useSite();
  const { apps } = useFrameData();
  const prompt = useAppPrompt(kind);
  const close = () => {
    dismiss(dismissalCookies[kind], durations.legacyPromptDismissal, basePath);
    prompt.close();
  };
  const isLegacy = kind === 'legacy';
  const own = findOwnApp(apps);
  return (
    <Dialog
      title={isLegacy ? <Trans>There is a new app</Trans> : <Trans>Hotdrop as an app</Trans>}
      isOpen={prompt.isOpen}
      onClose={close}
    >
      <Grid gap={4} padding={[5, 6]}>
        <Text as="p" tone="muted">
          {isLegacy ? (
            <Trans>This version of the app is no longer updated. Please get the new one.</Trans>
          ) : (
            <Trans>Look players up even faster, without advertisements.</Trans>
          )}
        </Text>
        <Row gap={3} isWrapped className={styles.actions}>
          {apps.map(({ id, text, href }) => (
            <ButtonAnchor
              key={id}
              href={href}
              target="_blank"
              rel="noopener"
              kind={own && id !== own ? 'plain' : 'accent'}
              onClick={close}
            >
              {text}
            </ButtonAnchor>
          ))}
        </Row>
      </Grid>
    </Dialog>
  );
}

type Prompt = 'promotion' | 'legacy';

/** Asks visitors of an old app to update, and visitors of a phone's browser to get the app, unless they dismissed it. */
export function findPrompt(isMobileApp: boolean): Prompt | null {
  const { userAgent } = navigator;
  if (/HotdropApp\/1\./.test(userAgent)) return isDismissed(dismissalCookies.legacy) ? null : 'legacy';
  if (isMobileApp || !/Mobi|Android|iPhone|iPad/.test(userAgent)) return null;
  return isDismissed(dismissalCookies.promotion) ? null : 'promotion';
}

const isDismissed = (cookie: string) => Cookies.get(cookie) !== undefined;

/** Whether to show the prompt. A first visit does not start with a promotion: it waits until the visitor scrolls. */
function useAppPrompt(kind: Prompt): { readonly isOpen: boolean; readonly close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (kind === 'legacy' || isReturningVisitor()) return setOpen(true);
    const open = () => setOpen(true);
    window.addEventListener('scroll', open, { once: true, passive: true });
    return () => window.removeEventListener('scroll', open);
  }, [kind]);
  return { isOpen, close: () => setOpen(false) };
}

const key = 'visit';

/** Whether this browser visited the site before the current session. */
function isReturningVisitor(): boolean {
  try {
    const visit = sessionStorage.getItem(key) ?? (localStorage.getItem(key) ? 'returning' : 'first');
    sessionStorage.setItem(key, visit);
    localStorage.setItem(key, 'known');
    return visit === 'returning';
  } catch {
    // Storage is blocked: every visit is a first one.
    return false;
  }
}

const toGameClickMessage = (click: GameClick) => ({ event: 'game_dropdown_click', ...click });
const toPageViewMessage = (view: PageView) => ({
  event: 'page_view',
  ...view,
  language: document.documentElement.lang,
});

/** Loads the third-party providers: advertisements, tag manager, and analytics. */
function Providers() {
  const { tagManager, analytics } = useFrameData().providers;
  useEffect(
    () => (tagManager ? connectProvider(tagManager, gameClicks, toGameClickMessage) : undefined),
    [tagManager],
  );
  useEffect(
    () => (analytics ? connectProvider(analytics, pageViews, toPageViewMessage) : undefined),
    [analytics],
  );
  return <AdProvider />;
}

/** Fills the page's ad slots through the configured provider. */
function AdProvider(): null {
  const { ads } = useFrameData().providers;
  const { t } = useLingui();
  const isShown = useStore(showsAds);
  const title = t`Advertisement`;
  useEffect(() => (ads && isShown ? fillAdSlots(ads, title) : undefined), [ads, isShown, title]);
  return null;
}

/**
 * Loads a provider's page in a hidden iframe and posts it all queued and future events, as `toMessage` formats them.
 * Returns a function that disconnects it.
 */
function connectProvider<Event>(
  url: string,
  channel: EventChannel<Event>,
  toMessage: (event: Event) => object,
): () => void {
  const frame = createSandboxedFrame(url);
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  const { send } = channel;
  const connect = () => {
    // A sandboxed frame has an opaque origin, which only the target `*` matches. The policy's `frame-src` ensures that
    // the frame cannot navigate away from the configured origins.
    channel.send = (event) => frame.contentWindow?.postMessage(toMessage(event), '*');
    for (const event of channel.queue.splice(0)) channel.send(event);
  };
  frame.addEventListener('load', connect, { once: true });
  document.body.append(frame);
  return () => {
    channel.send = send;
    frame.remove();
  };
}

/**
 * Covers every ad slot with the provider's page in a sandboxed iframe. The house promotion stays under it. Returns a
 * function that stops filling new slots.
 */
function fillAdSlots(provider: string, title: string): () => void {
  const fill = () => {
    for (const slot of document.querySelectorAll<HTMLElement>('[data-ad-slot]:not([data-filled])')) {
      slot.dataset.filled = '';
      slot.append(createAdFrame(provider.replaceAll('{slot}', slot.dataset.adSlot ?? '1'), title));
    }
  };
  fill();
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function createAdFrame(url: string, title: string): HTMLIFrameElement {
  const frame = createSandboxedFrame(url, allowPopups);
  frame.title = title;
  frame.loading = 'lazy';
  frame.className = styles.fillAdSlotsFrame ?? '';
  return frame;
}
