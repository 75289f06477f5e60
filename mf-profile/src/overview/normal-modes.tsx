import type { Season } from '@hotdrop/shared-domain/game';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Block } from '@hotdrop/shared-ui/layout';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { isPlayed, type PlayedMode, type SeasonMode } from '../season/season-overview.ts';
import { ModeFigures } from './mode-card.tsx';
import styles from './overview.module.css';

interface NormalModesProps {
  readonly season: Season;
  readonly perspective: string;
  readonly modes: readonly SeasonMode[];
}

/** Normal play, a line for each mode. An opened line shows the figures of a mode card. */
export function NormalModes({ season, perspective, modes }: NormalModesProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const played = modes.filter(isPlayed);
  const others = format.list(
    modes.filter((mode) => !isPlayed(mode)).map(({ mode }) => mode.shortName[locale]),
  );
  return (
    <Block
      title={<Trans>Normal</Trans>}
      aside={
        <p>
          {perspective.toUpperCase()} · {season.label[locale]}
        </p>
      }
    >
      {played.length > 0 && (
        <Panel label={t`Normal modes`}>
          {played.map((one) => (
            <NormalMode key={one.mode.id} {...one} />
          ))}
        </Panel>
      )}
      {others && (
        <p className={styles.noGames}>
          <Trans>No normal game this season: {others}.</Trans>
        </p>
      )}
    </Block>
  );
}

/** From this number of games on, shares are percentages. */
const enoughGames = 5;

function NormalMode({ mode, played }: PlayedMode) {
  const { t } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const { figures } = played;
  const { games, wins, outcomes } = figures;
  const isFew = games < enoughGames;
  const tops = outcomes && outcomes.wins + outcomes.tops;
  const countOf = (count: number | null) => `${format.number(count)}/${format.number(games)}`;
  return (
    <details className={styles.mode}>
      <summary>
        <h3>{mode.shortName[locale]}</h3>
        <Cell figure={format.number(games)} label={t({ message: 'games', context: 'below a figure' })} />
        {isFew ? (
          <Cell figure={countOf(wins)} label={t({ message: 'wins', context: 'below a figure' })} />
        ) : (
          <Cell
            figure={format.percent(figures.winRate)}
            label={t({ message: 'win rate', context: 'below a figure' })}
          />
        )}
        <Cell
          figure={isFew ? countOf(tops) : format.percent(figures.top10Rate)}
          label={t({ message: 'top 10', context: 'below a figure' })}
        />
        <Cell figure={format.decimal(figures.kd)} label={t`K/D`} />
        <Cell
          figure={format.number(figures.averageDamage)}
          label={t({ message: 'damage', context: 'below a figure' })}
          isWide
        />
        <ChevronDownIcon />
      </summary>
      <ModeFigures {...played} />
    </details>
  );
}

interface CellProps {
  readonly figure: string;
  readonly label: string;
  /** Hidden on phones. */
  readonly isWide?: boolean;
}

/** The figure comes before its label in every language, so that a column is read in one way. */
const Cell = ({ figure, label, isWide = false }: CellProps) => (
  <span className={isWide ? styles.wide : undefined}>
    <b>{figure}</b> {label}
  </span>
);
