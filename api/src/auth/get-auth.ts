import { operation } from '../http/operation.ts';

export const getAuth = operation('getAuth', { isPersonal: true }, async (_context, _input, visit) => {
  const user = await visit.user();
  return { auth: user && { displayName: user.displayName, avatarUrl: user.avatarUrl } };
});
