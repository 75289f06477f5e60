import type { Site } from '@hotdrop/shared-domain/contract';
import type { Week } from '@hotdrop/shared-domain/text';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { useKeepReady } from '../loading/load-result.ts';
import { ErrorMessage } from '../loading/states.tsx';
import type { WeekData } from '../week-data/load-week.ts';
import { useWeekWords } from '../week-data/use-week-words.ts';
import { rememberWeek } from '../week-data/visited-weeks.ts';
import { BestOfWeek } from './best-of-week.tsx';
import { DayByDay } from './day-by-day.tsx';
import { NoMatchInWeek, NoSuchWeek } from './no-week.tsx';
import { ShareWeek } from './share-week.tsx';
import { useWeekDescription } from './use-week-description.ts';
import { weekLoader } from './week.loader.ts';
import styles from './week.module.css';
import { WeekHead } from './week-head.tsx';
import { WeekPoints } from './week-points.tsx';
import { WeekSessions } from './week-sessions.tsx';
import { PendingWeek } from './week-skeleton.tsx';

/** The page with its loader, which no other page needs. */
export const weekPage = (site: Site) => ({
  Component: WeekPage,
  loader: weekLoader(site),
});

/** A player's matches of an ISO week. All days and times are in UTC. */
export function WeekPage() {
  const { t } = useLingui();
  const { links } = useSite();
  const { week: id = '' } = useParams();
  const { shard, name } = useAddress();
  const loaded = useLoaderData<WeekData>();
  const data = useKeepReady(loaded, `${shard}/${name}/${id}`);
  const { week } = useWeekWords(id);
  const describe = useWeekDescription();
  const now = useNow();
  if (data.status === 'none') return null;
  if (data.status === 'no-week' || !week) return <NoSuchWeek id={id} week={week} />;
  const { number } = week;
  const year = String(week.year);
  const ready = data.status === 'ready' ? data.data : null;
  return (
    <>
      <PageMeta
        title={t`${name}, week ${number} of ${year}`}
        description={describe(name, week, ready)}
        picture={`${links.week({ shard, name, week: id })}/card.png`}
      />
      {/* Matches are kept for three months, and so are the pages of their weeks. */}
      <meta name="robots" content="noindex" />
      <WeekHead week={week} isOver={ready?.isOver ?? week.end <= now} />
      <Stack>
        {loaded.status === 'failed' && (
          <Failed isCompact={ready !== null} title={<Trans>The week could not be loaded</Trans>}>
            <ErrorMessage failure={loaded.failure} />
          </Failed>
        )}
        {data.status === 'pending' && <PendingWeek />}
        {ready && <Played played={ready} week={week} />}
      </Stack>
    </>
  );
}

function Played({ played, week }: { readonly played: PlayedWeek; readonly week: Week }) {
  const { player } = useProfile();
  const { accountId } = player;
  useEffect(() => rememberWeek(accountId, week.id), [accountId, week.id]);
  const { figures } = played;
  if (!figures) return <NoMatchInWeek played={played} week={week} />;
  return (
    <div className={styles.week}>
      <WeekPoints played={played} figures={figures} week={week} />
      <DayByDay sessions={played.sessions} week={week} />
      <BestOfWeek {...played} />
      <WeekSessions sessions={played.sessions} />
      <ShareWeek week={week} />
    </div>
  );
}
