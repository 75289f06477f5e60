import * as v from 'valibot';

const shown = 5;

/** The findings of a schema, one line each: `player.name: Expected string`. */
export const issueLines = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.slice(0, shown).map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });
