import { Button } from '@hotdrop/shared-ui/button';
import { RenewIcon } from '@hotdrop/shared-ui/icons';
import { Stack } from '@hotdrop/shared-ui/layout';
import { PageSkeleton } from '@hotdrop/shared-ui/page-skeleton';
import { Row, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { Failed, useRetryOnReconnect } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import styles from '../pages/pages.module.css';
import noticeStyles from './frame.module.css';
import type { PendingPage } from './pending-page.ts';

/** Shows that a page loads, that it takes longer than usual, or that it failed. */
export function PendingView(pending: PendingPage) {
  const { page, stage, title, retry } = pending;
  if (!page) return <SamePageNotice stage={stage} retry={retry} />;
  if (stage === 'failed') {
    return (
      <div className={styles.failed}>
        <Stack>
          <Failed title={<Trans>The page could not be loaded</Trans>} onRetry={retry} />
        </Stack>
      </div>
    );
  }
  return (
    <PageSkeleton name={page.skeleton} title={title}>
      {page.skeleton === 'profile' ? (
        <p role="status">
          <Trans>Searching player stats. Please wait...</Trans>
        </p>
      ) : (
        <VisuallyHidden>
          <span role="status">
            <Trans>Please wait...</Trans>
          </span>
        </VisuallyHidden>
      )}
      {stage === 'slow' && <SlowWait retry={retry} />}
    </PageSkeleton>
  );
}

type Retry = Pick<PendingPage, 'retry'>;

/** The page on screen stays while another view of it loads. */
function SamePageNotice({ stage, retry }: Pick<PendingPage, 'stage' | 'retry'>) {
  if (stage === 'long') return null;
  return (
    <Row className={noticeStyles.notice}>
      {stage === 'slow' ? (
        <SlowWait retry={retry} />
      ) : (
        <>
          <span role="alert">
            <Trans>This could not be loaded.</Trans>
          </span>
          <TryAgain retry={retry} />
        </>
      )}
    </Row>
  );
}

const SlowWait = ({ retry }: Retry) => (
  <>
    <span role="status">
      <Trans>This takes longer than usual.</Trans>
    </span>
    <TryAgain retry={retry} />
  </>
);

function TryAgain({ retry }: Retry) {
  // Requests from before the loss of the connection may never end.
  useRetryOnReconnect(retry);
  return (
    <Button icon={RenewIcon} onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  );
}
