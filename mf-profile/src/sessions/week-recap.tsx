import { dayLength, formatDate, inUtc, parseWeek } from '@hotdrop/shared-domain/text';
import type { Answer, PlayedWeek } from '@hotdrop/shared-domain/wire';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { SkeletonLines } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import styles from '../overview/overview.module.css';
import { DataPanel } from '../panels/data-panel.tsx';
import type { PanelData } from '../panels/use-panel-data.ts';
import { panelKey, usePanelPlayer } from '../panels/use-panel-player.ts';
import { findLastWeek } from '../week-data/find-last-week.ts';
import { findMainMode } from '../week-data/summarize-week.ts';
import { isWeekVisited } from '../week-data/visited-weeks.ts';
import { SessionRecap } from './session-recap.tsx';

/** The last week in words, until the visitor has opened it. Shows nothing if it has no match. */
export function WeekRecap({ loaded }: { readonly loaded: PanelData<Answer<'getWeek'>> }) {
  const { api } = useSite();
  const player = usePanelPlayer();
  const [week] = useState(findLastWeek(useNow()));
  const [isVisited, setIsVisited] = useState(false);
  const { accountId } = player;
  useEffect(() => setIsVisited(isWeekVisited(accountId, week)), [accountId, week]);
  if (isVisited) return null;
  return (
    <DataPanel
      title={<Trans>Last week</Trans>}
      loaded={loaded}
      panelKey={panelKey(player)}
      load={(signal) => api.getWeek({ ...player, week }, { signal })}
      skeleton={<SkeletonLines count={1} height={5} />}
    >
      {(played) => played.figures && <Week played={played} />}
    </DataPanel>
  );
}

function Week({ played }: { readonly played: PlayedWeek }) {
  const { links, locale } = useSite();
  const { shard, name } = useAddress();
  const week = parseWeek(played.week);
  if (!week) return null;
  const { number, start, end } = week;
  // Visitors know the year of last week.
  const [from, to] = [start, end - dayLength].map((time) => formatDate(time, 'day', locale, inUtc));
  return (
    <Link to={links.week({ shard, name, week: played.week })} className={styles.recap}>
      <p className={styles.kicker}>
        <Trans>
          Week {number} · {from} to {to}
        </Trans>
      </p>
      <p>
        <SessionRecap {...toRecap(played)} />
      </p>
      <ChevronRightIcon />
    </Link>
  );
}

/** A week has the sentences of a session, with the points of the main mode. */
function toRecap(played: PlayedWeek) {
  const { figures, bestMatch, sessions } = played;
  const points = findMainMode(played)?.points ?? null;
  return {
    matches: figures?.matches ?? 0,
    others: sessions.reduce((sum, { others }) => sum + others, 0),
    wins: figures?.wins ?? 0,
    top10s: figures?.top10s ?? 0,
    best: bestMatch,
    points: points && points.to - points.from,
  };
}
