import type { Answer } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { Table } from '@hotdrop/shared-ui/table';
import { TimeAgo, UnknownZone, useFindTodaysPeak, usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './top-games.module.css';

interface TopGamesProps {
  /** Null: the request failed. */
  readonly playing: Answer<'getPlaying'> | null;
  /** The player count of the site's game at the top of the page, which may be newer than the ranking. */
  readonly own: number | null;
}

/** The most played games, with the site's own game marked. */
export function TopGames({ playing, own }: TopGamesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const findTodaysPeak = useFindTodaysPeak();
  const pending = usePendingZone();
  const { ranking = [], updatedAt = null } = playing ?? {};
  return (
    <Panel
      title={<Trans>Top games</Trans>}
      className={styles.games}
      aside={
        updatedAt !== null &&
        ranking.length > 0 && (
          <Trans>
            Updated <TimeAgo time={updatedAt} />
          </Trans>
        )
      }
    >
      {!playing && <Failed title={<Trans>The top games could not be loaded</Trans>} />}
      {playing?.ranking.length === 0 && (
        <Empty title={<Trans>No ranking yet</Trans>}>
          <Trans>The most played games are counted every few minutes.</Trans>
        </Empty>
      )}
      {ranking.length > 0 && (
        <Table
          caption={t`Top games`}
          rows={ranking}
          rowKey={({ name }) => name}
          isMarked={({ isOwn }) => isOwn}
          columns={[
            {
              id: 'game',
              head: t`Game`,
              look: 'name',
              place: (_, index) => index + 1,
              cell: ({ name }) => name,
            },
            {
              id: 'now',
              head: t`Now`,
              look: 'number',
              cell: ({ isOwn, current }) => format.number(isOwn ? (own ?? current) : current),
            },
            {
              id: 'peak',
              head: (
                <>
                  {t`Peak today`}
                  <UnknownZone />
                </>
              ),
              look: 'number',
              cell: ({ peak, peaks }) => (
                <span className={pending}>{format.number(peaks ? findTodaysPeak(peaks)?.count : peak)}</span>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
