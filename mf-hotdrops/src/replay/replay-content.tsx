import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { replayAddress } from '../places/replay-address.ts';
import { NoReplay } from './no-replay.tsx';
import type { ReplayPlayerProps } from './player/replay-player.tsx';
import type { ReplayData } from './read-replay.ts';
import styles from './replay.module.css';
import { Events } from './story/events.tsx';
import { Fights } from './story/fight-list.tsx';
import { RoutePicture } from './story/route-picture.tsx';
import { Watch } from './watch.tsx';

interface ReplayContentProps extends Pick<ReplayPlayerProps, 'isPage' | 'onMoment'> {
  /** The last good answer, which stays on screen. */
  readonly shown: ReplayData;
  /** Whether the last request failed. */
  readonly hasFailed: boolean;
  /** The moment to show. Null: it waits for a press. */
  readonly at: number | null;
  readonly onRetry: () => void;
}

/** A replay without its head: the player or the picture in its place, what happened, and the fights. */
export function ReplayContent({ shown, hasFailed, at, isPage, onMoment, onRetry }: ReplayContentProps) {
  const site = useSite();
  const { shard, match, story, absence, isCut, map, ground, version } = shown;
  const momentAt = (second: number) =>
    replayAddress(site, { shard, match: match?.id ?? '', at: second, player: story?.follows });
  const events = story && <Events story={story} momentAt={momentAt} />;
  return (
    <>
      {hasFailed && (
        <Failed
          isCompact={match !== null}
          title={<Trans>The replay could not be loaded</Trans>}
          onRetry={onRetry}
        />
      )}
      {absence && <NoReplay absence={absence} shown={shown} onRetry={onRetry} />}
      {match && story && (
        <>
          {isCut && (
            <p className={styles.notice}>
              <Trans>The game’s log of this match breaks off, so its end is missing.</Trans>
            </p>
          )}
          {!story.hasLandings && (
            <p className={styles.notice}>
              <Trans>No one landed in the log of this match.</Trans>
            </p>
          )}
          {version !== null && (
            <Watch
              key={match.id}
              {...{ shard, version, map, ground, at, isPage, onMoment }}
              match={match.id}
              player={story.follows}
              after={events}
            >
              <div className={styles.grid}>
                <RoutePicture story={story} map={map} ground={ground} />
                {events}
              </div>
            </Watch>
          )}
          {story.fights.length > 0 && <Fights story={story} momentAt={momentAt} />}
        </>
      )}
    </>
  );
}
