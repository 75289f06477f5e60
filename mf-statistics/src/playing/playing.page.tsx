import { ChangeSinceYesterday } from '@hotdrop/shared-ui/change-since-yesterday';
import { Columns, PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { useKept } from '@hotdrop/shared-ui/states';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { Comments } from '../comments/comments.tsx';
import { StatisticsTabs } from '../tabs/statistics-tabs.tsx';
import { PlayerChart } from './player-chart.tsx';
import type { PlayingData } from './playing.loader.ts';
import styles from './playing.module.css';
import { TopGames } from './top-games.tsx';
import { usePlayerCount } from './use-player-count.ts';

const hasNoCounts = ({ playing }: PlayingData) => playing === null;

export function PlayingPage() {
  const { game, links } = useSite();
  const { t } = useLingui();
  const format = useFormat();
  const loaded = useLoaderData<PlayingData>();
  const { range, playing } = useKept(loaded, hasNoCounts);
  const { commentsPage, comments } = loaded;
  const isFailed = hasNoCounts(loaded);
  const count = usePlayerCount();
  const gameName = game.shortName;
  const number = format.number(count?.count ?? null);
  const inWords = count?.count ? t`${number} playing ${gameName} now` : t`${gameName} players now`;
  return (
    <>
      <PageMeta
        title={inWords}
        description={t`Current ${gameName} player count, trends over the last day, week, month, and year, and the most played games on Steam.`}
      />
      <PageHead
        kicker={<Trans>Playing now</Trans>}
        title={
          <>
            <span className={styles.count} aria-hidden="true">
              {number}
            </span>
            <VisuallyHidden>{inWords}</VisuallyHidden>
          </>
        }
        lead={
          count?.count ? (
            <>
              <ChangeSinceYesterday now={count.count} yesterday={count.yesterday} />
              {count.at && (
                <span className={styles.time}>
                  <Trans>
                    Updated <TimeAgo time={count.at} />
                  </Trans>
                </span>
              )}
            </>
          ) : (
            <Trans>The player count could not be loaded.</Trans>
          )
        }
      />
      <StatisticsTabs />
      <Stack>
        <PlayerChart range={range} history={playing?.history ?? null} isFailed={isFailed} />
        <div className={styles.below}>
          <Columns shape="wideAndNarrow">
            <TopGames playing={playing} own={count?.count ?? null} />
            <Comments
              loaded={comments}
              page={commentsPage}
              address={links.playing({ range: loaded.range })}
            />
          </Columns>
        </div>
      </Stack>
    </>
  );
}
