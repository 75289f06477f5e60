import * as v from 'valibot';

/** One origin that can stand in a policy, without encryption on this machine alone. */
const isOfOneOrigin = (address: string) =>
  /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?$/.test(URL.parse(address)?.origin ?? '');

/** A page of somebody else's, shown in a frame of its own; null: there is none. */
export const providerPage = v.nullable(
  v.pipe(
    v.string(),
    v.check(isOfOneOrigin, 'an address that begins with https:// (on this machine http:// will do)'),
  ),
);
