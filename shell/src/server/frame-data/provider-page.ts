import * as v from 'valibot';

/** The origin becomes part of the content security policy. HTTP is allowed only on this machine. */
const hasValidOrigin = (address: string) =>
  /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?$/.test(URL.parse(address)?.origin ?? '');

/** URL of a provider's page, which the site shows in a frame; null if there is no provider. */
export const providerPage = v.nullable(
  v.pipe(
    v.string(),
    v.check(hasValidOrigin, 'an address that begins with https:// (http:// is allowed for this machine)'),
  ),
);
