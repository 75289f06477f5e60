import { operation } from '../http/operation.ts';
import { forbidden } from '../http/problem.ts';
import { isCrossSite } from './cross-site.ts';
import { endSession } from './session.ts';

export const getAuth = operation('getAuth', { isPersonal: true }, async (_context, _input, visit) => {
  const user = await visit.user();
  return { auth: user && { displayName: user.displayName, avatarUrl: user.avatarUrl } };
});

export const logout = operation('logout', { isPersonal: true }, async (context, _input, visit) => {
  if (isCrossSite(context.config, visit)) throw forbidden('Only pages of this site may sign you out.');
  visit.setHeader('Set-Cookie', await endSession(context, visit.header('cookie')));
  return { auth: null };
});
