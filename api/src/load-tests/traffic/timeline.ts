type Action = () => Promise<void>;

/** Actions in simulated time, in milliseconds. */
export interface Timeline {
  readonly now: () => number;
  /** Runs an action after a delay. */
  add(delay: number, action: Action): void;
  /** Runs all actions that are due. */
  runDue(): Promise<void>;
  readonly isEmpty: () => boolean;
}

export const createTimeline = (now: () => number): Timeline => {
  const waiting = new Map<number, Action[]>();
  return {
    now,
    isEmpty: () => waiting.size === 0,
    add(delay, action) {
      const at = now() + delay;
      waiting.set(at, [...(waiting.get(at) ?? []), action]);
    },
    async runDue() {
      const due = [...waiting].filter(([at]) => at <= now()).toSorted(([a], [b]) => a - b);
      for (const [at, actions] of due) {
        waiting.delete(at);
        for (const action of actions) await action();
      }
    },
  };
};
