import type { MoveOrigin } from '@hotdrop/shared-host/store';
import type { Tools } from '../tools.ts';

/** Reads who moves a pointer, and from which commit: from the CI's variables, or from this machine. */
export async function readOrigin({
  env,
  readCommit,
}: Pick<Tools, 'env' | 'readCommit'>): Promise<MoveOrigin> {
  return {
    by: env.GITHUB_ACTOR ?? env.GITLAB_USER_LOGIN ?? env.USER ?? env.USERNAME,
    commit: env.GITHUB_SHA ?? env.CI_COMMIT_SHA ?? (await readCommit()),
  };
}
