/** When a running version counts as unhealthy. */
export interface UnhealthyThreshold {
  /** How many of its last pages are looked at. */
  readonly window: number;
  /** How many of them must have failed … */
  readonly failures: number;
  /** … and which share. */
  readonly share: number;
}

/** Remembers how the last pages of each version went. */
export function createErrorRate({ window, failures, share }: UnhealthyThreshold) {
  const outcomes = new Map<string, boolean[]>();
  return {
    /** Notes a page, and says how many of how many failed when that is too many. */
    recordOutcome(version: string, isHealthy: boolean): { failed: number; of: number } | undefined {
      const last = [...(outcomes.get(version) ?? []), isHealthy].slice(-window);
      outcomes.set(version, last);
      const failed = last.filter((it) => !it).length;
      return failed >= failures && failed / last.length >= share ? { failed, of: last.length } : undefined;
    },
    forget: (version: string) => void outcomes.delete(version),
    /** Forgets all but these versions. */
    forgetOthers(versions: ReadonlySet<string>) {
      for (const version of outcomes.keys()) if (!versions.has(version)) outcomes.delete(version);
    },
  };
}
