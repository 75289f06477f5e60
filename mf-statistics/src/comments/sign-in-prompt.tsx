import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import styles from './comment-form.module.css';

interface SignInPromptProps {
  readonly href: string;
  /** The visitor has written text before the session ended. */
  readonly hasDraft: boolean;
  readonly link: RefObject<HTMLAnchorElement | null>;
}

/** Replaces the form for visitors who are signed out. */
export const SignInPrompt = ({ href, hasDraft, link }: SignInPromptProps) => (
  <div className={styles.write}>
    <p className={styles.prompt}>
      {hasDraft ? (
        <Trans>Your draft is saved until you come back.</Trans>
      ) : (
        <Trans>Anyone can read. Sign in to comment.</Trans>
      )}
    </p>
    <div>
      <ButtonAnchor ref={link} kind="accent" href={href}>
        <Trans>Sign in</Trans>
      </ButtonAnchor>
    </div>
  </div>
);
