import type { Season } from '@hotdrop/shared-domain/game';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Block } from '@hotdrop/shared-ui/layout';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isPlayed, type PlayedMode, type SeasonMode } from '../season/season-modes.ts';
import { ModeFigures } from './mode-card.tsx';
import styles from './normal-modes.module.css';

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
        <p className={styles.none}>
          <Trans>No normal game this season: {others}.</Trans>
        </p>
      )}
    </Block>
  );
}

/** From this number of games on, shares are percentages. */
const enoughGames = 5;

function NormalMode({ mode, played }: PlayedMode) {
  const { locale } = useSite();
  const format = useFormat();
  const { figures } = played;
  const { games, wins, outcomes } = figures;
  const isFew = games < enoughGames;
  const count = format.number(games);
  const won = format.number(wins);
  const winRate = format.percent(figures.winRate);
  const tops = isFew
    ? format.number(outcomes && outcomes.wins + outcomes.tops)
    : format.percent(figures.top10Rate);
  const kd = format.decimal(figures.kd);
  const damage = format.number(figures.averageDamage);
  return (
    <details className={styles.mode}>
      <summary>
        <h3>{mode.shortName[locale]}</h3>
        <span>
          <Trans>
            <b>{count}</b> <Plural value={games} one="game" other="games" />
          </Trans>
        </span>
        <span>
          {isFew ? (
            <Trans>
              <b>{won}</b> won
            </Trans>
          ) : (
            <Trans>
              <b>{winRate}</b> win rate
            </Trans>
          )}
        </span>
        <span>
          <Trans>
            <b>{tops}</b> top 10
          </Trans>
        </span>
        <span>
          <Trans>
            <b>{kd}</b> K/D
          </Trans>
        </span>
        <span className={styles.wide}>
          <Trans>
            <b>{damage}</b> damage
          </Trans>
        </span>
        <ChevronDownIcon />
      </summary>
      <ModeFigures {...played} />
    </details>
  );
}
