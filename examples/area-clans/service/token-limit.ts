const maxWrong = 5;
const pause = 15 * 60_000;

/**
 * Limits how often anyone can guess a member's token. It counts by member, because the site tells no addresses, so
 * guesses also keep the member out for a while: tokens are long, and the plan can wait.
 */
export function createTokenLimit(now: () => number) {
  const wrong = new Map<string, { readonly since: number; readonly count: number }>();
  const find = (member: string) => {
    const found = wrong.get(member);
    return found && now() - found.since < pause ? found : undefined;
  };
  return {
    /** Seconds until the member's next try; 0: now. */
    getWait(member: string): number {
      const { count = 0, since = 0 } = find(member) ?? {};
      return count < maxWrong ? 0 : Math.ceil((since + pause - now()) / 1000);
    },
    countWrong(member: string): void {
      const { count = 0, since = now() } = find(member) ?? {};
      wrong.set(member, { since, count: count + 1 });
    },
  };
}
