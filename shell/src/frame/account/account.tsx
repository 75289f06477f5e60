import { replaceAuth } from '@hotdrop/shared-domain/store';
import { ButtonAnchor, TextButton } from '@hotdrop/shared-ui/button';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './account.module.css';
import { announceSignOut } from './sign-out-signal.ts';
import { applyResult } from './use-initial-refresh.ts';

interface AccountProps {
  /** Shows sign-in as a button, for the mobile menu. */
  readonly isButton?: boolean;
}

/** Shows the signed-in user and a way to sign out, or a link to sign in. */
export function Account({ isButton = false }: AccountProps) {
  const site = useSite();
  const { api, links, origin, store } = site;
  const { pathname, search } = useLocation();
  const user = useStore(({ auth }) => auth);
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
      <span className={styles.user}>
        {user.avatarUrl && <img src={user.avatarUrl} alt="" width="20" height="20" />}
        <b>{user.displayName}</b>
        <TextButton onClick={signOut}>
          <Trans>Sign out</Trans>
        </TextButton>
      </span>
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
