import { ConfirmDialog, SignInDialog } from './confirm-dialog.tsx';
import { AreasTable } from './panels/areas-table.tsx';
import { FaultList } from './panels/fault-list.tsx';
import { Machines } from './panels/machines.tsx';
import { MoveHistory } from './panels/move-history.tsx';
import { RolledBackPanel } from './panels/rolled-back.tsx';
import { RolloutPanel } from './panels/rollout-panel.tsx';
import { Notices, Summary } from './summary.tsx';
import { TopBar } from './top-bar.tsx';
import type { PageProps } from './types.ts';

interface ConsolePageProps extends PageProps {
  readonly age?: number | undefined;
  /** Leaves the dialog. Undefined without script. */
  readonly onClose?: (() => void) | undefined;
}

/** The operators' console. */
export function ConsolePage(props: ConsolePageProps) {
  const { state, access, confirmation, isSigningIn, problem, age, onClose } = props;
  return (
    <>
      <TopBar {...props} age={age} />
      <main className="cmain">
        <div className="cwrap">
          <h1 className="vh">Operations</h1>
          <Summary state={state} />
          <Notices state={state} />
          <AreasTable state={state} access={access} />
          {state.rollouts.map((rollout) => (
            <RolloutPanel key={rollout.area} rollout={rollout} access={access} />
          ))}
          <div className={state.rolledBack.length > 0 ? 'cg2' : undefined}>
            {state.rolledBack.map((facts) => (
              <RolledBackPanel key={facts.area} facts={facts} now={state.readAt} />
            ))}
            <FaultList faults={state.faults} now={state.readAt} />
          </div>
          <MoveHistory state={state} showsAll={props.showsAllMoves} />
          <Machines state={state} />
        </div>
      </main>
      {confirmation && access === 'move' && (
        <ConfirmDialog confirmation={confirmation} state={state} problem={problem} onClose={onClose} />
      )}
      {isSigningIn && <SignInDialog problem={problem} onClose={onClose} />}
    </>
  );
}
