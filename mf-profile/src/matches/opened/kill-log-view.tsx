import type { KillLog } from '@hotdrop/shared-domain/wire';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ReloadWithoutScripts } from '../../load-again.tsx';
import { MatchBones } from '../match-bones.tsx';
import type { OpenedProps } from '../match-details.tsx';
import { KillTimeline } from './kill-timeline.tsx';

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
      return <Trans>The game keeps kill logs for 14 days, and nobody had asked for this one.</Trans>;
    case 'unknown':
      return <Trans>The game has no kill log for this match.</Trans>;
  }
}

/** It is being fetched: the page asks again when it was told to. */
function LateKillLog({ killLog }: { readonly killLog: Extract<KillLog, { state: 'waiting' }> }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), killLog.retryAfter);
    return () => clearTimeout(timer);
  }, [revalidate, killLog]);
  return (
    <>
      <ReloadWithoutScripts seconds={Math.ceil(killLog.retryAfter / 1000)} />
      <MatchBones />
    </>
  );
}
