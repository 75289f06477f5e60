import { Columns, PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { rankedModesOf } from '../shared/board.ts';
import { BoardDescription } from '../shared/board-description.tsx';
import { AllBoards } from './all-boards.tsx';
import type { RanksSummaryData } from './ranks-summary.loader.ts';
import { TopTen } from './top-ten.tsx';

export function RanksSummaryPage() {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { boards, mode, season, sizes } = useLoaderData<RanksSummaryData>();
  const gameName = game.shortName;
  const read = boards.flatMap(({ content }) => content?.updatedAt ?? []).sort();
  return (
    <>
      <PageMeta
        title={t`${gameName} leaderboards`}
        description={t`The best ranked ${gameName} players of each platform and region: points, tier, wins and damage.`}
      />
      <PageHead
        title={<Trans>Leaderboards</Trans>}
        lead={
          <BoardDescription
            scope={t`Top 10 on each platform.`}
            season={season?.id ?? null}
            time={read[0] ?? null}
          />
        }
      >
        <Tabs
          look="tightSegments"
          label={t`Mode`}
          tabs={rankedModesOf(game, season).map(({ id, name }) => ({
            to: `${links.leaderboards()}?mode=${id}`,
            label: name[locale],
            isCurrent: id === mode,
          }))}
        />
      </PageHead>
      <Stack>
        <Columns shape="halves">
          {boards.map((board) => (
            <TopTen key={board.shard} {...board} mode={mode} season={season} />
          ))}
        </Columns>
        <AllBoards mode={mode} sizes={sizes} />
      </Stack>
    </>
  );
}
