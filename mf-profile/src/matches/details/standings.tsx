import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { MatchMember, MatchTeam } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { hasElimination } from '../days.ts';
import type { OpenedMatch } from '../match-list.ts';
import styles from './match-details.module.css';
import type { SectionProps } from './section.tsx';

type MatchProps = Pick<SectionProps, 'match'>;

/** Teams that are shown before a press of "all". */
const fewest = 6;

/** The first teams, and the player's own as the last of them if it placed lower. */
function selectFirst(teams: readonly MatchTeam[], ownTeam: number): readonly MatchTeam[] {
  const first = teams.slice(0, fewest);
  const own = teams.find(({ teamId }) => teamId === ownTeam);
  return own === undefined || first.includes(own) ? first : [...first.slice(0, -1), own];
}

/** The teams of the match as cards, best first, and on request all players with all figures. */
export function Standings({ match, query, linkTo }: SectionProps) {
  const { teams, player } = match;
  const isAll = query.get('teams') === 'all';
  const shown = isAll ? teams : selectFirst(teams, player.teamId);
  return (
    <>
      <ol className={classNames(styles.teams, !isAll && styles.first)}>
        {shown.map((team) => (
          <TeamCard key={team.teamId} team={team} match={match} />
        ))}
      </ol>
      {isAll && <AllPlayers match={match} />}
      {teams.length > fewest && (
        <p className={styles.allTeams}>
          <ButtonLink
            to={linkTo({ view: 'standings', teams: isAll ? null : 'all' })}
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
  const sum = (of: (member: MatchTeam['members'][number]) => number) =>
    team.members.reduce((total, member) => total + of(member), 0);
  const teamKills = sum(({ kills }) => kills);
  const kills = format.number(teamKills);
  // The sum of the rounded figures that the page shows for each member.
  const damage = format.number(sum(({ damageDealt }) => Math.round(damageDealt)));
  return (
    <li className={classNames(styles.team, team.teamId === match.player.teamId && styles.ownTeam)}>
      <Text as="p" tone="muted" size="t12" className={styles.head}>
        <b>{hasElimination(game, match) ? `#${team.rank}` : '–'}</b>
        <span>
          <Trans>
            <b>{kills}</b> <Plural value={teamKills} one="kill" other="kills" />
          </Trans>
        </span>{' '}
        <span>
          <Trans>
            <b>{damage}</b> damage
          </Trans>
        </span>
      </Text>
      <ul>
        {team.members.map((member) => (
          <li key={`${member.playerId} ${member.name}`}>
            <span>
              <PlayerLink
                player={member}
                shard={member.shard}
                isOwn={member.playerId === match.player.playerId}
              />
            </span>{' '}
            <b data-none={member.kills === 0 || undefined}>{format.number(member.kills)}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** All players of the match, best team first. */
function AllPlayers({ match }: MatchProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const place = hasElimination(game, match) && {
    place: ({ teamRank }: MatchTeam['members'][number]) => teamRank,
  };
  const { name, figures } = useMemberColumns(match);
  return (
    <div className={styles.framed}>
      <Table
        caption={t`All players`}
        columns={[{ ...name, ...place }, ...figures]}
        rows={match.teams.flatMap((team) => team.members)}
        rowKey={(member) => `${member.playerId} ${member.name}`}
        isMarked={({ teamId }) => teamId === match.player.teamId}
      />
    </div>
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
      cell: ({ ranked }) => ranked && <TierName tier={game.tiers.read(ranked)} look="table" />,
    },
    {
      id: 'points',
      head: t`Points`,
      look: 'number',
      cell: (member) => format.number(pointsOf(member)),
      sortBy: pointsOf,
    },
    {
      id: 'team',
      head: t`Place in the match`,
      look: 'number',
      cell: ({ teamRank }) => (hasElimination(game, match) ? `#${teamRank}` : '–'),
      sortBy: ({ teamRank }) => teamRank,
    },
  ];
  return (
    <div className={styles.framed}>
      <Table
        caption={t`Ranks`}
        columns={columns}
        rows={rated}
        rowKey={(member) => `${member.playerId} ${member.name}`}
        isMarked={({ playerId }) => playerId === match.player.playerId}
      />
    </div>
  );
}

/** The columns of tables that list players of a match. */
function useMemberColumns({ player, weapons }: OpenedMatch) {
  const { t } = useLingui();
  const format = useFormat();
  const number = (
    id: string,
    head: string,
    of: (member: MatchMember) => number,
    rest: Partial<Column<MatchMember>> = {},
  ): Column<MatchMember> => ({
    id,
    head,
    look: 'number',
    cell: (member) => format.number(of(member)),
    sortBy: of,
    ...rest,
  });
  const name: Column<MatchMember> = {
    id: 'name',
    head: t`Player`,
    look: 'name',
    cell: (member) => (
      <PlayerLink player={member} shard={member.shard} isOwn={member.playerId === player.playerId} />
    ),
  };
  const figures: readonly Column<MatchMember>[] = [
    number('kills', t`Kills`, (member) => member.kills),
    // Damage is next to kills, so that phones show it without scrolling.
    number('damage', t`Damage`, (member) => member.damageDealt),
    number('knocks', t`Knocks`, (member) => member.dbnos),
    number('assists', t`Assists`, (member) => member.assists),
    number('alive', t`Alive`, (member) => member.timeSurvived, {
      cell: (member) => format.clock(member.timeSurvived),
    }),
    number('distance', t`Distance`, (member) => member.walkDistance + member.rideDistance, {
      cell: (member) => format.kilometers(distanceInKilometers(member.walkDistance, member.rideDistance)),
    }),
    number('revives', t`Revives`, (member) => member.revives),
    {
      id: 'weapon',
      head: t`Main weapon`,
      look: 'quiet',
      cell: ({ mainWeapon }) => (mainWeapon ? (weapons[mainWeapon] ?? mainWeapon) : '–'),
    },
  ];
  return { name, figures };
}

interface PlayerLinkProps {
  readonly player: { readonly playerId: string; readonly name: string };
  /** Spelled as in the game's data. */
  readonly shard: string;
  /** Whether the page is about this player. */
  readonly isOwn: boolean;
}

export const isBot = (playerId: string) => playerId.startsWith('ai.');

export function PlayerLink({ player, shard, isOwn }: PlayerLinkProps) {
  const { links } = useSite();
  if (isOwn)
    return (
      <Text as="b" tone="accent">
        {player.name}
      </Text>
    );
  if (isBot(player.playerId)) return player.name;
  // The site may not know this player yet, and crawlers must not cause lookups.
  return (
    <Link to={links.profile({ shard, name: player.name })} rel="nofollow">
      {player.name}
    </Link>
  );
}
