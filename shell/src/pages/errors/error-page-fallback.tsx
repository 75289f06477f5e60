import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Component } from 'react';
import styles from './error-page-fallback.module.css';

/** The error within the error page: as little as can be, so that it cannot fail too. */
export function ErrorPageFallback() {
  const { links } = useSite();
  return (
    <div className={styles.fallback} role="alert">
      <p>
        <Trans>An error occurred while showing the error page</Trans>
      </p>
      <p>
        {/* A whole page: nothing of this one is to be trusted. */}
        <a href={links.home()}>
          <Trans>Home</Trans>
        </a>
      </p>
    </div>
  );
}

/** Draws the last resort in place of an error page that throws. */
export class ErrorPageBoundary extends Component<{ readonly children: React.ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPageFallback /> : this.props.children;
  }
}
