import { Trans } from '@lingui/react/macro';
import { PlayerFailed } from './player-failed.tsx';
import { ExpectedTime } from './player-in-queue.tsx';

interface AtCapacityProps {
  /** The platform of the lookup. */
  readonly shard: string;
  readonly name: string;
  /** Milliseconds until the queue has room again. */
  readonly retryAfter: number;
  /** Replaces the button that reloads the page's data. */
  readonly retry?: React.ReactNode;
}

/** The page of a new player for whom the queue has no room. */
export const AtCapacity = ({ shard, name, retryAfter, retry }: AtCapacityProps) => (
  <PlayerFailed shard={shard} name={name} retry={retry} title={<Trans>The site is at capacity</Trans>}>
    <Trans>
      Too many new players are being looked up, and the queue is full. Please try again{' '}
      <ExpectedTime milliseconds={retryAfter} />.
    </Trans>
    {'\n'}
    <Trans>Players who were looked up before open at once.</Trans>
  </PlayerFailed>
);
