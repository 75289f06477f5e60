/** The message for logs; a visitor sees "not found". */
export const invalidAccountId = 'invalid accountId';

const limits = { account: 40, other: 24 };

/** Whether a name or an account id may be sent to a player's calls. */
export const isAccountId = (value: unknown): value is string =>
  typeof value === 'string' &&
  // An address cannot contain an empty name, or only dots.
  !/^\.*$/.test(value) &&
  value.length <= (value.startsWith('account.') ? limits.account : limits.other);
