import {
  getErrorMessage,
  holdRollout,
  type PublishingStore,
  promoteCanary,
  type ReleasePointer,
  resumeRollout,
  rollBack,
  takeNextStep,
} from '@hotdrop/shared-host/store';
import * as v from 'valibot';

const changes = {
  promote: (pointer: ReleasePointer) => (pointer.rollout ? takeNextStep(pointer) : promoteCanary(pointer)),
  hold: (pointer: ReleasePointer) => holdRollout(pointer),
  resume: (pointer: ReleasePointer) => resumeRollout(pointer),
  rollback: (pointer: ReleasePointer) => rollBack(pointer),
};

export type MoveAction = keyof typeof changes;

/** The fields of every form. */
export const formFields = {
  area: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** The revision that the operator has seen. */
  revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)),
};

const moveSchema = v.object({
  ...formFields,
  action: v.picklist(['promote', 'hold', 'resume', 'rollback'] satisfies MoveAction[]),
});

export type FormOutcome<Changed> =
  | { readonly status: 200; readonly changed: Changed }
  | { readonly status: 400 | 409; readonly problem: string };

/** Moves a pointer for an operator, if it still is as the operator has seen it. */
export async function movePointer(
  store: PublishingStore,
  form: unknown,
): Promise<FormOutcome<ReleasePointer>> {
  const move = v.safeParse(moveSchema, form);
  if (!move.success) {
    return {
      status: 400,
      problem: 'Invalid move: area, action, revision, and a reason of 3 to 300 characters.',
    };
  }
  const { area, action, revision, reason } = move.output;
  try {
    const before = await store.pointer(area);
    const commit = before.history.findLast(({ version }) => version === before.canary?.version)?.commit;
    const next = changes[action](before);
    return {
      status: 200,
      changed: await store.movePointer(area, revision, next, { by: 'console', commit, reason }),
    };
  } catch (error) {
    return { status: 409, problem: getErrorMessage(error) };
  }
}
