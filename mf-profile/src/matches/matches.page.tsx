import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { useAddress } from '../address/use-address.ts';
import { FailureWords } from '../loading/error-message.tsx';
import { LateMatches } from './late-matches.tsx';
import { isFiltered } from './list-position.ts';
import { MatchFilter } from './match-filter.tsx';
import { MatchListing } from './match-list.tsx';
import type { MatchesData } from './matches.loader.ts';
import { NoMatches } from './no-matches.tsx';
import { OverviewLink } from './overview-link.tsx';
import { usePlace } from './use-list-position.ts';

/** A player's matches of the last three months. */
export function MatchesPage() {
  const { t } = useLingui();
  const { links } = useSite();
  const { platform, name } = useAddress();
  const { place } = usePlace();
  const data = useLoaderData() as MatchesData;
  return (
    <>
      <PageMeta
        title={t`${name}: matches`}
        description={t`${name}’s matches from the last 3 months: results, kill logs, teams, and standings.`}
        picture={links.shareCard({ shard: platform, name })}
      />
      {data.is === 'waiting' && <LateMatches />}
      {data.is === 'failed' && (
        <Failed title={<Trans>The matches could not be loaded</Trans>} more={<OverviewLink />}>
          <FailureWords failure={data.failure} />
        </Failed>
      )}
      {data.is === 'ready' && (
        <>
          {(data.data.totalCount > 0 || isFiltered(place)) && <MatchFilter matches={data.data.matches} />}
          {data.data.totalCount === 0 ? <NoMatches /> : <MatchListing {...data.data} />}
        </>
      )}
    </>
  );
}
