import type { Priority } from '../../upstream/rate-budget.ts';

/** Renewals with a smaller number run first. */
export const renewalOrder = { page: 0, button: 1, later: 2 } as const satisfies Partial<
  Record<Priority, number>
>;

export type RenewalPriority = keyof typeof renewalOrder;

/** The priority of a stored number. */
export const readPriority = (order: number): RenewalPriority => {
  if (order <= renewalOrder.page) return 'page';
  return order === renewalOrder.button ? 'button' : 'later';
};
