import { operation } from '../http/operation.ts';
import { ProblemError } from '../http/problem.ts';
import { isFromElsewhere } from './from-elsewhere.ts';
import { endSession } from './session.ts';

export const logout = operation('logout', { isPersonal: true }, async (context, _input, visit) => {
  if (isFromElsewhere(context.config, visit))
    throw new ProblemError(403, 'Only pages of this site sign out.');
  visit.setHeader('Set-Cookie', await endSession(context, visit.header('cookie')));
  return { auth: null };
});
