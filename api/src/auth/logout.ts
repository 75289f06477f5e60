import { operation } from '../http/operation.ts';
import { endSession } from './session.ts';

export const logout = operation('logout', { isPersonal: true }, async (context, _input, visit) => {
  visit.setHeader('Set-Cookie', await endSession(context, visit.header('cookie')));
  return { auth: null };
});
