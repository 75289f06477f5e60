import { lazy, Suspense, useState } from 'react';

export type Part<Props> = (props: Props) => React.ReactNode;
export type Load<Props> = () => Promise<Part<Props>>;

interface Absent {
  /** Asks for the part once more. */
  readonly onRetry: () => void;
}

const Nothing = () => null;

/**
 * A part of the frame that is fetched when it is first wanted. The page goes on without one that cannot be fetched:
 * `Absent` stands in its place, and the next time that it is wanted it is asked for anew.
 */
export function lazyOptional<Props extends object>(
  load: Load<Props>,
  Absent: Part<Absent> = Nothing,
): Part<Props> {
  // React keeps what a lazy component came to, a failure too: each try is a component of its own.
  let latest = lazy(fetchPart);
  async function fetchPart(): Promise<{ default: Part<Props & Absent> }> {
    try {
      return { default: await load() };
    } catch {
      latest = lazy(fetchPart);
      return { default: Absent };
    }
  }
  return (props) => <Optional latest={() => latest} props={props} />;
}

interface OptionalProps<Props> {
  readonly latest: () => React.ComponentType<Props & Absent>;
  readonly props: Props;
}

function Optional<Props extends object>({ latest, props }: OptionalProps<Props>) {
  const [Tried, setTried] = useState(latest);
  return (
    // In here, or what was tried would be forgotten with everything that waits for it.
    <Suspense>
      <Tried {...props} onRetry={() => setTried(latest)} />
    </Suspense>
  );
}
