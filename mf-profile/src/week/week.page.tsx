import type { Site } from '@hotdrop/shared-domain/contract';
import type { Week } from '@hotdrop/shared-domain/text';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { Columns, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Grid } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useNow } from '@hotdrop/shared-ui/site';
import { Failed, SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, useParams } from 'react-router-dom';
import { type LoaderArgs, useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { type LoadResult, useKeepReady, withHttpStatus } from '../loading/load-result.ts';
import { RevalidateOnMount } from '../loading/states.tsx';
import { describeWeek } from '../week-data/describe-week.ts';
import { loadWeek } from '../week-data/load-week.ts';
import { useWeekWords } from '../week-data/week-data.ts';
import { BestOfWeek } from './best-of-week.tsx';
import { DayByDay } from './day-by-day.tsx';
import { NoMatchInWeek, NoSuchWeek, ShareWeek, WeekHead } from './week-head.tsx';
import { WeekPoints } from './week-points.tsx';
import { WeekSessions } from './week-sessions.tsx';

/** The page with its loader, which no other page needs. */
export const weekPage = (site: Site) => ({
  Component: WeekPage,
  loader: async (args: LoaderArgs) => withHttpStatus(await loadWeek(site, args)),
});

/** A player's matches of an ISO week. All days and times are in UTC. */
function WeekPage() {
  const { t, i18n } = useLingui();
  const links = useLinks(linkPatterns);
  const { week: id = '' } = useParams();
  const { shard, name } = useAddress();
  const loaded = useLoaderData<LoadResult<PlayedWeek>>();
  const data = useKeepReady(loaded, `${shard}/${name}/${id}`);
  const { week } = useWeekWords(id);
  const format = useFormat();
  const now = useNow();
  if (data.status === 'empty' && !data.failure) return null;
  if (data.status === 'empty' || !week) return <NoSuchWeek id={id} week={week} />;
  const { number } = week;
  const year = String(week.year);
  const ready = data.status === 'ready' ? data.data : null;
  return (
    <>
      <PageMeta
        title={t`${name}, week ${number} of ${year}`}
        description={describeWeek({ name, week, played: ready, i18n, format })}
        picture={`${links.week({ shard, name, week: id })}/card.png`}
      />
      {/* Matches are kept for three months, and so are the pages of their weeks. */}
      <meta name="robots" content="noindex" />
      <WeekHead week={week} isOver={ready?.isOver ?? week.end <= now} />
      <Stack>
        {loaded.status === 'failed' && (
          <Failed
            kind={loaded.failure.kind}
            isCompact={ready !== null}
            title={<Trans>The week could not be loaded</Trans>}
          >
            <FailureReason failure={loaded.failure} />
          </Failed>
        )}
        {data.status === 'pending' && <PendingWeek />}
        {ready && <Played played={ready} week={week} />}
      </Stack>
    </>
  );
}

function Played({ played, week }: { readonly played: PlayedWeek; readonly week: Week }) {
  const { stats } = played;
  if (!stats) return <NoMatchInWeek played={played} week={week} />;
  return (
    <Grid gap={5}>
      <Columns shape="wideAndNarrow">
        <WeekPoints played={played} stats={stats} week={week} />
        <DayByDay sessions={played.sessions} week={week} />
      </Columns>
      <BestOfWeek {...played} />
      <Columns shape="wideAndNarrow">
        <WeekSessions sessions={played.sessions} />
        <ShareWeek week={week} />
      </Columns>
    </Grid>
  );
}

/** Has the grid of the page. Headings are real. */
const PendingWeek = () => (
  <Waiting>
    <RevalidateOnMount />
    <Columns shape="wideAndNarrow">
      <Panel>
        <SkeletonLines count={4} height={12} />
      </Panel>
      <Panel title={<Trans>Day by day</Trans>}>
        <SkeletonLines count={4} height={12} />
      </Panel>
    </Columns>
  </Waiting>
);
