import { OfflineIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotFound } from '../errors/not-found.tsx';
import { isNotFound } from '../errors/page-error.tsx';
import { TryAgain } from '../errors/try-again.tsx';
import { PageMeta } from '../page-meta.tsx';
import styles from './area-failed.module.css';
import { AreaSkeleton } from './area-skeleton.tsx';

interface AreaFailedProps {
  readonly area: string;
  /** What an area threw. Undefined: it did not finish drawing. */
  readonly error: unknown;
}

/** Stands in an area's place. What an area says is not there is not there; all else is a failure of this part. */
export function AreaFailed({ area, error }: AreaFailedProps) {
  const { side } = useSite();
  if (isNotFound(error)) return <NotFound />;
  // In a browser an area that has not finished is still on its way.
  if (error === undefined && side === 'browser') return <AreaSkeleton />;
  return <Failed area={area} error={error} />;
}

function Failed({ area, error }: AreaFailedProps) {
  const { t } = useLingui();
  return (
    <Content className={styles.place}>
      <PageMeta title={t`Not available`} isHidden />
      <div role="alert" data-area={area}>
        <Empty
          icon={OfflineIcon}
          title={<Trans>This part could not be loaded</Trans>}
          actions={<TryAgain error={error} />}
        >
          <Trans>The rest of the site works. Please try again in a moment.</Trans>
        </Empty>
      </div>
    </Content>
  );
}
