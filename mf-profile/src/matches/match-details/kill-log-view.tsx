import type { KillLog } from '@hotdrop/shared-domain/wire';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ReloadWithoutScripts } from '../../loading/revalidate-on-mount.tsx';
import { KillTimeline } from './kill-timeline.tsx';
import type { OpenedProps } from './match-details.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';

/** Who put out whom; or why that is not known. */
export function KillLogView({ match, list }: OpenedProps) {
  const { killLog } = match;
  switch (killLog.state) {
    case 'ready':
      return <KillTimeline match={match} list={list} entries={killLog.entries} />;
    case 'waiting':
      return <LateKillLog killLog={killLog} />;
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

/** Most are there after two or three; whoever still waits after these is told so. */
const mostTries = 20;

/** It is being fetched: the page asks again when it was told to, but not for ever. */
function LateKillLog({ killLog }: { readonly killLog: Extract<KillLog, { state: 'waiting' }> }) {
  const { revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  const isGivenUp = tries >= mostTries;
  useEffect(() => {
    if (isGivenUp) return;
    const again = () => void revalidate().then(() => setTries((so) => so + 1));
    const timer = setTimeout(again, killLog.retryAfter);
    return () => clearTimeout(timer);
  }, [revalidate, killLog, isGivenUp]);
  if (isGivenUp) {
    return (
      <Failed title={<Trans>The kill log is not ready yet</Trans>} onRetry={() => setTries(0)}>
        <Trans>The game is still preparing it. Please try again later.</Trans>
      </Failed>
    );
  }
  return (
    <>
      <ReloadWithoutScripts seconds={Math.ceil(killLog.retryAfter / 1000)} />
      <MatchSkeleton />
    </>
  );
}
