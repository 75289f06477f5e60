import { readMode } from '@hotdrop/shared-domain/game';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { UnknownFigure } from '@hotdrop/shared-ui/tooltip';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { keyOf, type RankedPlayer } from '../compared.ts';
import wide from '../wide-table.module.css';
import { Difference, Middle } from './difference.tsx';
import { type FigureRow, figureRows, findBest, readFigure, useFigureText } from './figure-rows.ts';
import styles from './figure-table.module.css';

interface FigureTableProps {
  readonly players: readonly RankedPlayer[];
  readonly mode: string;
  /** The name of the season. Null: unknown. */
  readonly season: string | null;
}

/** More players than these scroll sideways in their panel. */
const fitting = 3;
/** More players than these have their bars below their figures. */
const mostWithBarsBeside = 4;

/** A row for each figure and a column for each player, who is compared with the first. */
export function FigureTable({ players, mode, season }: FigureTableProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { labels } = useFigureText();
  const [base] = players;
  if (!base) return null;
  const modeName = readMode(game, mode).name[locale];
  const { name } = base.player;
  const about = season === null ? modeName : `${modeName} · ${season}`;
  const isCompared = players.filter(({ ranked }) => ranked).length > 1 && base.ranked !== null;
  const isWide = players.length > fitting;
  const noGames = season === null ? <Trans>Stats not available</Trans> : <Trans>No ranked games</Trans>;
  return (
    <Panel title={<Trans>Figures</Trans>} aside={about}>
      <div
        className={wide.scroll}
        {...(isWide && { role: 'region', 'aria-label': t`All figures`, tabIndex: 0 })}
      >
        <table
          className={classNames(styles.figures, isWide && styles.wide)}
          data-dense={players.length > mostWithBarsBeside || undefined}
          style={{ '--others': String(players.length - 1) }}
        >
          <caption>
            <VisuallyHidden>
              {isCompared ? t`Figures, with differences to ${name}` : t`Figures, ${modeName}`}
            </VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td />
              {players.map((one) => (
                <th key={keyOf(one)} scope="col">
                  {one.player.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figureRows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{labels[row.id]}</th>
                {players.map((one, at) => (
                  <FigureCell
                    key={keyOf(one)}
                    row={row}
                    player={one}
                    best={findBest(row, players)}
                    base={at === 0 ? null : readFigure(row, base.ranked)}
                    isMiddle={at === 0 && isCompared}
                    noGames={noGames}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isCompared && (
        <Note>
          <Trans>
            Bars start in the middle, at the figure of {name}: right is better, left is worse (for games:
            more, fewer). The best figure of each row is highlighted.
          </Trans>
        </Note>
      )}
    </Panel>
  );
}

interface FigureCellProps {
  readonly row: FigureRow;
  readonly player: RankedPlayer;
  readonly best: number | null;
  /** The figure of the first player. Null: it is unknown, or this is the first player. */
  readonly base: number | null;
  /** Whether others are compared with this player. */
  readonly isMiddle: boolean;
  /** Why a player has no ranked stats. */
  readonly noGames: React.ReactNode;
}

function FigureCell({ row, player: { player, ranked }, best, base, isMiddle, noGames }: FigureCellProps) {
  const { show } = useFigureText();
  const value = readFigure(row, ranked);
  return (
    <td>
      <span className={styles.name} aria-hidden="true">
        {player.name}
      </span>
      <span className={classNames(styles.value, value !== null && value === best && styles.best)}>
        {value !== null ? (
          show(row, value)
        ) : (
          <UnknownFigure>
            {!ranked ? (
              noGames
            ) : row.id === 'points' ? (
              <Trans>Without a rank there are no points.</Trans>
            ) : (
              <Trans>The game does not publish this figure.</Trans>
            )}
          </UnknownFigure>
        )}
      </span>
      {value !== null && base !== null && <Difference row={row} value={value} base={base} />}
      {isMiddle && <Middle />}
    </td>
  );
}
