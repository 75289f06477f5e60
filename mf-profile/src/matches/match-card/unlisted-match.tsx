import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { readPlayedMatches } from '../days/played-match.ts';
import { MatchDetails } from '../match-details/match-details.tsx';
import type { MatchList } from '../match-list.ts';
import { MatchCard } from './match-card.tsx';
import { useCardLinks } from './use-card-links.ts';

/** The opened match, if this page of the list does not contain it. */
export function UnlistedMatch(list: MatchList) {
  const { t } = useLingui();
  const { game } = useSite();
  const links = useCardLinks(list.accountId);
  const { opened } = list;
  if (opened?.status !== 'ready') {
    return (
      <Panel label={t`Match`}>
        <MatchDetails list={list} />
      </Panel>
    );
  }
  const { teams, player } = opened.data;
  const team = teams.find(({ teamId }) => teamId === player.teamId)?.members ?? [];
  const mates = team.filter(({ playerId, name }) => playerId !== player.playerId || name !== player.name);
  const match = { ...opened.data, participants: [player, ...mates] };
  return readPlayedMatches({ ...list, game, matches: [match] }).map((played) => (
    <MatchCard key={match.id} played={played} zone={null} links={links} open={{ id: match.id, list }} />
  ));
}
