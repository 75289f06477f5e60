import { readMap } from '@hotdrop/shared-domain/game';
import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { hasElimination } from './days.ts';
import { useLoadedMatch } from './opened-match.ts';
import { readNames } from './read-names.ts';

/** The title, description, and picture of the list, or of the match that the address opens. */
export function MatchesMeta() {
  const match = useLoadedMatch();
  return match ? <MatchMeta match={match} /> : <ListMeta />;
}

function ListMeta() {
  const { t } = useLingui();
  const links = useLinks(linkPatterns);
  const { platform, name } = useAddress();
  return (
    <PageMeta
      title={t`${name}: matches`}
      description={t`${name}’s matches from the last 3 months: results, kill logs, teams, and standings.`}
      picture={links.playerCard({ shard: platform, name })}
    />
  );
}

function MatchMeta({ match }: { readonly match: MatchDetail }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const links = useLinks(linkPatterns);
  const { shard, name, season } = useAddress();
  const { teamRank, teamTotal, kills, damageDealt, timeSurvived } = match.player;
  const map = readMap(game, match.mapName).name[locale];
  const { mode, kind } = readNames(game, match, locale);
  const about = [mode, kind].filter(Boolean).join(' · ');
  const damage = format.number(damageDealt);
  const time = format.clock(timeSurvived);
  const page = links.match({ shard, name, season: season?.id ?? '', match: match.id });
  return (
    <PageMeta
      title={
        hasElimination(game, match)
          ? t`${name}: #${teamRank} of ${teamTotal} on ${map}`
          : t`${name}: ${about}`
      }
      description={t`${about}. Kills: ${kills}, damage: ${damage}, alive: ${time}.`}
      picture={`${page}/card.png`}
    />
  );
}
