import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './waiting.module.css';

interface WaitingProps {
  /** The page's own shape, in `Skeleton`s. */
  readonly children: React.ReactNode;
}

/** Waiting: the shape of what comes, and only when it takes longer than a blink. */
export const Waiting = ({ children }: WaitingProps) => (
  <div className={styles.waiting} aria-busy="true">
    <VisuallyHidden>
      <span role="status">
        <Trans>Please wait...</Trans>
      </span>
    </VisuallyHidden>
    <div aria-hidden="true">{children}</div>
  </div>
);
