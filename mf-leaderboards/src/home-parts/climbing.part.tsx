import { platformOf, readShard } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { apiOf, type Climber } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import { Gained, PointsChange } from '../shared/board-parts.tsx';
import { PlayerRow, PlayerRows } from '../shared/player-rows.tsx';

/** The players who gained most places since yesterday. Absent until two days of boards are known. */
export const climbing: Part<'home', readonly Climber[]> = {
  async load({ site, signal }) {
    const answer = await apiOf(site).listClimbers({}, { signal });
    if (!answer.ok) reportFailure(site, answer.error, { area: 'mf-leaderboards', page: 'home' });
    return answer.ok ? answer.data.climbers : [];
  },
  Component: ({ data }) => data.length > 0 && <Climbers climbers={data} />,
};

function Climbers({ climbers }: { readonly climbers: readonly Climber[] }) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { number } = useFormat();
  return (
    <Panel
      title={<Trans>Climbing today</Trans>}
      aside={
        <MoreLink to={links.leaderboards()}>
          <Trans>All leaderboards</Trans>
        </MoreLink>
      }
    >
      <PlayerRows>
        {climbers.map((climber) => {
          const { shard, accountId, place, gained, points } = climber;
          const [from, to] = [number(place + gained), number(place)];
          const platform = readShard(game, platformOf(game, shard)).name[locale];
          return (
            <PlayerRow
              key={`${shard}/${accountId}`}
              player={climber}
              lead={<Gained places={gained} />}
              note={
                <Trans>
                  {platform}, #{from} to #{to}
                </Trans>
              }
              change={<PointsChange points={points} />}
            />
          );
        })}
      </PlayerRows>
    </Panel>
  );
}
