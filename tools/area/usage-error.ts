/** An invalid command. The message says what is valid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A build that must not be published, with everything that is wrong with it. */
export class ChecksFailedError extends Error {
  override name = 'ChecksFailedError';
  readonly problems: readonly string[];
  constructor(area: string, problems: readonly string[]) {
    super(
      `${area} is not fit to be published:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nNothing was published.`,
    );
    this.problems = problems;
  }
}
