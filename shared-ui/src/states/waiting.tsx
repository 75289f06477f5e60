import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../primitives/primitives.tsx';
import styles from './waiting.module.css';

interface WaitingProps {
  /** The skeleton of the page. */
  readonly children: React.ReactNode;
}

/** Shows a skeleton while content loads, after a short delay. */
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
