import { readMode, readShard } from '@hotdrop/shared-domain/game';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Table } from '@hotdrop/shared-ui/table';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import type { RanksTableData } from './ranks-table.loader.ts';
import { useColumns } from './use-columns.tsx';

export function RanksTablePage() {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { shard, mode, content } = useLoaderData<RanksTableData>();
  const columns = useColumns(content?.meta);
  const shardName = readShard(game, shard).name[locale];
  const modeName = readMode(game, mode).name[locale];
  const title = t`${shardName} leaderboard`;
  return (
    <>
      <title>{t`${shardName} leaderboard, ${modeName} · Hotdrop`}</title>
      <PageHead title={title} />
      <Stack>
        <Panel label={title}>
          {content ? (
            <Table
              caption={title}
              columns={columns}
              rows={content.ranks}
              rowKey={(row) => row.accountId}
              hasPodium={content.meta.page === 1}
              sorting={{ column: 'points', direction: 'descending' }}
            />
          ) : (
            <Failed />
          )}
        </Panel>
        {content && <Pagination {...content.meta} to={(page) => links.leaderboards({ shard, mode, page })} />}
      </Stack>
    </>
  );
}
