import { isBot, readTier } from '@hotdrop/shared-domain/game';
import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { MatchMember, MatchTeam } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router-dom';
import { useQueryLink } from '../../address.ts';
import { linkPatterns } from '../../link-patterns.ts';
import { hasElimination } from '../days.ts';
import type { OpenedMatch } from '../opened-match.ts';
import styles from './match-details.module.css';

interface MatchProps {
  readonly match: OpenedMatch;
}

/** Teams that are shown before a press of "all". */
const fewest = 6;

/** The first teams, and the player's own as the last of them if it placed lower. */
function selectFirst(teams: readonly MatchTeam[], ownTeam: number): readonly MatchTeam[] {
  const first = teams.slice(0, fewest);
  const own = teams.find(({ teamId }) => teamId === ownTeam);
  return own === undefined || first.includes(own) ? first : [...first.slice(0, -1), own];
}

/** The teams of the match as cards, best first, and on request all players with all stats. */
export function Standings({ match }: MatchProps) {
  const { teams, player } = match;
  const [query] = useSearchParams();
  const link = useQueryLink();
  const isAll = query.get('teams') === 'all';
  const shown = isAll ? teams : selectFirst(teams, player.teamId);
  return (
    <>
      <Grid as="ol" columns={6} narrowColumns={3} phoneColumns={2}>
        {shown.map((team) => (
          <TeamCard key={team.teamId} team={team} match={match} />
        ))}
      </Grid>
      {isAll && <AllPlayers match={match} />}
      {teams.length > fewest && (
        <p className={styles.more}>
          <ButtonLink
            to={link({ view: 'standings', teams: isAll ? null : 'all' })}
            isSmall
            preventScrollReset
          >
            {isAll ? (
              <Trans>Only the first teams</Trans>
            ) : (
              <Plural value={teams.length} one="All # teams" other="All # teams" />
            )}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface TeamCardProps extends MatchProps {
  readonly team: MatchTeam;
}

function TeamCard({ team, match }: TeamCardProps) {
  const { game } = useSite();
  const format = useFormat();
  const sum = (of: (member: MatchMember) => number) =>
    team.members.reduce((total, member) => total + of(member), 0);
  const teamKills = sum(({ kills }) => kills);
  const kills = format.number(teamKills);
  // The sum of the rounded stats that the page shows for each member.
  const damage = format.number(sum(({ damageDealt }) => Math.round(damageDealt)));
  const hasPlayer = team.teamId === match.player.teamId;
  return (
    <li className={classNames(styles.card, hasPlayer && styles.playerTeam)}>
      <Row as="p" justify="between" className={styles.head}>
        <Text as="b" size="d24" tone={hasPlayer ? 'accent' : undefined}>
          {hasElimination(game, match) ? `#${team.rank}` : '–'}
        </Text>
        <Text tone="muted" size="t12" align="end">
          <Trans>
            <b>{kills}</b> <Plural value={teamKills} one="kill" other="kills" />
          </Trans>
          <br />
          <Trans>
            <b>{damage}</b> damage
          </Trans>
        </Text>
      </Row>
      <ul>
        {team.members.map((member) => (
          <Row as="li" justify="between" size="t13" tone="muted" key={keyOf(member)}>
            <Text wrap="truncate">
              <PlayerLink player={member} match={match} />
            </Text>
            <Text as="b" tone={member.kills > 0 ? 'text' : 'faint'}>
              {format.number(member.kills)}
            </Text>
          </Row>
        ))}
      </ul>
    </li>
  );
}

/** Bots can share an id. */
const keyOf = ({ playerId, name }: MatchMember) => `${playerId} ${name}`;

/** A table of players of the match in a frame. */
export const Members = (props: Omit<React.ComponentProps<typeof Table<MatchMember>>, 'rowKey'>) => (
  <div className={styles.framed}>
    <Table {...props} rowKey={keyOf} />
  </div>
);

/** All players of the match, best team first. */
function AllPlayers({ match }: MatchProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const place = hasElimination(game, match) && { place: ({ teamRank }: MatchMember) => teamRank };
  const { name, ...stats } = useMemberColumns(match);
  return (
    <Members
      caption={t`All players`}
      columns={[{ ...name, ...place }, ...Object.values(stats)]}
      rows={match.teams.flatMap((team) => team.members)}
      mark={({ teamId }) => (teamId === match.player.teamId ? 'mine' : undefined)}
    />
  );
}

/** The ranked standing of the players that the site knows, highest first. */
export function Ratings({ match }: MatchProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const format = useFormat();
  const { name } = useMemberColumns(match);
  const pointsOf = ({ ranked }: MatchMember) => ranked?.rankPoint ?? 0;
  const rated = match.teams
    .flatMap((team) => team.members)
    .filter(({ ranked }) => ranked !== null)
    .sort((one, other) => pointsOf(other) - pointsOf(one));
  if (rated.length === 0) {
    return (
      <p>
        <Trans>No rank data is available for the players in this match.</Trans>
      </p>
    );
  }
  const columns: readonly Column<MatchMember>[] = [
    { ...name, place: (_, index) => index + 1 },
    {
      id: 'tier',
      head: t`Tier`,
      cell: ({ ranked }) => ranked && <TierName tier={readTier(game, ranked)} />,
    },
    {
      id: 'points',
      head: t`Points`,
      variant: 'number',
      cell: (member) => format.number(pointsOf(member)),
      sortBy: pointsOf,
    },
    {
      id: 'team',
      head: t`Place in the match`,
      variant: 'number',
      cell: ({ teamRank }) => (hasElimination(game, match) ? `#${teamRank}` : '–'),
      sortBy: ({ teamRank }) => teamRank,
    },
  ];
  return (
    <Members
      caption={t`Ranks`}
      columns={columns}
      rows={rated}
      mark={({ playerId }) => (playerId === match.player.playerId ? 'mine' : undefined)}
    />
  );
}

/** The columns of tables that list players of a match, in their order. */
export function useMemberColumns(match: OpenedMatch) {
  const { t } = useLingui();
  const format = useFormat();
  const number = (
    id: string,
    head: string,
    of: (member: MatchMember) => number,
    show: (value: number) => React.ReactNode = format.number,
  ): Column<MatchMember> => ({
    id,
    head,
    variant: 'number',
    cell: (member) => show(of(member)),
    sortBy: of,
  });
  return {
    name: {
      id: 'name',
      head: t`Player`,
      variant: 'name',
      cell: (member) => <PlayerLink player={member} match={match} />,
    } satisfies Column<MatchMember>,
    kills: number('kills', t`Kills`, (member) => member.kills),
    // Damage is next to kills, so that phones show it without scrolling.
    damage: number('damage', t`Damage`, (member) => member.damageDealt),
    knocks: number('knocks', t`Knocks`, (member) => member.dbnos),
    assists: number('assists', t`Assists`, (member) => member.assists),
    alive: number('alive', t`Alive`, (member) => member.timeSurvived, format.clock),
    distance: number(
      'distance',
      t`Distance`,
      (member) => distanceInKilometers(member.walkDistance, member.rideDistance),
      format.kilometers,
    ),
    revives: number('revives', t`Revives`, (member) => member.revives),
    weapon: {
      id: 'weapon',
      head: t`Main weapon`,
      variant: 'quiet',
      cell: ({ mainWeapon }) => (mainWeapon ? (match.weapons[mainWeapon] ?? mainWeapon) : '–'),
    } satisfies Column<MatchMember>,
  };
}

interface PlayerLinkProps extends MatchProps {
  readonly player: { readonly playerId: string; readonly name: string; readonly shard?: string };
}

/** Links to the profile of a player of the match, unless the page is about that player. Marks bots, which have none. */
export function PlayerLink({ player: { playerId, name, shard }, match: { player } }: PlayerLinkProps) {
  const links = useLinks(linkPatterns);
  if (playerId === player.playerId) {
    return (
      <Text as="b" tone="accent">
        {name}
      </Text>
    );
  }
  if (isBot(playerId)) {
    return (
      <span>
        <Text as="small" tone="faint" size="t12">
          <Trans>bot</Trans>
        </Text>{' '}
        {name}
      </span>
    );
  }
  // The site may not know this player yet, and crawlers must not cause lookups.
  return (
    <Link to={links.profile({ shard: shard ?? player.shard, name })} rel="nofollow">
      {name}
    </Link>
  );
}
