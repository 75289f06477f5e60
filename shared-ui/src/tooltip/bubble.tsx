import type { Popover } from '../popover/use-popover.ts';
import styles from './bubble.module.css';

interface BubbleProps extends React.PropsWithChildren<Popover['body']> {
  readonly role: 'tooltip' | 'status';
}

/** A short text beside the button of a popover. An inline element, because it can be inside of a paragraph. */
export const Bubble = (props: BubbleProps) => <span {...props} className={styles.bubble} />;
