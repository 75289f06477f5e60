import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './touch-hint.module.css';

const key = 'replay-hint';

/** Says on a touch screen how the map moves: for three seconds, and once in a browser. */
export function TouchHint() {
  const [isOpen, setOpen] = useState(isFirstTouch);
  if (!isOpen) return null;
  const close = () => {
    remember();
    setOpen(false);
  };
  return (
    // The map has keys and buttons for screen readers.
    <p className={styles.hint} aria-hidden onAnimationEnd={close}>
      <Trans>Pinch to zoom, drag to move</Trans>
    </p>
  );
}

function isFirstTouch(): boolean {
  try {
    return matchMedia('(pointer: coarse)').matches && localStorage.getItem(key) === null;
  } catch {
    // Storage is blocked: the hint would come each time.
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(key, 'seen');
  } catch {
    // The storage is full: the hint comes again.
  }
}
