import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Component } from 'react';
import styles from './error-page-fallback.module.css';

/** Replaces an error page that fails to render. As small as possible, so that it cannot fail too. */
export function ErrorPageFallback() {
  const { links } = useSite();
  return (
    <div className={styles.fallback} role="alert">
      <p>
        <Trans>An error occurred while showing the error page</Trans>
      </p>
      <p>
        {/* A plain link loads a new document, because this one is broken. */}
        <a href={links.home()}>
          <Trans>Home</Trans>
        </a>
      </p>
    </div>
  );
}

/** Renders the fallback if the error page throws. */
export class ErrorPageBoundary extends Component<{ readonly children: React.ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPageFallback /> : this.props.children;
  }
}
