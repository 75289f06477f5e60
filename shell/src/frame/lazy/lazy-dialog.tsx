import { IconButton } from '@hotdrop/shared-ui/button';
import { CloseIcon, OfflineIcon } from '@hotdrop/shared-ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '../notices/bottom-notice.module.css';
import type { Load, Part } from './lazy-optional.tsx';

interface Openable {
  readonly isOpen: boolean;
  /** Sets `isOpen` to false. */
  readonly onClose: () => void;
}

/**
 * A part of the frame that a visitor opens, fetched when it is first opened and kept for the next time. One that
 * cannot be fetched says so, and is asked for anew when it is opened again.
 */
export const lazyDialog =
  <Props extends object>(load: Load<Props>): Part<Props & Openable> =>
  (props) => <WhenOpened load={load} props={props} />;

interface WhenOpenedProps<Props> {
  readonly load: Load<Props>;
  readonly props: Props & Openable;
}

function WhenOpened<Props extends object>({ load, props }: WhenOpenedProps<Props>) {
  const { isOpen, onClose } = props;
  // In an object: a function given to a state is called.
  const [fetched, setFetched] = useState<{ readonly draw: Part<Props> } | null>(null);
  const [isLost, setLost] = useState(false);
  const fetchPart = useEffectEvent(async () => {
    setLost(false);
    try {
      const draw = await load();
      setFetched({ draw });
    } catch {
      setLost(true);
      onClose();
    }
  });
  const isWanted = isOpen && !fetched;
  useEffect(() => {
    if (isWanted) void fetchPart();
  }, [isWanted]);
  if (fetched) return <fetched.draw {...props} />;
  return isLost && <LoadFailure onClose={() => setLost(false)} />;
}

function LoadFailure({ onClose }: Pick<Openable, 'onClose'>) {
  const { t } = useLingui();
  return (
    <div role="alert" className={styles.notice}>
      <OfflineIcon size="s" />
      <p>
        <Trans>Could not load this. Check your connection and try again.</Trans>
      </p>
      <IconButton icon={CloseIcon} label={t`Close`} onClick={onClose} />
    </div>
  );
}
