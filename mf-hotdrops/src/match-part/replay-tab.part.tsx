import type { Part } from '@hotdrop/shared-domain/slots';
import { whenIdle } from '@hotdrop/shared-ui/browser';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useIsHydrated, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { replayAddress, toPlatform } from '../places/places.ts';

/** A tab of an opened match: its replay, without the head of its page. */
export const replayTab: Part<'match.section'> = {
  Component: ({ context: { match, player } }) => (
    <ReplayTab shard={toPlatform(player.shard)} matchId={match.id} player={player.name} />
  ),
};

interface ReplayTabProps {
  readonly shard: string;
  readonly matchId: string;
  readonly player: string;
}

const EmbeddedReplay = lazy(
  whenIdle(async () => {
    const { EmbeddedReplay } = await import(
      /* webpackChunkName: "embedded-replay" */ '../replay/embedded/embedded-replay.tsx'
    );
    return { default: EmbeddedReplay };
  }),
);

/** A link to the page of the replay, until the replay is there in its place. Servers do not draw replays. */
function ReplayTab(props: ReplayTabProps) {
  const site = useSite();
  const { shard, matchId, player } = props;
  const link = (
    <ButtonLink to={replayAddress(site, { shard, match: matchId, player })} rel="nofollow">
      <Trans>Replay</Trans>
    </ButtonLink>
  );
  return useIsHydrated() ? (
    <Suspense fallback={link}>
      <EmbeddedReplay {...props} />
    </Suspense>
  ) : (
    link
  );
}
