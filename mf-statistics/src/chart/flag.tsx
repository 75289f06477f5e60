import { classNames } from '@hotdrop/shared-ui/class-names';
import { VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { Link } from 'react-router-dom';
import styles from './chart.module.css';
import type { FlagPlace } from './place-flags.ts';
import { percent } from './scale.ts';

interface FlagProps {
  /** Position of the line: 0 is the left edge of the plot, 1 the right one. */
  readonly x: number;
  readonly place: FlagPlace;
  /** In plots below 800 px. */
  readonly narrow?: FlagPlace;
  /** Whether it is about the visitor or the marked player. */
  readonly isMarked?: boolean;
  readonly to?: string | null | undefined;
  /** What screen readers say instead of the label. */
  readonly name?: string;
  /** The label beside the line. */
  readonly children: React.ReactNode;
}

/** A vertical line in a plot, with a label at its top. */
export function Flag({ x, place, narrow = place, isMarked = false, to, name, children }: FlagProps) {
  const content = (
    <>
      {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={styles.label} aria-hidden={name !== undefined || undefined}>
        {children}
      </span>
    </>
  );
  const props = {
    className: classNames(styles.flag, isMarked && styles.marked),
    'data-side': place.side,
    'data-narrow': narrow.side,
    style: { '--x': percent(x), '--row': place.row, '--narrow-row': narrow.row },
  };
  return to ? (
    <Link {...props} to={to}>
      {content}
    </Link>
  ) : (
    <span {...props}>{content}</span>
  );
}
