import { readSeason, readTier } from '@hotdrop/shared-domain/game';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, SentenceGap, Stat, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { useProfile } from '../layout/profile-data.ts';
import { Averages } from '../mode/mode-stats.tsx';
import overview from '../overview/overview.module.css';
import { ModeName } from '../season/choice-tabs.tsx';
import type { ModeRecord, PlayedMode } from '../season/season-overview.ts';
import styles from './rank.module.css';

/** Normal play in place of a rank, compared with everyone, and the last rank in one line. */
export function NormalHero({ mode, played }: PlayedMode) {
  const { t } = useLingui();
  const format = useFormat();
  const { stats } = played;
  return (
    <Panel label={t`Normal play`} className={overview.column}>
      <Grid padding="panel" gap={3}>
        <Text as="h2" tone="muted" size="t13">
          <Trans>Normal</Trans> · <ModeName mode={mode} />
        </Text>
        <dl className={styles.rates}>
          <Stat label={t`Top 10`} value={format.percent(stats.top10Rate)} />
          <Stat label={t`K/D`} value={format.decimal(stats.kd)} />
          <Stat label={t`Damage`} value={format.number(stats.averageDamage)} />
        </dl>
        <Verdict {...played} />
      </Grid>
      <Averages {...played} />
      <LastRank />
    </Panel>
  );
}

/** Smaller differences are not worth a verdict. */
const similar = 0.03;

function Verdict({ stats, average }: ModeRecord) {
  const format = useFormat();
  if (stats.kd === null || !average?.kd) return null;
  const lead = stats.kd / average.kd - 1;
  const own = format.decimal(stats.kd);
  const all = format.decimal(average.kd);
  return (
    <Text as="p" tone="muted">
      <b>
        {lead > similar ? (
          <Trans>Above average.</Trans>
        ) : lead < -similar ? (
          <Trans>Below average.</Trans>
        ) : (
          <Trans>Average.</Trans>
        )}
      </b>
      <SentenceGap />
      <Trans>
        K/D {own}, everyone averages {all}.
      </Trans>
    </Text>
  );
}

/** The tier of the newest season with one. Nothing for players who never had a rank. */
function LastRank() {
  const { game, locale } = useSite();
  const last = useProfile().seasons.find(({ id, tier }) => tier && readSeason(game, id).hasRanked);
  if (!last?.tier) return null;
  const tier = readTier(game, last.tier);
  const name = tier.label[locale];
  const season = readSeason(game, last.id).label[locale];
  return (
    <Row as="p" gap={2} padding={[3, 5]} tone="muted" size="t13" className={styles.row}>
      <TierMark mark={tier.mark} size="s" />
      <span>
        <Trans>
          Unranked now. Last: <b>{name}</b>, {season}
        </Trans>
      </span>
    </Row>
  );
}
