import type { Part } from '@hotdrop/shared-domain/contract';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useCodeOnDemand } from '@hotdrop/shared-ui/code-on-demand';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
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

/** A link to the page of the replay, until the replay is there in its place. */
function ReplayTab(props: ReplayTabProps) {
  const site = useSite();
  const { code, box } = useCodeOnDemand(
    async () => {
      const { EmbeddedReplay } = await import(
        /* webpackChunkName: "embedded-replay" */ '../replay/embedded/embedded-replay.tsx'
      );
      return { EmbeddedReplay };
    },
    { area: 'mf-hotdrops', page: 'replay' },
    { isUrgent: true },
  );
  const { shard, matchId, player } = props;
  return (
    <div ref={box}>
      {code ? (
        <code.EmbeddedReplay {...props} />
      ) : (
        <ButtonLink to={replayAddress(site, { shard, match: matchId, player })} rel="nofollow">
          <Trans>Replay</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
