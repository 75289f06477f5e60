import { listMutants } from './mutant.ts';
import { api } from './mutants/api.ts';
import { apiProxy } from './mutants/api-proxy.ts';
import { areas } from './mutants/areas.ts';
import { backup } from './mutants/backup.ts';
import { inputs } from './mutants/inputs.ts';
import { limits } from './mutants/limits.ts';
import { operators } from './mutants/operators.ts';
import { pages } from './mutants/pages.ts';
import { policy } from './mutants/policy.ts';
import { sharedPages } from './mutants/shared-pages.ts';
import { signIn } from './mutants/sign-in.ts';

/** Lists every guard of docs/security.md that a test without a browser covers, in the same order. */
export const allMutants = listMutants([
  ...policy,
  ...sharedPages,
  ...pages,
  ...areas,
  ...operators,
  ...apiProxy,
  ...signIn,
  ...inputs,
  ...api,
  ...backup,
  ...limits,
]);
