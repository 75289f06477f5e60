import { IconButton } from '@hotdrop/shared-ui/button';
import { CloseIcon, OfflineIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import styles from './frame.module.css';

export type Component<Props> = (props: Props) => React.ReactNode;
export type Load<Props> = () => Promise<Component<Props>>;

/**
 * Creates a component that loads when it first renders and that the page works without. If loading fails, it renders
 * nothing, and the next mount tries again.
 */
export function lazyOptional<Props extends object>(load: Load<Props>): Component<Props> {
  // A lazy component caches a failed import forever, so each attempt needs a new one.
  let latest = lazy(loadOrNothing);
  async function loadOrNothing(): Promise<{ default: Component<Props> }> {
    try {
      return { default: await load() };
    } catch {
      latest = lazy(loadOrNothing);
      return { default: () => null };
    }
  }
  return (props) => <LazyOptional getLatest={() => latest} props={props} />;
}

interface LazyOptionalProps<Props> {
  readonly getLatest: () => React.ComponentType<Props>;
  readonly props: Props;
}

function LazyOptional<Props extends object>({ getLatest, props }: LazyOptionalProps<Props>) {
  const [Attempt] = useState(getLatest);
  return (
    // The boundary is inside, so that suspending does not discard the state above it.
    <Suspense>
      <Attempt {...props} />
    </Suspense>
  );
}

interface DialogProps {
  readonly isOpen: boolean;
  /** Sets `isOpen` to false. */
  readonly onClose: () => void;
}

/**
 * Creates a dialog that loads when it first opens. If loading fails, a message says so, and the next opening tries
 * again.
 */
export const lazyDialog =
  <Props extends object>(load: Load<Props>): Component<Props & DialogProps> =>
  (props) => <LazyDialog load={load} props={props} />;

interface LazyDialogProps<Props> {
  readonly load: Load<Props>;
  readonly props: Props & DialogProps;
}

function LazyDialog<Props extends object>({ load, props }: LazyDialogProps<Props>) {
  const { isOpen, onClose } = props;
  // Wrapped in an object, because React calls a function that is passed to a state setter.
  const [loaded, setLoaded] = useState<{ readonly Dialog: Component<Props> } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loadDialog = useEffectEvent(async () => {
    setFailed(false);
    try {
      const Dialog = await load();
      setLoaded({ Dialog });
    } catch {
      setFailed(true);
      onClose();
    }
  });
  const needsLoading = isOpen && !loaded;
  useEffect(() => {
    if (needsLoading) void loadDialog();
  }, [needsLoading]);
  if (loaded) return <loaded.Dialog {...props} />;
  return hasFailed && <LoadFailure onClose={() => setFailed(false)} />;
}

function LoadFailure({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { t } = useLingui();
  return (
    <Row role="alert" className={styles.notice}>
      <OfflineIcon size="s" />
      <p>
        <Trans>Could not load this. Check your connection and try again.</Trans>
      </p>
      <IconButton icon={CloseIcon} label={t`Close`} onClick={onClose} />
    </Row>
  );
}
