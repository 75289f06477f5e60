import type { Season } from '@hotdrop/shared-domain/game';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { figureTexts, notPublished } from '../figures/figure-messages.ts';
import { type CountedFigure, readings } from '../figures/format-figure.ts';
import type { InMode } from '../season/played-mode.ts';
import styles from './combat.module.css';
import { OutcomeBar } from './outcome-bar.tsx';

const shownFigures: readonly CountedFigure[] = [
  'kills',
  'deaths',
  'assists',
  'knocks',
  'kd',
  'totalDamage',
  'headshots',
  'longestKill',
  'mostKills',
];

interface CombatProps {
  readonly season: Season;
  readonly shown: InMode;
  readonly aside?: React.ReactNode;
  /** Whether it says how games ended, where no card above does. */
  readonly hasOutcomes?: boolean;
}

export function Combat({ season, shown, aside, hasOutcomes = false }: CombatProps) {
  const { i18n } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const { mode, played } = shown;
  const why = i18n._(notPublished[played.kind]);
  const cells = shownFigures.map((id) => ({ id, value: readings[id].of(played.figures) }));
  return (
    <Panel
      title={<Trans>Combat</Trans>}
      aside={aside ?? `${mode.shortName[locale]} · ${season.label[locale]}`}
      className={styles.panel}
    >
      <StatTiles columns={3}>
        {cells.map(({ id, value }) => (
          <StatTile
            key={id}
            label={i18n._(figureTexts[id].label)}
            value={value === null ? null : readings[id].show(format, value)}
            whyUnknown={why}
          />
        ))}
      </StatTiles>
      {hasOutcomes && played.figures.outcomes && (
        <OutcomeBar games={played.figures.games} {...played.figures.outcomes} />
      )}
      {played.kind === 'ranked' && cells.some(({ value }) => value === null) && (
        <Note>
          <Trans>The game does not publish headshots, longest kill, or most kills for ranked play.</Trans>
        </Note>
      )}
    </Panel>
  );
}
