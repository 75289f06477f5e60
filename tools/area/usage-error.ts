/** An invalid command. The message says what is valid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A store has no description of the site that it belongs to, or a running site does not publish its own. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError';
  constructor(place: string, isRunning: boolean) {
    const advice = isRunning
      ? 'Check --site; the operator of a shell server publishes it with SITE_DESCRIPTION=public.'
      : 'Check --store and AREA_STORE; the operator stores it with each deploy of the shell: npm run area -- shell';
    super(`${place} has no site.json, so the tools cannot know what the site offers to areas. ${advice}`);
  }
}

/** A build that must not be published, with everything that is wrong with it. */
export class ChecksFailedError extends Error {
  override name = 'ChecksFailedError';
  readonly problems: readonly string[];
  constructor(area: string, problems: readonly string[]) {
    super(
      `${area} cannot be published:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nNothing was published.`,
    );
    this.problems = problems;
  }
}
