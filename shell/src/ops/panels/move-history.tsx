import { formatCommit, formatVersion, formatWhen } from '../format.ts';
import { Glyph } from '../glyph.tsx';
import type { ConsoleState, MoveFacts } from '../state.ts';
import { opsPath } from '../types.ts';

const usualMoves = 12;

interface MoveHistoryProps {
  readonly state: ConsoleState;
  readonly showsAll: boolean;
}

/** Moves of all pointers: when, what, from which commit, by whom, and why. */
export function MoveHistory({ state: { moves, readAt }, showsAll }: MoveHistoryProps) {
  const shown = showsAll ? moves : moves.slice(0, usualMoves);
  return (
    <section className="panel" id="history" aria-labelledby="history-title">
      <div className="panel-head">
        <h2 id="history-title">History of pointer moves</h2>
        <p>
          {shown.length} of {moves.length}
        </p>
      </div>
      <table className="data htable">
        <thead>
          <tr>
            <th scope="col">When, UTC</th>
            <th scope="col">Area</th>
            <th scope="col">Move</th>
            <th scope="col">Version</th>
            <th scope="col">Commit</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((move) => (
            <MoveRow key={`${move.at} ${move.area} ${move.title}`} move={move} now={readAt} />
          ))}
        </tbody>
      </table>
      {shown.length < moves.length && (
        <p className="more-l">
          <a className="link" href={`${opsPath}?moves=all#history`}>
            Older moves <Glyph name="right" />
          </a>
        </p>
      )}
    </section>
  );
}

const MoveRow = ({ move, now }: { readonly move: MoveFacts; readonly now: string }) => (
  <tr className={move.isRollback ? 'is-back' : undefined}>
    <td className="mono">{formatWhen(move.at, now)}</td>
    <th scope="row">{move.area}</th>
    <td>
      <span className="mv">{move.title}</span>
      {move.reason !== undefined && <small>{move.reason}</small>}
    </td>
    <td className="mono">
      {move.from === undefined ? 'none' : formatVersion(move.from, move.to)} <Glyph name="arrow" />{' '}
      {formatVersion(move.to, move.from)}
    </td>
    <td className="mono">{move.commit === undefined ? '–' : formatCommit(move.commit)}</td>
    <td>{move.by ?? 'unknown'}</td>
  </tr>
);
