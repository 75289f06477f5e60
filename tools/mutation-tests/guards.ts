import { api } from './api.ts';
import { areas } from './areas.ts';
import { oneByOne } from './guard.ts';
import { inputs } from './inputs.ts';
import { pages } from './pages.ts';
import { passingOn } from './passing-on.ts';
import { policy } from './policy.ts';
import { signIn } from './sign-in.ts';

/** Every guard of docs/security.md that a test in process holds, in its order. */
export const guards = oneByOne([...policy, ...pages, ...areas, ...passingOn, ...signIn, ...inputs, ...api]);
