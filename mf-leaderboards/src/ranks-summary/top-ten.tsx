import { readShard } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Failed, useKept } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BiggestClimb } from '../shared/biggest-climb.tsx';
import type { RunningSeason } from '../shared/board.ts';
import { Cutoffs } from '../shared/cutoffs.tsx';
import { FavoriteStar, useIsFavorite } from '../shared/favorite-star.tsx';
import { Movement } from '../shared/movement.tsx';
import { NoRankedPlayers } from '../shared/no-ranked-players.tsx';
import type { SummaryBoard } from './ranks-summary.loader.ts';
import styles from './top-ten.module.css';

interface TopTenProps extends SummaryBoard {
  readonly mode: string;
  readonly season: RunningSeason | null;
}

const isMissing = ({ content }: SummaryBoard) => content === null;

/** The best players of a platform, each a link, with the points that the first places need. */
export function TopTen(loaded: TopTenProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { shard, mode, season } = loaded;
  const { content } = useKept(loaded, isMissing, mode);
  const platform = readShard(game, shard).name[locale];
  const board = links.leaderboards({ shard, mode });
  const cutoffs = (content?.cutoffs ?? []).filter(({ rankPoint }) => rankPoint !== null);
  return (
    <Panel
      className={styles.board}
      title={
        <span className={styles.platform}>
          <PlatformMark platform={shard} />
          {platform}
        </span>
      }
      aside={
        <MoreLink to={board}>
          <Trans>Full leaderboard</Trans>
        </MoreLink>
      }
    >
      {isMissing(loaded) && (
        <Failed isCompact={content !== null} title={<Trans>The leaderboard could not be loaded</Trans>} />
      )}
      {content?.ranks.length === 0 && <NoRankedPlayers season={season} />}
      {content && content.ranks.length > 0 && (
        <>
          <ol aria-label={t`The best players on ${platform}`}>
            {content.ranks.map((row, index) => (
              <TopPlayer key={`${row.accountId} ${row.region}`} row={row} place={index + 1} />
            ))}
          </ol>
          <div className={styles.more}>
            {cutoffs.length > 0 && (
              <Cutoffs cutoffs={cutoffs} to={(place) => `${board}?find=${place}`} look="cells" />
            )}
            {content.climber && <BiggestClimb climber={content.climber} />}
          </div>
        </>
      )}
    </Panel>
  );
}

function TopPlayer({ row, place }: { readonly row: LeaderboardRow; readonly place: number }) {
  const { game, links, locale } = useSite();
  const { number } = useFormat();
  const isFavorite = useIsFavorite()(row);
  const { shard, name, rank, movement } = row;
  const tier = game.tiers.read(row);
  return (
    <li
      className={classNames(
        isFavorite && styles.favorite,
        place <= limits.leaderboardHighlighted && styles.podium,
        place === 1 && styles.first,
      )}
    >
      {/* The site may not know this player yet, and crawlers must not cause lookups. */}
      <Link to={links.profile({ shard, name })} rel="nofollow" className={styles.row}>
        <span className={styles.place}>{number(rank ?? place)}</span>
        <span className={styles.movement}>
          <Movement places={movement?.day ?? null} isNew={movement?.isNew ?? false} />
        </span>
        <TierMark mark={tier.mark} size="s" />
        <span className={styles.name}>
          <b>{name}</b>
          {isFavorite && <FavoriteStar />}
        </span>
        <span className={styles.tier}>{tier.label[locale]}</span>
        <b className={styles.points}>{number(row.rankPoint)}</b>
      </Link>
    </li>
  );
}
