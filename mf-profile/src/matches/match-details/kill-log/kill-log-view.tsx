import type { KillLog } from '@hotdrop/shared-domain/wire';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { NoScriptRefresh } from '../../../loading/revalidate-on-mount.tsx';
import { MatchSkeleton } from '../match-skeleton.tsx';
import type { SectionProps } from '../section.tsx';
import { KillTimeline } from './kill-timeline.tsx';

/** The kill log, or the reason why there is none. */
export function KillLogView(props: SectionProps) {
  const { killLog } = props.match;
  switch (killLog.state) {
    case 'ready':
      return <KillTimeline {...props} entries={killLog.entries} />;
    case 'waiting':
      return <PendingKillLog killLog={killLog} isRequested={props.query.get('view') === 'kills'} />;
    case 'none':
      return (
        <p>
          <Reason {...killLog} />
        </p>
      );
  }
}

function Reason({ reason }: Extract<KillLog, { state: 'none' }>) {
  switch (reason) {
    case 'training':
      return <Trans>No Kill Logs available for Training Mode.</Trans>;
    case 'expired':
      return (
        <Trans>
          The game keeps kill logs for 14 days, and no one opened this match in that time, so its log was not
          saved.
        </Trans>
      );
    case 'unknown':
      return <Trans>The game does not provide a kill log for this match.</Trans>;
  }
}

/** Most kill logs are ready after two or three tries. */
const maxTries = 20;

interface PendingKillLogProps {
  readonly killLog: Extract<KillLog, { state: 'waiting' }>;
  /** Whether the address asks for it. Without scripts, only that page reloads itself. */
  readonly isRequested: boolean;
}

/** Polls for a kill log that the API still fetches, until it is ready or `maxTries` is reached. */
function PendingKillLog({ killLog, isRequested }: PendingKillLogProps) {
  const { revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  const { retryAfter } = killLog;
  const hasGivenUp = tries >= maxTries;
  useEffect(() => {
    if (tries >= maxTries) return;
    // A poll that fails brings no new kill log, so the number of tries starts the next one.
    const retry = () => void revalidate().then(() => setTries(tries + 1));
    const timer = setTimeout(retry, retryAfter);
    return () => clearTimeout(timer);
  }, [revalidate, retryAfter, tries]);
  if (hasGivenUp) {
    return (
      <Failed title={<Trans>The kill log is not ready yet</Trans>} onRetry={() => setTries(0)}>
        <Trans>The game is still preparing it. Please try again later.</Trans>
      </Failed>
    );
  }
  return (
    <>
      {isRequested && <NoScriptRefresh seconds={Math.ceil(retryAfter / 1000)} />}
      <MatchSkeleton />
    </>
  );
}
