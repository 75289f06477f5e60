import { replaceAuth } from '@hotdrop/shared-domain/store';
import { ButtonAnchor, TextButton } from '@hotdrop/shared-ui/button';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { applyResult } from '../../site/apply-result.ts';
import styles from './account.module.css';

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

  const signOut = async () => {
    // If this fails, the visitor stays signed in and can try again.
    applyResult(site, await api.logout(), ({ auth }) => replaceAuth(store, auth));
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
  return isButton ? <ButtonAnchor href={href}>{label}</ButtonAnchor> : <a href={href}>{label}</a>;
}
