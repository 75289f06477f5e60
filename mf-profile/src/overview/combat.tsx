import type { Season } from '@hotdrop/shared-domain/game';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { figureMessages, notPublished } from '../figures/figure-messages.ts';
import { type FormattedFigure, figureFormats } from '../figures/format-figure.ts';
import type { PlayedMode } from '../season/season-modes.ts';
import styles from './combat.module.css';
import { OutcomeBar } from './outcome-bar.tsx';

const shownFigures: readonly FormattedFigure[] = [
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
  readonly shown: PlayedMode;
  readonly aside?: React.ReactNode;
  /** Shows how games ended, if no mode card does. */
  readonly hasOutcomes?: boolean;
}

export function Combat({ season, shown, aside, hasOutcomes = false }: CombatProps) {
  const { i18n } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const { mode, played } = shown;
  const why = i18n._(notPublished[played.kind]);
  const cells = shownFigures.map((id) => ({ id, value: figureFormats[id].read(played.figures) }));
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
            label={i18n._(figureMessages[id].label)}
            value={value === null ? null : figureFormats[id].format(format, value)}
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
