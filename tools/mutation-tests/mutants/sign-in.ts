import type { MutantsIn } from '../mutant.ts';

const signInTest = ['api/src/auth/sign-in.test.ts'];
const answersTest = ['api/src/auth/openid.test.ts'];
const signedFields = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

/** Signing in at the provider, the session, and who may end it. */
export const signIn: readonly MutantsIn[] = [
  {
    file: 'api/src/auth/openid.ts',
    tests: answersTest,
    mutants: [
      [
        'an answer has each field once',
        `refuseUnless(new Set(names).size === names.length, 'a field appears twice');`,
        '',
      ],
      [
        'an answer is OpenID 2.0',
        `refuseUnless(field('ns') === openIdProtocol, 'the protocol is not OpenID 2.0');`,
        '',
      ],
      ['an answer is positive', `field('mode') === 'id_res'`, 'true'],
      ['an answer is the provider’s', `field('op_endpoint') === provider.endpoint`, 'true'],
      ['both identities are equal', `field('claimed_id') === field('identity')`, 'true'],
      ['an answer belongs to this sign-in', `field('return_to') === returnTo`, 'true'],
      [
        'a nonce has the right format',
        String.raw`/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ.{0,200}$/.test(nonce)`,
        'true',
      ],
      ['an answer is recent', 'Math.abs(now - at) <= nonceLifetime', 'true'],
      ['an answer is not from the future', 'Math.abs(now - at)', 'now - at'],
      ['the provider’s confirmation is OpenID 2.0', ' && lines.includes(`ns:${openIdProtocol}`)', ''],
      ['the provider confirms explicitly', `lines.includes('is_valid:true')`, 'true'],
    ],
  },
  {
    file: 'api/src/auth/provider.ts',
    tests: answersTest,
    mutants: [
      ['an identity is the provider’s', 'RegExp(`^${escapeRegExp(host)}/openid/id', 'RegExp(`/openid/id'],
      ...signedFields.map((field) => [`the provider has signed ${field}`, `'${field}',`, ''] as const),
      ['a dot of the provider’s host is a dot', '^${escapeRegExp(host)}', '^${host}'],
      [
        'an identity ends with its number',
        '${escapeRegExp(host)}/openid/id/(\\\\d{17})$',
        '${escapeRegExp(host)}/openid/id/(\\\\d{17})',
      ],
    ],
  },
  {
    file: 'api/src/auth/routes.ts',
    tests: answersTest,
    mutants: [
      ['the configured provider is asked', `redirect: 'error' as const`, `redirect: 'follow' as const`],
      [
        `a provider’s failure confirms nothing`,
        `response.ok ? readText(response, maxConfirmationBytes) : ''`,
        'readText(response, maxConfirmationBytes)',
      ],
      ['a confirmation is small', 'maxConfirmationBytes = 64 * 1024', 'maxConfirmationBytes = Infinity'],
    ],
  },
  {
    file: 'api/src/auth/routes.ts',
    tests: signInTest,
    mutants: [
      ['the provider is asked', 'if (!(await confirmWithProvider(answer, provider, post)))', 'if (false)'],
      ['an answer counts once', 'if (used.length === 0)', 'if (false)'],
      [
        'a failed sign-in returns to its page',
        'return redirectAfterFailure(request, page, failure);',
        'return request.json({ failure }, 400);',
      ],
      ['redirect_url is limited', 'url.href.length <= maxRedirectLength', 'true'],
      [
        'the address of a sign-in is not cached',
        `request.header('Set-Cookie', cookie);\n    request.header('Cache-Control', 'no-store');`,
        `request.header('Set-Cookie', cookie);`,
      ],
      [
        'the answer of a sign-in is not cached',
        `request.header('Cache-Control', 'no-store');\n  const answer`,
        'const answer',
      ],
      [
        'the redirect is checked again on return',
        'pending && readRedirect(context, pending.redirectUrl)',
        'pending && new URL(pending.redirectUrl)',
      ],
    ],
  },
  {
    file: 'api/src/auth/routes.ts',
    tests: ['api/src/upstream/steam/steam.test.ts'],
    mutants: [
      [
        'a failed profile does not use up the sign-in',
        '  const profile = await context.profiles.profileOf(account);\n  await useOnce(context, `${provider.name}/${nonce}`);',
        '  await useOnce(context, `${provider.name}/${nonce}`);\n  const profile = await context.profiles.profileOf(account);',
      ],
    ],
  },
  {
    file: 'api/src/auth/pending-sign-in.ts',
    tests: signInTest,
    mutants: [
      ['a sign-in expires', 'if (until <= context.now().getTime())', 'if (false)'],
      ['a sign-in began in this browser', 'if (cookie !== browser)', 'if (false)'],
      [
        'all tabs share the cookie of a sign-in',
        '(await readSignedCookie(context, cookies, cookieName)) ?? randomBytes(18)',
        '(void cookies, null) ?? randomBytes(18)',
      ],
      [
        'the cookie of a sign-in does not grow with the address',
        '{ value: browser, maxAgeMs',
        '{ value: browser + redirectUrl, maxAgeMs',
      ],
    ],
  },
  {
    file: 'api/src/auth/demo-provider.ts',
    tests: ['api/src/auth/demo-provider.test.ts'],
    mutants: [
      [
        'the demo provider confirms what it signed',
        `isEqual(createSignature(fields, context.sessionSecret), fields.get('openid.sig') ?? '')`,
        'true',
      ],
      [
        'the demo provider accepts only its accounts',
        '!Object.hasOwn(accounts, account)',
        '!(account in accounts)',
      ],
      ['the demo provider’s page runs no scripts', "default-src 'none'; ", ''],
      ['the demo provider’s form is sent to the site', "form-action 'self' ${origins}; ", ''],
      ['the demo provider cannot be framed', "; frame-ancestors 'none'", ''],
    ],
  },
  {
    file: 'api/src/auth/cookies.ts',
    tests: signInTest,
    mutants: [
      [
        'a cookie is signed',
        "await parseSigned(header ?? '', signingKey(context, name), fullName)",
        "{ [fullName]: decodeURIComponent(header ?? '').split('=')[1]?.split('.')[0] }",
      ],
      ['a cookie counts for its own name', '`${purpose} ${sessionSecret}`', 'sessionSecret'],
      ['scripts cannot read a session', '  httpOnly: true,\n', ''],
      ['other sites’ forms do not carry a session', `  sameSite: 'Lax',\n`, ''],
      ['a neighboring host cannot set a session', '`__Host-${name}`', 'name'],
      ['a session cookie needs https', `{ prefix: 'host' }`, '{}'],
    ],
  },
  {
    file: 'api/src/auth/session.ts',
    tests: signInTest,
    mutants: [
      [
        'a session ends after seven days',
        'and(eq(sessions.id, hashSecret(secret)), gt(sessions.expiresAt, context.now()))',
        'eq(sessions.id, hashSecret(secret))',
      ],
      [
        'a session ends at sign-out for every copy',
        'if (secret !== null) await context.db.delete(sessions)',
        'if (false) await context.db.delete(sessions)',
      ],
    ],
  },
  {
    file: 'api/src/auth/operations.ts',
    tests: signInTest,
    mutants: [['pages of this site alone sign out', 'if (isCrossSite(context.config, visit))', 'if (false)']],
  },
  {
    file: 'api/src/auth/cross-site.ts',
    tests: signInTest,
    mutants: [
      ['redirects stay on this site', '!url || !allowedOrigins(config).includes(url.origin)', '!url'],
      ['a redirect is not a blob address', `url.protocol === 'blob:' || `, ''],
      ['a redirect has no user info', ` || url.username || url.password`, ''],
      ['a script’s origin is ours', '!allowedOrigins(config).includes(origin)', 'false'],
      ['a link of another site does not sign out', `['cross-site', 'same-site']`, `['same-site']`],
      ['a link of a neighboring host does not sign out', `['cross-site', 'same-site']`, `['cross-site']`],
    ],
  },
];
