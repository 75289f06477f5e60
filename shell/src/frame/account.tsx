import type { Site } from '@hotdrop/shared-domain/contract';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { replaceAuth, selectUser, setPlayerCount } from '@hotdrop/shared-domain/store';
import { apiOf, type Result } from '@hotdrop/shared-domain/wire';
import { runWhenIdle } from '@hotdrop/shared-ui/browser';
import { ButtonAnchor, TextButton } from '@hotdrop/shared-ui/button';
import { Link } from '@hotdrop/shared-ui/link';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './header.module.css';
import { announce, watchSetting } from './settings.ts';

const signOutSignal = 'signed-out-at';

/** Tells the visitor's other tabs that the visitor has signed out. */
export const announceSignOut = () => announce(signOutSignal, String(Date.now()));

interface AccountProps {
  /** Shows sign-in as a button, for the mobile menu. */
  readonly isButton?: boolean;
}

/** Shows the signed-in user and a way to sign out, or a link to sign in. */
export function Account({ isButton = false }: AccountProps) {
  const site = useSite();
  const { origin, store } = site;
  const api = apiOf(site);
  const links = useLinks();
  const { pathname, search } = useLocation();
  const user = useStore(selectUser);
  const hasSignedOut = useRef(false);

  const signOut = async () => {
    // If this fails, the visitor stays signed in and can try again.
    applyResult(site, await api.logout(), ({ auth }) => {
      hasSignedOut.current = true;
      replaceAuth(store, auth);
      announceSignOut();
    });
  };
  // The sign-in link replaces the focused button.
  const focusAfterSignOut = (link: HTMLAnchorElement | null) => {
    if (link && hasSignedOut.current) link.focus();
    hasSignedOut.current = false;
  };

  if (user) {
    return (
      <Row as="span" isInline className={styles.user}>
        {user.avatarUrl && <img src={user.avatarUrl} alt="" width="20" height="20" />}
        <Text as={Link} weight={600} wrap="truncate" to={links.account()}>
          {user.displayName}
        </Text>
        <TextButton onClick={signOut}>
          <Trans>Sign out</Trans>
        </TextButton>
      </Row>
    );
  }
  const href = links.signIn(origin + pathname + search);
  const label = <Trans>Sign in through Steam</Trans>;
  const SignIn = isButton ? ButtonAnchor : 'a';
  return (
    <SignIn ref={focusAfterSignOut} href={href}>
      {label}
    </SignIn>
  );
}

/**
 * Loads the signed-in user once the browser is idle, and the player count unless the page already has it. A failure
 * keeps the last known value and goes to the log. Also signs this tab out when the visitor signs out in another one.
 */
export function useInitialRefresh(): void {
  const site = useSite();
  useEffect(() => watchSetting(signOutSignal, () => replaceAuth(site.store, null)), [site]);
  useEffect(() => {
    const { store } = site;
    const api = apiOf(site);
    const unmount = new AbortController();
    const { signal } = unmount;
    const refreshAuth = async () => {
      applyResult(site, await api.getAuth({}, { signal }), ({ auth }) => replaceAuth(store, auth));
    };
    const refreshCount = async () => {
      if (store.getState().playerCount) return;
      applyResult(site, await api.getPlayerCount({}, { signal }), (count) => setPlayerCount(store, count));
    };
    const cancel = runWhenIdle(() => {
      void refreshAuth();
      void refreshCount();
    });
    return () => {
      cancel();
      unmount.abort();
    };
  }, [site]);
}

/** Applies the data of an API result. A failure changes nothing and goes to the log, not to the visitor. */
function applyResult<T>(site: Site, result: Result<T>, apply: (data: T) => void): void {
  if (result.ok) apply(result.data);
  else reportFailure(site, result.error, { area: 'shell' });
}
