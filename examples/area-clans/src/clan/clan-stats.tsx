import { useFormat, useNow } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { useLingui } from '@lingui/react/macro';
import { type Clan, playersOf } from '../calls.ts';
import type { Member } from './clan.loader.ts';
import { countWeek } from './played-week.ts';

interface ClanStatsProps {
  readonly clan: Clan;
  readonly members: readonly Member[];
}

/** The clan in numbers. */
export function ClanStats({ clan, members }: ClanStatsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const points = members.flatMap(({ ranked }) => (ranked ? [ranked.currentRankPoint] : []));
  const weeks = members.map((member) => countWeek(member, now));
  const active = weeks.filter((matches) => (matches ?? 0) > 0).length;
  return (
    <StatTiles columns={3}>
      <StatTile
        label={t`Average points`}
        value={points.length > 0 ? format.number(points.reduce((a, b) => a + b, 0) / points.length) : null}
      />
      <StatTile label={t`Active this week`} value={format.number(active)} />
      <StatTile label={t`Play this evening`} value={format.number(playersOf(clan).length)} />
    </StatTiles>
  );
}
