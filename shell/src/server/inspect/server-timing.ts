/** Measures steps of a page for the header `Server-Timing`. */
export interface ServerTiming {
  /** Adds the time of a step in ms. */
  readonly add: (name: string, time: number) => void;
  readonly header: () => string;
}

export function createServerTiming(): ServerTiming {
  const times = new Map<string, number>();
  return {
    add: (name, time) => times.set(name, (times.get(name) ?? 0) + time),
    header: () =>
      [...times]
        .map(([name, time], index) => `step${index};desc="${name}";dur=${time.toFixed(1)}`)
        .join(', '),
  };
}
