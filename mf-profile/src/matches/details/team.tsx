import { readTier } from '@hotdrop/shared-domain/game';
import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { MatchDetail, MatchMember } from '@hotdrop/shared-domain/wire';
import { Bar, Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { type Format, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { hasElimination } from '../days.ts';
import type { OpenedMatch } from '../opened-match.ts';
import styles from './match-details.module.css';
import { findTeam } from './match-story.ts';
import { Members, PlayerLink, useMemberColumns } from './standings.tsx';

/** The players of the team with their share of its damage, and the rest of the player's stats. */
export function Team({ match }: { readonly match: OpenedMatch }) {
  const { t } = useLingui();
  const { game } = useSite();
  const format = useFormat();
  const { name, kills, knocks, damage, alive, weapon } = useMemberColumns(match);
  const team = findTeam(match);
  const all = team.reduce((sum, { damageDealt }) => sum + damageDealt, 0);
  const hasShares = team.length > 1 && all > 0 && hasElimination(game, match);
  const shares: typeof damage = {
    ...damage,
    title: t`Damage, share of the team`,
    cell: ({ damageDealt }) => (
      <Row justify="end">
        <Text hideBelow={728} className={styles.share}>
          <Bar share={damageDealt / all} />
        </Text>
        {format.number(damageDealt)}
        <Text as="small" tone="muted">
          {format.percent(damageDealt / all, 0)}
        </Text>
      </Row>
    ),
  };
  const player: typeof name = {
    ...name,
    cell: (member) => (
      <Row>
        <Rank member={member} />
        <PlayerLink player={member} match={match} />
      </Row>
    ),
  };
  const columns = [
    player,
    kills,
    hasShares ? shares : damage,
    knocks,
    { ...weapon, phone: 'hidden' as const },
    alive,
  ].map((column) => ({ ...column, className: styles.narrow }));
  return (
    <>
      <Members caption={t`The team`} columns={columns} rows={team} />
      <OwnStats match={match} />
    </>
  );
}

/** The tier of a player whom the site knows. */
function Rank({ member: { ranked } }: { readonly member: MatchMember }) {
  const { game, locale } = useSite();
  if (ranked === null) return null;
  const tier = readTier(game, ranked);
  return (
    <Row as="span" title={tier.label[locale]} hideBelow={728}>
      <TierMark mark={tier.mark} size="s" />
      <VisuallyHidden>{tier.label[locale]} </VisuallyHidden>
    </Row>
  );
}

type ShowStat = (format: Format, value: number) => string;

const count: ShowStat = (format, value) => format.number(value);
const kilometers: ShowStat = (format, value) => format.kilometers(distanceInKilometers(value, 0));

/** Stats that the table of the team does not show. */
const stats: readonly (readonly [
  label: MessageDescriptor,
  of: (member: MatchMember) => number,
  show: ShowStat,
])[] = [
  [msg`Assists`, (own) => own.assists, count],
  [msg`Headshots`, (own) => own.headshotKills, count],
  [msg`Longest kill`, (own) => own.longestKill, (format, value) => format.meters(value)],
  [msg`Road kills`, (own) => own.roadKills, count],
  [msg`Team kills`, (own) => own.teamKills, count],
  [msg`Vehicles destroyed`, (own) => own.vehicleDestroys, count],
  [msg`Deaths`, (own) => own.deaths, count],
  [msg`Revives`, (own) => own.revives, count],
  [msg`Boosts`, (own) => own.boosts, count],
  [msg`Heals`, (own) => own.heals, count],
  [msg`Weapons acquired`, (own) => own.weaponsAcquired, count],
  [msg`Distance`, (own) => own.walkDistance + own.rideDistance, kilometers],
  [msg`Distance walked`, (own) => own.walkDistance, kilometers],
  [msg`Distance driven`, (own) => own.rideDistance, kilometers],
  [msg`Distance swum`, (own) => own.swimDistance, kilometers],
];

/** The player's other stats. A stat of 0 says nothing, and is left out. */
function OwnStats({ match: { player } }: { readonly match: MatchDetail }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { name } = player;
  const shown = stats.filter(([, of]) => of(player) > 0);
  if (shown.length === 0) return null;
  return (
    <Grid as="dl" min={50} gap={0} size="t13" className={styles.facts} aria-label={t`More stats of ${name}`}>
      {shown.map(([label, of, show]) => (
        <Row key={label.id} justify="between">
          <Text as="dt" tone="muted">
            {i18n._(label)}
          </Text>
          <Text as="dd" weight={600}>
            {show(format, of(player))}
          </Text>
        </Row>
      ))}
    </Grid>
  );
}
