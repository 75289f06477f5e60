import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './touch-hint.module.css';

const key = 'replay-hint';
/** In ms. */
const time = 3_000;

/** Says on a touch screen how the map moves: for three seconds, and once in a browser. */
export function TouchHint() {
  const [isOpen, setOpen] = useState(isFirstTouch);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      remember();
      setOpen(false);
    }, time);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    // The map has keys and buttons for screen readers.
    <p className={styles.hint} aria-hidden>
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
