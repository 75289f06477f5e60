import type { MatchTeam } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MatchViewProps } from '../match-list.ts';
import { hasElimination } from '../match-summary.ts';
import styles from './match-details.module.css';
import { useMemberColumns } from './member-columns.tsx';
import { PlayerLink } from './player-link.tsx';
import type { SectionProps } from './section.tsx';
import cards from './standings.module.css';

/** Teams that are shown before a press of "all". */
const fewest = 6;

/** The first teams, and the player's own as the last of them if it placed lower. */
function selectFirst(teams: readonly MatchTeam[], ownTeam: number): readonly MatchTeam[] {
  const first = teams.slice(0, fewest);
  const own = teams.find(({ teamId }) => teamId === ownTeam);
  return own === undefined || first.includes(own) ? first : [...first.slice(0, -1), own];
}

/** The teams of the match as cards, best first, and on request all players with all figures. */
export function Standings({ match, list, query, linkTo }: SectionProps) {
  const { teams, player } = match;
  const isAll = query.get('teams') === 'all';
  const shown = isAll ? teams : selectFirst(teams, player.teamId);
  return (
    <>
      <ol className={classNames(cards.teams, !isAll && cards.first)}>
        {shown.map((team) => (
          <TeamCard key={team.teamId} team={team} match={match} list={list} />
        ))}
      </ol>
      {isAll && <AllPlayers match={match} list={list} />}
      {teams.length > fewest && (
        <p className={cards.more}>
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

interface TeamCardProps extends MatchViewProps {
  readonly team: MatchTeam;
}

function TeamCard({ team, match, list }: TeamCardProps) {
  const { game } = useSite();
  const format = useFormat();
  const sum = (of: (member: MatchTeam['members'][number]) => number) =>
    team.members.reduce((total, member) => total + of(member), 0);
  const teamKills = sum(({ kills }) => kills);
  const kills = format.number(teamKills);
  // The sum of the rounded figures that the page shows for each member.
  const damage = format.number(sum(({ damageDealt }) => Math.round(damageDealt)));
  return (
    <li className={classNames(cards.team, team.teamId === match.player.teamId && cards.own)}>
      <p className={cards.head}>
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
      </p>
      <ul>
        {team.members.map((member) => (
          <li key={`${member.playerId} ${member.name}`}>
            <span>
              <PlayerLink player={member} shard={member.shard} isOwn={member.playerId === list.accountId} />
            </span>{' '}
            <b data-none={member.kills === 0 || undefined}>{format.number(member.kills)}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** All players of the match, best team first. */
function AllPlayers({ match, list }: MatchViewProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const place = hasElimination(game, match) && {
    place: ({ teamRank }: MatchTeam['members'][number]) => teamRank,
  };
  const { name, figures } = useMemberColumns(list);
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
