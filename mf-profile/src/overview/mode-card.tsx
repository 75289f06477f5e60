import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ModeRecord, SeasonMode } from '../season/season-overview.ts';
import { ComparedFigure } from './compared-figure.tsx';
import { OutcomeBar } from './outcome-bar.tsx';
import styles from './overview.module.css';

interface ModeCardProps extends SeasonMode {
  /** A suffix for screen readers, because a mode can have a ranked and a normal card. */
  readonly group?: string;
  /** Shows games as won, top 10, and lost. */
  readonly hasOutcomes?: boolean;
}

export function ModeCard({ mode, played, group, hasOutcomes = false }: ModeCardProps) {
  const { locale } = useSite();
  const title = (
    <>
      {mode.shortName[locale]}
      {group && <VisuallyHidden> · {group}</VisuallyHidden>}
    </>
  );
  if (!played) {
    return (
      <Panel title={title} headingLevel={3} className={styles.card}>
        <p className={styles.none}>
          <Trans>No record in this season.</Trans>
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      headingLevel={3}
      className={styles.card}
      aside={played.tier && <ModeTier {...played} />}
    >
      <ModeFigures {...played} hasOutcomes={hasOutcomes} />
    </Panel>
  );
}

interface ModeFiguresProps extends Pick<ModeRecord, 'figures' | 'average'> {
  readonly hasOutcomes?: boolean;
}

/** The content of a mode card. */
export function ModeFigures({ figures, average, hasOutcomes = false }: ModeFiguresProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <>
      <StatTiles columns={5}>
        <StatTile label={t`Games`} value={format.number(figures.games)} />
        <StatTile label={t`Win rate`} value={format.percent(figures.winRate)} />
        <StatTile label={t`Top 10`} value={format.percent(figures.top10Rate)} />
        <StatTile label={t`Kills`} value={format.number(figures.kills)} />
        <StatTile label={t`Assists`} value={format.number(figures.assists)} />
      </StatTiles>
      {hasOutcomes && figures.outcomes && <OutcomeBar games={figures.games} {...figures.outcomes} />}
      <dl className={classNames(styles.comparedStats, !average && styles.alone)}>
        <ComparedFigure
          label={t`K/D`}
          value={figures.kd}
          average={average?.kd ?? null}
          format={format.decimal}
        />
        <ComparedFigure
          label={t`Avg damage`}
          value={figures.averageDamage}
          average={average?.damage ?? null}
          format={format.number}
        />
      </dl>
    </>
  );
}

function ModeTier({ tier, title, points }: ModeRecord) {
  const { locale } = useSite();
  const format = useFormat();
  if (!tier) return null;
  return (
    <p className={styles.tier}>
      <TierMark mark={tier.mark} size="s" />
      <span>
        {tier.label[locale]}
        {title && <small> {title.label[locale]}</small>}
      </span>
      {points !== null && <b>{format.number(points)}</b>}
    </p>
  );
}
