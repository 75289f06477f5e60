import { lazy, Suspense, useState } from 'react';

export type Component<Props> = (props: Props) => React.ReactNode;
export type Load<Props> = () => Promise<Component<Props>>;

interface FallbackProps {
  /** Loads the component again. */
  readonly onRetry: () => void;
}

const Nothing = () => null;

/**
 * Creates a component that loads when it first renders and that the page works without. If loading fails, the fallback
 * replaces it, and the next mount tries again.
 */
export function lazyOptional<Props extends object>(
  load: Load<Props>,
  Fallback: Component<FallbackProps> = Nothing,
): Component<Props> {
  // A lazy component caches a failed import forever, so each attempt needs a new one.
  let latest = lazy(loadOrFallBack);
  async function loadOrFallBack(): Promise<{ default: Component<Props & FallbackProps> }> {
    try {
      return { default: await load() };
    } catch {
      latest = lazy(loadOrFallBack);
      return { default: Fallback };
    }
  }
  return (props) => <LazyOptional getLatest={() => latest} props={props} />;
}

interface LazyOptionalProps<Props> {
  readonly getLatest: () => React.ComponentType<Props & FallbackProps>;
  readonly props: Props;
}

function LazyOptional<Props extends object>({ getLatest, props }: LazyOptionalProps<Props>) {
  const [Attempt, setAttempt] = useState(getLatest);
  return (
    // The boundary is inside, so that suspending does not discard the state above it.
    <Suspense>
      <Attempt {...props} onRetry={() => setAttempt(getLatest)} />
    </Suspense>
  );
}
