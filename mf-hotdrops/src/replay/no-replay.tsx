import { ButtonLink } from '@hotdrop/shared-ui/button';
import { ClockIcon, type Icon, InfoIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { dropsAddress } from '../places/maps.ts';
import type { Absence, ReplayData } from './read-replay.ts';

interface NoReplayProps {
  readonly absence: Absence;
  readonly shown: ReplayData;
  /** Reads the replay again. */
  readonly onRetry: () => void;
}

/** Says why a match has no replay, and what to do. One that is being made appears by itself. */
export function NoReplay({ absence, shown: { shard, player }, onRetry }: NoReplayProps) {
  const site = useSite();
  useRetry(absence.retryAfter, onRetry);
  const { title, words, icon } = explain(absence);
  return (
    <div role="status">
      <Empty
        icon={icon ?? InfoIcon}
        title={title}
        actions={
          <>
            {player && (
              <ButtonLink to={site.links.profile({ shard, name: player })} rel="nofollow">
                {player}
              </ButtonLink>
            )}
            <ButtonLink to={dropsAddress(site)}>
              <Trans>All hot drops</Trans>
            </ButtonLink>
          </>
        }
      >
        {words}
      </Empty>
    </div>
  );
}

interface Explanation {
  readonly title: ReactNode;
  readonly words: ReactNode;
  readonly icon?: Icon;
}

function explain(absence: Absence): Explanation {
  if (absence.state === 'waiting')
    return {
      icon: ClockIcon,
      title: <Trans>The replay is being made</Trans>,
      words: <Trans>This takes 10 to 20 seconds. The page shows it as soon as it is there.</Trans>,
    };
  const reasons: Readonly<Record<typeof absence.reason, Explanation>> = {
    training: {
      title: <Trans>Training has no replay</Trans>,
      words: <Trans>The game keeps no log of it.</Trans>,
    },
    expired: {
      title: <Trans>This match is too old for a replay</Trans>,
      words: <Trans>The game keeps its logs for 14 days, and no one opened this match in that time.</Trans>,
    },
    unknown: {
      title: <Trans>This match has no replay</Trans>,
      words: <Trans>The game published no log of it, or one without places.</Trans>,
    },
    failed: {
      title: <Trans>The replay could not be made</Trans>,
      words: <Trans>The game’s log of this match could not be read. We try again by ourselves.</Trans>,
    },
    unreadable: {
      title: <Trans>The replay could not be read</Trans>,
      words: <Trans>It may need a newer version of this page. Please reload it.</Trans>,
    },
  };
  return reasons[absence.reason];
}

/** A longer wait is for a later visit. */
const longestWait = 60_000;

/** Tries again after some milliseconds. Null, or too long: never. */
function useRetry(wait: number | null, onRetry: () => void) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (wait === null || wait > longestWait) return;
    const timer = setInterval(retry, Math.max(wait, 1_000));
    return () => clearInterval(timer);
  }, [wait]);
}
