import type { MutantsIn } from '../mutant.ts';

const comments = ['api/src/comments/comments.test.ts'];
const attacks = ['api/src/http/attacks.test.ts'];
const resilience = ['api/src/http/resilience.test.ts'];
const calls = ['shared-domain/src/wire/calls.test.ts'];
const client = ['shared-domain/src/wire/client/create-api.test.ts'];

/** Guards of request bodies and write access. */
export const inputs: readonly MutantsIn[] = [
  {
    file: 'api/src/comments/require-writer.ts',
    tests: comments,
    mutants: [
      ['only pages of this site may write', '!allowedOrigins(config).includes(origin)', 'false'],
      ['a request without an origin may not write', '!origin || ', 'origin !== undefined && '],
      ['a writer must be signed in', 'if (!user)', 'if (false)'],
    ],
  },
  {
    file: 'api/src/comments/post-comment.ts',
    tests: comments,
    mutants: [
      ['an account writes five comments a minute', 'if (oldest) {', 'if (false) {'],
      ['comments of the future extend no wait', ', lte(comments.createdAt, now)', ''],
      ['a repeated request posts one comment', 'if (posted) return posted;', ''],
    ],
  },
  {
    file: 'api/src/comments/delete-comment.ts',
    tests: comments,
    mutants: [
      [
        'only its account may delete a comment',
        'and(eq(comments.id, id), eq(comments.authorId, user.id))',
        'eq(comments.id, id)',
      ],
    ],
  },
  {
    file: 'api/src/comments/list-comments.ts',
    tests: comments,
    mutants: [
      [
        'equal names are not the same account',
        'reader?.id === author.id',
        'reader?.displayName === author.displayName',
      ],
    ],
  },
  {
    file: 'shared-domain/src/text/checks.ts',
    tests: [...comments, 'shared-domain/src/text/checks.test.ts'],
    mutants: [
      ['a comment is trimmed', '.trim();', ';'],
      ['a comment has a visible character', 'if (!visibleCharacter.test(text))', 'if (false)'],
      ['a comment has 1000 characters at most', 'countCharacters(text) > limits.comment', 'false'],
      ['a comment has 8 KB at most', '.length > limits.commentBytes', '.length > Infinity'],
      ['a comment has no control characters', `.replace(forbiddenCharacters, '')`, ''],
      ['a comment has no runs of blank lines', `.replace(blankLines, '\\n\\n')`, ''],
    ],
  },
  {
    file: 'api/src/http/problem.ts',
    tests: comments,
    mutants: [
      ['the body limit fits the longest comment', '3 * limits.commentBytes + 1024', 'limits.commentBytes'],
    ],
  },
  {
    file: 'shared-domain/src/text/checks.ts',
    tests: ['shared-domain/src/text/checks.test.ts'],
    mutants: [['a letter has four marks at most', `.replace(excessMarks, '$1')`, '']],
  },
  {
    file: 'api/src/http/read-input.ts',
    tests: resilience,
    mutants: [['a text holds no NUL', 'if (Object.values(read).some(hasNul))', 'if (false)']],
  },
  {
    file: 'api/src/http/read-input.ts',
    tests: resilience,
    mutants: [
      ['a body is JSON', String.raw`!/^application\/json\b/i.test(`, 'false && ('],
      ['inputs match their schema', 'if (!result.success)', 'if (false)'],
    ],
  },
  {
    file: 'shared-domain/src/wire/inputs.ts',
    tests: attacks,
    mutants: [
      ['a number is digits', `v.digits('A number is digits only'), `, ''],
      ['a number is not too small', 'v.minValue(min),', ''],
      ['a number is not too large', 'v.maxValue(max),', ''],
      [
        'a comment’s number is within the range',
        'wholeNumber(0, Number.MAX_SAFE_INTEGER)',
        'wholeNumber(0, Infinity)',
      ],
      ['segments of an address have a maximum length', 'v.maxLength(most),', ''],
    ],
  },
  {
    file: 'shared-domain/src/wire/inputs.ts',
    tests: resilience,
    mutants: [
      [
        'a shard is lower case with dashes',
        `v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A shard is lower case with dashes, such as pc-krjp'),`,
        '',
      ],
      ['a range is one of the list', 'v.picklist(playingRanges)', 'v.string()'],
    ],
  },
  {
    file: 'shared-domain/src/wire/inputs.ts',
    tests: calls,
    mutants: [
      ['typed text has a maximum length', 'v.maxLength(limits.searchName)', 'v.maxLength(Infinity)'],
      ['typed text is not empty', 'v.string(), v.minLength(1), v', 'v.string(), v'],
    ],
  },
  {
    file: 'shared-domain/src/wire/inputs.ts',
    tests: client,
    mutants: [
      [
        'a segment of dots does not change the address',
        String.raw`v.check((value) => !/^\.+$/.test(value), 'Dots alone are no id'),`,
        '',
      ],
    ],
  },
  {
    file: 'shared-domain/src/wire/client/request.ts',
    tests: client,
    mutants: [
      [
        'a name stays one segment of a call',
        'encodeURIComponent(String(params[key]))',
        'String(params[key])',
      ],
    ],
  },
  {
    file: 'shared-domain/src/text/account-id.ts',
    tests: ['shared-domain/src/text/checks.test.ts'],
    mutants: [
      ['a name is not only dots', String.raw`!/^\.*$/.test(value) &&`, ''],
      ['a name has a maximum length', 'other: 24', 'other: Infinity'],
      ['an account id has a maximum length', 'account: 40', 'account: Infinity'],
    ],
  },
  {
    file: 'shared-domain/src/game/pubg/dictionaries/index.ts',
    tests: ['shared-domain/src/game/pubg/dictionaries/dictionaries.test.ts'],
    mutants: [['"constructor" is no weapon', 'Object.hasOwn(names, id)', 'id in names']],
  },
  {
    file: 'shared-domain/src/game/pubg/tier-names.ts',
    tests: ['shared-domain/src/game/pubg/tiers.test.ts'],
    mutants: [['"constructor" is no tier', 'Object.hasOwn(names, id)', 'id in names']],
  },
  {
    file: 'api/src/players/suggest-players.ts',
    tests: attacks,
    mutants: [['a text is a text in a search pattern', String.raw`.replaceAll(/[\\%_]/g, '\\$&')`, '']],
  },
];
