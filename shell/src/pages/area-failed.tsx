import { OfflineIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty, SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isNotFound, NotFound, TryAgain } from './errors.tsx';
import { PageMeta } from './page-meta.tsx';
import styles from './pages.module.css';

interface AreaFailedProps {
  readonly area: string;
  /** The error that the area threw. Undefined: the area has not finished rendering. */
  readonly error: unknown;
}

/** Replaces an area that threw: the not-found page for a 404, and an error panel for everything else. */
export function AreaFailed({ area, error }: AreaFailedProps) {
  const { side } = useSite();
  if (isNotFound(error)) return <NotFound />;
  // In a browser, an area that has not finished rendering is still loading.
  if (error === undefined && side === 'browser') return <AreaSkeleton />;
  return <Failed area={area} error={error} />;
}

function Failed({ area, error }: AreaFailedProps) {
  const { t } = useLingui();
  return (
    <Content className={styles.content}>
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

/** Placeholder for an area while its code loads. It fills the window, so that the footer does not jump. */
const AreaSkeleton = () => (
  <Content className={styles.areaSkeletonContent}>
    <Waiting>
      <SkeletonLines count={6} height={10} />
    </Waiting>
  </Content>
);

/** Attribute that tells the browser that the server rendered the placeholder. */
export const overridePlaceholderMark = 'data-awaited';

/** Skeleton for an overridden area, which only the browser renders. Shown by the server and until hydration. */
export function OverridePlaceholder({ onHydrated }: { readonly onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <div {...{ [overridePlaceholderMark]: '' }}>
      <AreaSkeleton />
    </div>
  );
}
