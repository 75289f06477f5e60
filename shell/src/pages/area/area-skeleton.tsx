import { Content } from '@hotdrop/shared-ui/layout';
import { SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { useEffect } from 'react';
import styles from './area-skeleton.module.css';

/** Placeholder for an area while its code loads. It fills the window, so that the footer does not jump. */
export const AreaSkeleton = () => (
  <Content className={styles.content}>
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
