import { titleOfMeasure } from '@hotdrop/shared-host/rollout-measures';
import { useEffect, useRef } from 'react';
import { formatVersion } from './format.ts';
import { VerdictMark } from './panels/measure-chart.tsx';
import type { ConsoleState } from './state.ts';
import { type Confirmation, opsPath } from './types.ts';

interface DialogProps {
  readonly titleId: string;
  readonly isDangerous?: boolean;
  readonly onClose: (() => void) | undefined;
  readonly children: React.ReactNode;
}

/** A dialog that is open on the server's page already, and keeps the focus inside as soon as scripts run. */
function Dialog({ titleId, isDangerous = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.close();
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-cancel]')?.focus();
  }, []);
  return (
    <>
      <div className="cback" />
      <dialog
        ref={dialog}
        className={isDangerous ? 'cdlg is-danger' : 'cdlg'}
        open
        aria-labelledby={titleId}
        onCancel={onClose}
      >
        {children}
      </dialog>
    </>
  );
}

/** Says why the last attempt failed. */
const Problem = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && (
    <p className="down" role="alert">
      {text}
    </p>
  );

/** Cancel, and the button that sends the form. */
const Buttons = ({ children }: { readonly children: React.ReactNode }) => (
  <div className="dlg-b">
    <a className="btn" href={opsPath} data-cancel="">
      Cancel
    </a>
    {children}
  </div>
);

interface ConfirmDialogProps {
  readonly confirmation: Confirmation;
  readonly state: ConsoleState;
  readonly problem: string | undefined;
  readonly onClose: (() => void) | undefined;
}

/** Asks before a move: its effect, the evidence, and a reason for the history. */
export function ConfirmDialog({ confirmation, state, problem, onClose }: ConfirmDialogProps) {
  const { area, action } = confirmation;
  const facts = state.areas.find((one) => one.area === area);
  const rollout = state.rollouts.find((one) => one.area === area);
  const text = describeMove(confirmation, state);
  if (!facts || !text) return null;
  return (
    <Dialog titleId="confirm-title" isDangerous={action === 'rollback'} onClose={onClose}>
      <h2 id="confirm-title">{text.title}</h2>
      <p>{text.effect}</p>
      {rollout?.comparison && (
        <ul className="chk">
          {rollout.comparison.measures.map((measure) => (
            <li key={measure.name}>
              <VerdictMark
                verdict={measure.verdict}
                text={`${titleOfMeasure(measure)}: ${measure.verdict === 'not sure' ? 'not sure yet' : measure.verdict}`}
              />
            </li>
          ))}
        </ul>
      )}
      <Problem text={problem} />
      <form method="post" action={`${opsPath}/moves`} className="dlg-f">
        <input type="hidden" name="area" value={area} />
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="revision" value={facts.revision ?? 0} />
        <label className="fld">
          <span>Why? This goes into the history.</span>
          <input type="text" name="reason" required minLength={3} maxLength={300} autoComplete="off" />
        </label>
        <Buttons>
          <button className={action === 'rollback' ? 'btn btn-danger' : 'btn btn-accent'} type="submit">
            {text.button}
          </button>
        </Buttons>
      </form>
    </Dialog>
  );
}

interface MoveText {
  readonly title: string;
  readonly effect: string;
  readonly button: string;
}

/** Returns the texts of the dialog. Undefined if the move is no longer possible. */
function describeMove({ area, action }: Confirmation, state: ConsoleState): MoveText | undefined {
  const facts = state.areas.find((one) => one.area === area);
  const rollout = state.rollouts.find((one) => one.area === area);
  if (action === 'rollback') {
    if (!facts?.previous || facts.stable === undefined) return undefined;
    const leaving = facts.canary?.version ?? facts.stable;
    const back = formatVersion(facts.previous, leaving);
    return {
      title: `Roll ${area} back to ${back}?`,
      effect: `All visitors get ${facts.previous} within 5 seconds, and no one gets ${leaving}. Tabs that are open keep their version.`,
      button: `Roll back to ${back}`,
    };
  }
  if (!rollout) return undefined;
  const { canary, percent, next } = rollout;
  switch (action) {
    case 'promote':
      return {
        title: next < 100 ? `Promote ${area} to ${next}%?` : `Promote ${area} to everyone?`,
        effect: `${next < 100 ? `${next}% of the visitors` : 'All visitors'} get ${canary} within 5 seconds. Tabs that are open keep their version.`,
        button: `Promote to ${next}%`,
      };
    case 'hold':
      return {
        title: `Hold ${area} at ${percent}%?`,
        effect: `The share of ${canary} stays at ${percent}% until it is resumed. If the version becomes worse, it is still rolled back.`,
        button: 'Hold here',
      };
    case 'resume':
      return {
        title: `Resume the rollout of ${area}?`,
        effect: `The shells take the next step of ${canary}, to ${next}%, when it is no worse.`,
        button: 'Resume',
      };
  }
}

interface SignInDialogProps {
  readonly problem: string | undefined;
  readonly onClose: (() => void) | undefined;
}

/** Asks for the token. */
export const SignInDialog = ({ problem, onClose }: SignInDialogProps) => (
  <Dialog titleId="sign-in-title" onClose={onClose}>
    <h2 id="sign-in-title">Move pointers</h2>
    <p>With the token of this server (OPS_TOKEN), you can promote, hold, and roll back for eight hours.</p>
    <Problem text={problem} />
    <form method="post" action={`${opsPath}/sign-in`} className="dlg-f">
      <label className="fld">
        <span>Token</span>
        <input type="password" name="token" required autoComplete="current-password" />
      </label>
      <Buttons>
        <button className="btn btn-accent" type="submit">
          Sign in
        </button>
      </Buttons>
    </form>
  </Dialog>
);
